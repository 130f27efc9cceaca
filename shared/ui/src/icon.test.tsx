import { render } from "@testing-library/react";
import { outlineOf } from "./icon";
import * as icons from "./icons";

test.each([
  ["a line", "line", { x1: 3, y1: 12, x2: 21, y2: 12 }, "M3 12L21 12"],
  ["a circle", "circle", { cx: 12, cy: 12, r: 3 }, "M9 12a3 3 0 0 1 6 0a3 3 0 0 1 -6 0z"],
  [
    "a rectangle",
    "rect",
    { x: 8, y: 6, width: 14, height: 10, rx: 2 },
    "M10 6h10a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z",
  ],
  ["a path that starts with a relative move", "path", { d: "m9 18 6-6-6-6" }, "M9 18l6-6-6-6"],
  ["a relative move with a command behind it", "path", { d: "m6 9h3v4" }, "M6 9h3v4"],
] as const)("draws %s as part of a path", (_shape, tag, attributes, outline) => {
  expect(outlineOf([[tag, attributes]])).toBe(outline);
});

test("throws for a shape that has no outline", () => {
  expect(() => outlineOf([["ellipse", { rx: 2 }]])).toThrow(/<ellipse>/);
});

test("draws every icon with one path", () => {
  for (const Icon of Object.values(icons)) {
    const { container, unmount } = render(<Icon className="sun" />);
    expect(container.querySelectorAll("*")).toHaveLength(2);
    expect(container.querySelector("svg.sun")).toHaveAttribute("aria-hidden", "true");
    expect(container.querySelector("path")?.getAttribute("d")).toMatch(/^M[\d.]/);
    unmount();
  }
});
