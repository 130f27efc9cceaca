import type { VersionChange } from "./chart-time";

/** Width of a label's character in units, at a font size of 13 with tabular figures. */
const CHARACTER_WIDTH = 7.5;
const GAP = 8;

export interface VersionLabel {
  version: string;
  x: number;
  anchor: "start" | "middle" | "end";
}

/**
 * Positions of the version names above a chart `right` units wide: over their lines, but within the drawing.
 * If two labels would overlap, only the newer one is shown.
 */
export const placeLabels = (
  changes: readonly VersionChange[],
  x: (at: number) => number,
  right: number,
): VersionLabel[] => {
  const labels: VersionLabel[] = [];
  let free = Number.POSITIVE_INFINITY;
  for (const { at, version } of changes.toReversed()) {
    const width = version.length * CHARACTER_WIDTH;
    const start = Math.max(0, Math.min(x(at) - width / 2, right - width));
    if (start + width + GAP > free) continue;
    free = start;
    if (start === 0) labels.unshift({ version, x: 0, anchor: "start" });
    else if (start + width === right) labels.unshift({ version, x: right, anchor: "end" });
    else labels.unshift({ version, x: x(at), anchor: "middle" });
  }
  return labels;
};
