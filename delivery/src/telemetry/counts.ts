import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import { emptyNetworkTally, NetworkTallySchema } from "./network-counts";

/** The counts of one version of a remote, or of one canary. */
const TallySchema = Type.Object({
  /** Pages sent by the server. */
  served: Type.Number(),
  /** Pages that browsers reported as opened. */
  views: Type.Number(),
  /** How often the remote could not be fetched. */
  loadFailures: Type.Number(),
  /** Uncaught errors, and pages that failed during rendering. */
  errors: Type.Number(),
  /** Pages that the server could not render. */
  renderFailures: Type.Number(),
});

/** Sums of a web vital: how many measurements, their sum, and how many were good. */
const VitalSchema = Type.Object({ count: Type.Number(), sum: Type.Number(), good: Type.Number() });

export const CountsSchema = Type.Object({
  /** By remote and version, `gallery@1.0.0`. */
  releases: Type.Record(Type.String(), TallySchema),
  /** By a canary's salt: only events while it ran. */
  canaries: Type.Record(Type.String(), TallySchema),
  /** By a canary's salt: events of the stable version in the same time. */
  baselines: Type.Record(Type.String(), TallySchema),
  /** By a canary's salt, its arm and a network's number: `0f3a canary 417`. */
  networks: Type.Record(Type.String(), NetworkTallySchema),
  /** By remote, version and vital, `gallery@1.0.0 LCP`. */
  vitals: Type.Record(Type.String(), VitalSchema),
  /**
   * The number of measurements in each bucket, by a guarded vital and what was measured: a version, `gallery@1.0.0 LCP`,
   * or an arm of a canary, `0f3a stable LCP`.
   */
  histograms: Type.Record(Type.String(), Type.Record(Type.String(), Type.Number())),
});

export type Tally = Static<typeof TallySchema>;
export type Counts = Static<typeof CountsSchema>;

export const emptyTally = (): Tally => ({
  served: 0,
  views: 0,
  loadFailures: 0,
  errors: 0,
  renderFailures: 0,
});
export const emptyCounts = (): Counts => ({
  releases: {},
  canaries: {},
  baselines: {},
  networks: {},
  vitals: {},
  histograms: {},
});

/** Where the measurements of a version's vital are counted. */
export const vitalKey = (release: string, vital: string): string => `${release} ${vital}`;

/** All failures. */
export const failuresOf = ({ loadFailures, errors, renderFailures }: Tally): number =>
  loadFailures + errors + renderFailures;

/** Failures per page view; failures without any view count as one each. */
export const errorRateOf = (tally: Tally): number =>
  failuresOf(tally) / Math.max(1, tally.views, tally.served);

const addNumbers = <T extends Record<string, number>>(into: T | undefined, more: T): T => {
  if (!into) return { ...more };
  const sums = Object.entries(more).map(([name, value]) => [name, (into[name] ?? 0) + value]);
  return { ...into, ...Object.fromEntries(sums) };
};

const addRecords = <T extends Record<string, number>>(
  into: Record<string, T>,
  more: Record<string, T>,
): Record<string, T> => {
  const sums = { ...into };
  for (const [key, value] of Object.entries(more)) sums[key] = addNumbers(sums[key], value);
  return sums;
};

export const addCounts = (one: Counts, other: Counts): Counts => ({
  releases: addRecords(one.releases, other.releases),
  canaries: addRecords(one.canaries, other.canaries),
  baselines: addRecords(one.baselines, other.baselines),
  networks: addRecords(one.networks, other.networks),
  vitals: addRecords(one.vitals, other.vitals),
  histograms: addRecords(one.histograms, other.histograms),
});

/** @throws Error if the text is not valid counts. */
export const parseCounts = (source: string): Counts => {
  const parsed: object = JSON.parse(source);
  // Counts from versions of the product before histograms lack them.
  return Value.Parse(CountsSchema, { ...emptyCounts(), ...parsed });
};

const zeros = <T>(empty: T, sums: object): T => ({ ...empty, ...sums });

/** Adds the zeros that are left out of stored sums. */
export const completeCounts = (sums: { [Part in keyof Counts]: Record<string, object> }): Counts => {
  const complete = <T>(part: Record<string, object>, empty: T): Record<string, T> =>
    Object.fromEntries(Object.entries(part).map(([key, value]) => [key, zeros(empty, value)]));
  return Value.Parse(CountsSchema, {
    releases: complete(sums.releases, emptyTally()),
    canaries: complete(sums.canaries, emptyTally()),
    baselines: complete(sums.baselines, emptyTally()),
    networks: complete(sums.networks, emptyNetworkTally()),
    vitals: complete(sums.vitals, { count: 0, sum: 0, good: 0 }),
    histograms: sums.histograms,
  });
};
