/** @param share fraction of the values that are not larger than the result, 0 to 1 */
export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export const whole = (value: number): string => Math.round(value).toLocaleString("en-US");

/** Prints a line of figures with their target. */
export const line = (name: string, figures: string, bar: string): void =>
  console.log(`${name.padEnd(52)} ${figures.padEnd(44)} ${bar}`);

/** Prints a rate beside the baseline's rate, with the minimum ratio between them. */
export const ratio = (name: string, ours: number, theirs: number, bar?: number): void =>
  line(
    name,
    `${whole(ours)}/s to ${whole(theirs)}/s: ${(ours / theirs).toFixed(3)}×`,
    bar === undefined ? "" : `${ours / theirs < bar ? "MISSED " : ""}at least ${bar}×`,
  );

/** Prints a requirement that must hold on any machine: the run fails if it doesn't. */
export const must = (name: string, figures: string, holds: boolean, bar: string): void => {
  line(name, figures, `${holds ? "" : "MISSED "}${bar}`);
  if (!holds) process.exitCode = 1;
};
