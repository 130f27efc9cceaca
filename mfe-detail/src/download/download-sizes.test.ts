import { downloadChoices, downloadSizes, fileEnding } from "./download-sizes";

describe("download sizes", () => {
  it.each([
    [3072, 3840, ["1080 × 1350", "1620 × 2025", "3072 × 3840"]],
    [6000, 8000, ["1013 × 1350", "1519 × 2025", "2880 × 3840"]],
    [2160, 2700, ["1080 × 1350", "1620 × 2025", "2160 × 2700"]],
    [1620, 2025, ["1080 × 1350", "1620 × 2025"]],
    [1500, 1000, ["1350 × 900", "1500 × 1000"]],
    [1080, 1350, ["1080 × 1350"]],
    [400, 500, ["400 × 500"]],
  ])("of a picture of %i by %i pixels exceed neither its own size nor 4K", (width, height, sizes) => {
    expect(downloadSizes({ width, height }).map((size) => `${size.width} × ${size.height}`)).toEqual(sizes);
  });

  it("are labelled 4K where they are 4K", () => {
    const formats = downloadChoices({ width: 3072, height: 3840 });
    expect(formats.map(({ format, choices }) => [format, choices.at(-1)?.label])).toEqual([
      ["JPG", "3072 × 3840 (4K)"],
      ["PNG", "3072 × 3840 (4K)"],
      ["PDF", "3072 × 3840 (4K)"],
    ]);
  });

  it.each([
    [3072, 3840, 1350, " 1080x1350.png"],
    [3072, 3840, 2025, ".png"],
    [3072, 3840, 3840, " 3072x3840.png"],
    [1620, 2025, 1350, " 1080x1350.png"],
    [1080, 1350, 1350, ".png"],
  ] as const)("of a picture of %i by %i have names of their own: %i", (width, height, side, ending) => {
    expect(fileEnding({ width, height }, { format: "png", side })).toBe(ending);
  });
});
