import type { ReleaseHistory } from "@promptfolio/contracts/api/release-history";
import { render } from "@testing-library/react";
import { MetricChart } from "./metric-chart";

const LCP = {
  ...{ key: "LCP", name: "LCP, p75", scale: 1 },
  valueOf: ({ vitals }: ReleaseHistory["steps"][number]["stable"]) => vitals["LCP"] ?? undefined,
  format: String,
};

test("lines break where nothing was measured, and a single value is a dot", () => {
  const steps = [null, 1, 2, null, 3, null].map((value, index) => ({
    at: new Date(index * 1_000).toISOString(),
    stable: { views: 0, failures: 0, errors: 0, vitals: { LCP: value, INP: null, CLS: null } },
    canary: null,
  }));
  const history = { id: "gallery", hours: 24, stepMs: 1_000, steps, states: [] } as const;
  const { container } = render(
    <MetricChart history={{ ...history, states: [] }} metric={LCP} chosen={undefined} onPoint={jest.fn()} />,
  );
  const line = container.querySelector("path.stable")?.getAttribute("d") ?? "";
  expect(line.match(/[ML]/g)).toEqual(["M", "L", "M"]);
  expect(container.querySelectorAll("circle.dot")).toHaveLength(1);
});
