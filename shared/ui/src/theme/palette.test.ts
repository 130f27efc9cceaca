import { type ColorName, PALETTE } from "./palette";

/** WCAG 2.2, relative luminance and contrast ratio. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const GROUNDS: ColorName[] = ["paper", "surface", "sunken"];
const WRITING: ColorName[] = [
  "ink",
  "ink-soft",
  "ink-faint",
  "accent",
  "accent-strong",
  "positive",
  "warning",
  "danger",
];

const TEXT: [ColorName, ColorName][] = [
  ...WRITING.flatMap((ink) => GROUNDS.map((ground): [ColorName, ColorName] => [ink, ground])),
  ["on-accent", "accent"],
  ["on-accent", "accent-strong"],
  ["on-danger", "danger"],
  ["on-danger", "danger-strong"],
  ["on-inverse", "inverse"],
  ["accent", "accent-soft"],
  ["positive", "positive-soft"],
  ["warning", "warning-soft"],
  ["danger", "danger-soft"],
  ["ink", "accent-soft"],
  ["ink", "positive-soft"],
  ["ink", "warning-soft"],
  ["ink", "danger-soft"],
  ["ink-soft", "accent-soft"],
];

const CONTROLS: [ColorName, ColorName][] = (["control", "accent", "danger", "focus"] as const).flatMap(
  (line) => GROUNDS.map((ground): [ColorName, ColorName] => [line, ground]),
);

describe.each([
  ["light", 0],
  ["dark", 1],
] as const)("the %s theme", (_, theme) => {
  test.each(TEXT)("gives %s text on %s a contrast of at least 4.5:1", (ink, ground) => {
    expect(contrast(PALETTE[ink][theme], PALETTE[ground][theme])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(CONTROLS)("gives %s lines on %s a contrast of at least 3:1", (line, ground) => {
    expect(contrast(PALETTE[line][theme], PALETTE[ground][theme])).toBeGreaterThanOrEqual(3);
  });
});

test("calculates known contrast ratios", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 1);
});
