import type { Seen } from "./visitors";

export interface Outcome {
  drill: string;
  seen: string;
  acknowledged: number;
  lost: number;
}

const describe = ({ statuses, longestGapMs }: Seen): string =>
  [
    ...Object.entries(statuses).map(([status, count]) => `${count} × ${status}`),
    `no page for ${(longestGapMs / 1_000).toFixed(1)} s at most`,
  ].join(", ");

export const outcome = (
  drill: string,
  seen: Seen | string,
  { acknowledged, lost }: { acknowledged: number; lost: number },
): Outcome => ({ drill, seen: typeof seen === "string" ? seen : describe(seen), acknowledged, lost });

/** Prints what visitors saw as a table; the command fails if anything was lost. */
export const report = (outcomes: readonly Outcome[]): void => {
  console.log("\n| Drill | What visitors saw | Acknowledged | Lost |\n|---|---|---|---|");
  for (const { drill, seen, acknowledged, lost } of outcomes)
    console.log(`| ${drill} | ${seen} | ${acknowledged} | ${lost} |`);
  if (outcomes.some(({ lost }) => lost > 0)) process.exitCode = 1;
};
