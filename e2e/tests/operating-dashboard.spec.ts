import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "../support/fixtures";
import { ROOT } from "../support/product";

const METRIC = /\b((?:promptfolio|http|nodejs)_\w+?)(?:_bucket|_sum|_count)?\b(?=[{[),])/g;

test("the Grafana dashboard queries metrics that the product exports", async ({ product }) => {
  const dashboard = await readFile(join(ROOT, "docs/operating/grafana-releases.json"), "utf8");
  const metrics = await (await fetch(`${product.origin}/metrics`)).text();
  const known = new Set([...metrics.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const queried = [...new Set([...dashboard.matchAll(METRIC)].map(([, name = ""]) => name))];
  expect(queried.length).toBeGreaterThanOrEqual(10);
  expect(queried.filter((name) => !known.has(name))).toEqual([]);
  expect(metrics).toMatch(/^promptfolio_release_traffic_ratio\{remote="gallery",version="[^"]+"\} 1$/m);
});
