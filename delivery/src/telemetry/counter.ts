import type { Channel, Registry } from "@promptfolio/contracts/registry";
import { releaseKey } from "@promptfolio/contracts/release";
import type { TelemetryReport, VitalName } from "@promptfolio/contracts/telemetry";
import { entryOf } from "../registry/transitions";
import { addCounts, type Counts, emptyCounts, emptyTally, type Tally, vitalKey } from "./counts";
import { bucketOf, histogramKey, isGuarded } from "./histogram";
import { emptyNetworkTally, type NetworkTally, networkKey } from "./network-counts";

/**
 * The largest value of each vital that is rated good; https://web.dev/articles/vitals. Milliseconds, CLS without unit.
 */
const GOOD: Record<VitalName, number> = { LCP: 2_500, FCP: 1_800, TTFB: 800, INP: 200, CLS: 0.1 };

const isGoodVital = (name: VitalName, value: number): boolean => value <= GOOD[name];

export interface ReportCounter {
  /**
   * Counts one report; returns whether its release is known. Reports of unknown releases are ignored, as clients can
   * send anything.
   */
  count(report: TelemetryReport, registry: Registry, network?: string): boolean;
  /** Returns the counts since the last call and resets them; undefined if there are none. */
  take(): Counts | undefined;
}

const FIELDS = {
  served: "served",
  view: "views",
  load: "loadFailures",
  error: "errors",
  render: "renderFailures",
} as const satisfies Record<string, keyof Tally>;

type Event = Exclude<TelemetryReport, { kind: "vital" | "foreign" }>;

const NETWORK_FIELDS = {
  served: "served",
  view: "views",
  load: "failures",
  error: "failures",
  render: undefined,
} as const satisfies Record<Event["kind"], keyof NetworkTally | undefined>;

/** Which arm of a running canary an event counts for: its own version, or the stable one. */
const canaryCounts = (
  event: Event,
  { canary, stable }: Channel,
  tally: Tally,
  network: string | undefined,
): Partial<Counts> => {
  const isCanary = canary?.version === event.version;
  if (!canary || (!isCanary && stable !== event.version)) return {};
  const sums = { [canary.salt]: tally };
  const field = NETWORK_FIELDS[event.kind];
  const key =
    network === undefined ? undefined : networkKey(canary.salt, isCanary ? "canary" : "stable", network);
  return {
    ...(isCanary ? { canaries: sums } : { baselines: sums }),
    ...(key && field ? { networks: { [key]: { ...emptyNetworkTally(), [field]: 1 } } } : {}),
  };
};

/** A measurement of a version; during a canary also of its own version, or of the stable one in the same time. */
const histogramsOf = (
  { remote, version, name, value }: Extract<TelemetryReport, { kind: "vital" }>,
  { canary, stable }: Channel,
): Counts["histograms"] => {
  if (!isGuarded(name)) return {};
  const arm = canary?.version === version ? "canary" : stable === version ? "stable" : undefined;
  const one = { [bucketOf(value)]: 1 };
  return {
    [vitalKey(releaseKey(remote, version), name)]: one,
    ...(canary && arm ? { [histogramKey(canary.salt, arm, name)]: one } : {}),
  };
};

const countsOf = (report: TelemetryReport, channel: Channel, network: string | undefined): Counts => {
  // A metric of its own counts these: nothing judges a release by them.
  if (report.kind === "foreign") return emptyCounts();
  const key = releaseKey(report.remote, report.version);
  if (report.kind === "vital") {
    const { name, value } = report;
    const good = isGoodVital(name, value) ? 1 : 0;
    return {
      ...emptyCounts(),
      vitals: { [vitalKey(key, name)]: { count: 1, sum: value, good } },
      histograms: histogramsOf(report, channel),
    };
  }
  const tally = { ...emptyTally(), [FIELDS[report.kind]]: 1 };
  return {
    ...emptyCounts(),
    releases: { [key]: tally },
    ...canaryCounts(report, channel, tally, network),
  };
};

export const createReportCounter = (): ReportCounter => {
  let counts: Counts | undefined;
  return {
    count: (report, registry, network) => {
      const entry = entryOf(registry, report.remote);
      if (!entry.releases.some(({ version }) => version === report.version)) return false;
      counts = addCounts(counts ?? emptyCounts(), countsOf(report, entry.channel, network));
      return true;
    },
    take: () => {
      const taken = counts;
      counts = undefined;
      return taken;
    },
  };
};
