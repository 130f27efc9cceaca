import { createHash } from "node:crypto";
import { type Static, type TSchema, Type } from "typebox";
import { parseStored } from "../registry/object-log";
import type { Amounts } from "./count-store";

/** Sums of zero are left out where counts are stored. */
const sum = Type.Number({ default: 0 });

/** The counts of one version of a remote, or of one canary. */
const TallySchema = Type.Object(
  {
    /** Pages sent by the server. */
    served: sum,
    /** Pages that browsers reported as opened. */
    views: sum,
    /** How often the remote could not be fetched. */
    loadFailures: sum,
    /** Uncaught errors, and pages that failed during rendering. */
    errors: sum,
    /** Pages that the server could not render. */
    renderFailures: sum,
  },
  { default: {} },
);

/** The counts of one network for a canary, or for the stable version in the same time. */
const NetworkTallySchema = Type.Object(
  {
    /** Pages that were served to it. */
    served: sum,
    /** Pages that its browsers reported as opened. */
    views: sum,
    /** Failures that its browsers reported. */
    failures: sum,
  },
  { default: {} },
);

/** Sums of a web vital: how many measurements, their sum, and how many were good. */
const VitalSchema = Type.Object({ count: sum, sum, good: sum }, { default: {} });

const recordOf = <Schema extends TSchema>(value: Schema) =>
  Type.Record(Type.String(), value, { default: {} });

export const CountsSchema = Type.Object({
  /** By remote and version, `gallery@1.0.0`. */
  releases: recordOf(TallySchema),
  /** By a canary's salt: only events while it ran. */
  canaries: recordOf(TallySchema),
  /** By a canary's salt: events of the stable version in the same time. */
  baselines: recordOf(TallySchema),
  /** By a canary's salt, its arm and a network's number: `0f3a canary 417`. */
  networks: recordOf(NetworkTallySchema),
  /** By remote, version and vital, `gallery@1.0.0 LCP`. */
  vitals: recordOf(VitalSchema),
  /**
   * The number of measurements in each bucket, by a guarded vital and what was measured: a version, `gallery@1.0.0 LCP`,
   * or an arm of a canary, `0f3a stable LCP`. Counts from versions of the product before histograms lack them.
   */
  histograms: recordOf(Type.Record(Type.String(), Type.Number())),
});

export type Tally = Static<typeof TallySchema>;
export type NetworkTally = Static<typeof NetworkTallySchema>;
export type Counts = Static<typeof CountsSchema>;

export const emptyCounts = (): Counts => parseStored(CountsSchema, {});
export const emptyTally = (): Tally => parseStored(TallySchema, {});

/** A canary is compared with the stable version. */
export type Arm = "canary" | "stable";

/** Networks are hashed into this many buckets: enough to distinguish several, too few to identify one. */
const NETWORK_BUCKETS = 1_024;

/** The key of a network in the counts of one canary. */
export const networkKey = (salt: string, arm: Arm, network: string): string => {
  const digest = createHash("sha256").update(`${salt} ${network}`).digest();
  return `${salt} ${arm} ${digest.readUInt32BE(0) % NETWORK_BUCKETS}`;
};

/** The networks that were counted for one arm of a canary. */
export const networksOf = ({ networks }: Counts, salt: string, arm: Arm): NetworkTally[] =>
  Object.entries(networks)
    .filter(([key]) => key.startsWith(`${salt} ${arm} `))
    .map(([, tally]) => tally);

/** Where the measurements of a version's vital are counted. */
export const vitalKey = (release: string, vital: string): string => `${release} ${vital}`;

export const failuresOf = ({ loadFailures, errors, renderFailures }: Tally): number =>
  loadFailures + errors + renderFailures;

/** Failures per page view; failures without any view count as one each. */
export const errorRateOf = (tally: Tally): number =>
  failuresOf(tally) / Math.max(1, tally.views, tally.served);

const KINDS = {
  release: "releases",
  canary: "canaries",
  baseline: "baselines",
  network: "networks",
  vital: "vitals",
  histogram: "histograms",
} as const;

const isKind = (text: string): text is keyof typeof KINDS => text in KINDS;

/** Counts as flat sums by name: `release gallery@1.0.0 views`, `vital gallery@1.0.0 LCP count`. Zeros are left out. */
export const amountsOf = (counts: Counts): Amounts => {
  const amounts: Record<string, number> = {};
  for (const [kind, part] of Object.entries(KINDS)) {
    const named: Record<string, Record<string, number>> = counts[part];
    for (const [key, sums] of Object.entries(named))
      for (const [measure, amount] of Object.entries(sums))
        if (amount !== 0) amounts[`${kind} ${key} ${measure}`] = amount;
  }
  return amounts;
};

/** The inverse of `amountsOf`. Names in another format, as from a later version of the product, are ignored. */
export const countsOf = (amounts: Amounts): Counts => {
  const sums: Record<keyof Counts, Record<string, Record<string, number>>> = emptyCounts();
  for (const [series, amount] of Object.entries(amounts)) {
    const [kind = "", ...rest] = series.split(" ");
    const measure = rest.pop();
    if (!isKind(kind) || !measure || rest.length === 0) continue;
    const part = sums[KINDS[kind]];
    const key = rest.join(" ");
    part[key] = { ...part[key], [measure]: amount };
  }
  return parseStored(CountsSchema, sums);
};
