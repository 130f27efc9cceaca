import { readFileSync } from "node:fs";
import { join } from "node:path";
import { color } from "@promptfolio/ui/theme";
import type { DrawingName } from "./drawing";

const file = readFileSync(join(__dirname, "drawings.svg"), "utf8");
const NAMES: DrawingName[] = ["wall", "seal", "copy", "sealed", "formats", "uptime"];

test.each(NAMES)("the file has the drawing %s once", (name) => {
  expect(file.split(`id="${name}"`)).toHaveLength(2);
});

test("the drawings use the theme's colours only", () => {
  const colors = [...file.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, value]) => value);
  expect(colors.length).toBeGreaterThan(20);
  expect(["none", ...Object.values(color)]).toEqual(expect.arrayContaining(colors));
});
