import { pictureShapeProblem } from "./picture-shape";

describe("the shape of an uploaded picture", () => {
  it.each([
    [16, 16],
    [16, 128],
    [1500, 12_000],
    [12_000, 1500],
    [1080, 1350],
  ])("may be %i by %i", (width, height) => {
    expect(pictureShapeProblem({ width, height })).toBeUndefined();
  });

  it.each([
    [15, 16, "16 to 12000 pixels; this one has 15×16."],
    [1, 30_000, "16 to 12000 pixels; this one has 1×30000."],
    [12_001, 12_000, "16 to 12000 pixels; this one has 12001×12000."],
    [16, 129, "8 times the pixels of the shorter one; this one has 16×129."],
    [12_000, 1499, "8 times the pixels of the shorter one; this one has 12000×1499."],
  ])("may not be %i by %i", (width, height, end) => {
    expect(pictureShapeProblem({ width, height })).toMatch(end);
  });
});
