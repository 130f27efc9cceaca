const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * The SVG path of a series across `width` × `height`, from 0 at the bottom to the largest value just below the top. A
 * single value gives a level line; without values the path is empty.
 */
export const linePath = (values: readonly number[], width: number, height: number): string => {
  if (values.length === 0) return "";
  const series = values.length === 1 ? [...values, ...values] : values;
  const highest = Math.max(...series, 0);
  const room = height - 4;
  return series
    .map((value, index) => {
      const x = (index / (series.length - 1)) * width;
      const y = height - 2 - (highest > 0 ? Math.max(0, value / highest) * room : 0);
      return `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`;
    })
    .join("");
};
