import type { Registry } from "@promptfolio/contracts/registry";
import { releaseKey } from "@promptfolio/contracts/release";
import type { TelemetryReport } from "@promptfolio/contracts/telemetry";
import { addCounts, type Counts, emptyCounts, emptyTally, type Tally } from "./counts";
import { isGoodVital } from "./good-vital";

export interface ReportCounter {
  /** Counts one report; says whether its release is known. Unknown ones are left out: anybody may send anything. */
  count(report: TelemetryReport, registry: Registry): boolean;
  /** What was counted since the last call, then starts again at zero; null if nothing was. */
  take(): Counts | null;
}

const FIELDS = {
  view: "views",
  load: "loadFailures",
  error: "errors",
  render: "renderFailures",
} as const satisfies Record<string, keyof Tally>;

const countsOf = (report: TelemetryReport, registry: Registry): Counts => {
  const key = releaseKey(report.remote, report.version);
  if (report.kind === "vital") {
    const { name, value } = report;
    const good = isGoodVital(name, value) ? 1 : 0;
    return { ...emptyCounts(), vitals: { [`${key} ${name}`]: { count: 1, sum: value, good } } };
  }
  const tally = { ...emptyTally(), [FIELDS[report.kind]]: 1 };
  const canary = registry.entries[report.remote]?.channel.canary;
  const canaries: Record<string, Tally> = canary?.version === report.version ? { [canary.salt]: tally } : {};
  return { ...emptyCounts(), releases: { [key]: tally }, canaries };
};

export const createReportCounter = (): ReportCounter => {
  let counts: Counts | null = null;
  return {
    count: (report, registry) => {
      const entry = registry.entries[report.remote];
      if (!entry?.releases.some(({ version }) => version === report.version)) return false;
      counts = addCounts(counts ?? emptyCounts(), countsOf(report, registry));
      return true;
    },
    take: () => {
      const taken = counts;
      counts = null;
      return taken;
    },
  };
};
