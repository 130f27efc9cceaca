import type { Channel, Registry } from "@promptfolio/contracts/registry";
import { releaseKey } from "@promptfolio/contracts/release";
import type { TelemetryReport, VitalName } from "@promptfolio/contracts/telemetry";
import { entryOf } from "../registry/transitions";
import type { Amounts } from "./count-store";
import { type Arm, type NetworkTally, networkKey, type Tally, vitalKey } from "./counts";
import { bucketOf, histogramKey, isGuarded } from "./histogram";

/**
 * The largest value of each vital that is rated good; https://web.dev/articles/vitals. Milliseconds, CLS without unit.
 */
const GOOD: Record<VitalName, number> = { LCP: 2_500, FCP: 1_800, TTFB: 800, INP: 200, CLS: 0.1 };

type Event = Exclude<TelemetryReport, { kind: "vital" | "foreign" }>;
type Vital = Extract<TelemetryReport, { kind: "vital" }>;

/** What an event counts as: for a release, and for a network. */
const FIELDS = {
  served: ["served", "served"],
  view: ["views", "views"],
  load: ["loadFailures", "failures"],
  error: ["errors", "failures"],
  render: ["renderFailures", undefined],
} as const satisfies Record<Event["kind"], [keyof Tally, keyof NetworkTally | undefined]>;

/** The running canary, and which of its arms a version is: the canary's own, or the stable one. */
const trialOf = (version: string, { canary, stable }: Channel): { salt: string; arm: Arm } | undefined => {
  if (!canary) return undefined;
  if (canary.version === version) return { salt: canary.salt, arm: "canary" };
  return stable === version ? { salt: canary.salt, arm: "stable" } : undefined;
};

const seriesOfEvent = ({ kind, remote, version }: Event, channel: Channel, network?: string): string[] => {
  const [field, networkField] = FIELDS[kind];
  const series = [`release ${releaseKey(remote, version)} ${field}`];
  const trial = trialOf(version, channel);
  if (!trial) return series;
  const { salt, arm } = trial;
  series.push(`${arm === "canary" ? "canary" : "baseline"} ${salt} ${field}`);
  if (network !== undefined && networkField)
    series.push(`network ${networkKey(salt, arm, network)} ${networkField}`);
  return series;
};

const amountsOfVital = ({ remote, version, name, value }: Vital, channel: Channel): Amounts => {
  const key = vitalKey(releaseKey(remote, version), name);
  const good = value <= GOOD[name] ? 1 : 0;
  const amounts = { [`vital ${key} count`]: 1, [`vital ${key} sum`]: value, [`vital ${key} good`]: good };
  if (!isGuarded(name)) return amounts;
  const bucket = bucketOf(value);
  const trial = trialOf(version, channel);
  const measured = trial ? [key, histogramKey(trial.salt, trial.arm, name)] : [key];
  return { ...amounts, ...Object.fromEntries(measured.map((one) => [`histogram ${one} ${bucket}`, 1])) };
};

const amountsFor = (report: TelemetryReport, channel: Channel, network?: string): Amounts => {
  // A metric of its own counts these: nothing judges a release by them.
  if (report.kind === "foreign") return {};
  if (report.kind === "vital") return amountsOfVital(report, channel);
  return Object.fromEntries(seriesOfEvent(report, channel, network).map((series) => [series, 1]));
};

export const createReportCounter = () => {
  let amounts: Record<string, number> = {};
  return {
    /**
     * Counts one report; returns whether its release is known. Reports of unknown releases are ignored, as clients can
     * send anything.
     */
    count: (report: TelemetryReport, registry: Registry, network?: string): boolean => {
      const entry = entryOf(registry, report.remote);
      if (!entry.releases.some(({ version }) => version === report.version)) return false;
      for (const [series, amount] of Object.entries(amountsFor(report, entry.channel, network)))
        if (amount !== 0) amounts[series] = (amounts[series] ?? 0) + amount;
      return true;
    },
    /** Returns the counts since the last call and resets them. */
    take: (): Amounts => {
      const taken = amounts;
      amounts = {};
      return taken;
    },
  };
};
