import { BASIS_POINTS, type Canary } from "@promptfolio/contracts/registry";
import { type Arm, type Counts, emptyTally, type NetworkTally, networksOf, type Tally } from "./counts";
import { GUARDED_VITALS, type Histogram, histogramKey, p75Of } from "./histogram";
import { failsMore, isSlower } from "./sequential-test";

/** With fewer networks no decision is made: a single one could be an attacker's script. */
const MIN_NETWORKS = 2;

/** How many networks must have fallen silent, and by how much their share must exceed that of the stable version. */
const MAX_SILENT = { networks: 3, excess: 0.5 };

/** The minimum number of page views that the stable version's error rate must be based on. */
const MIN_STABLE_VIEWS = 20;

const evidenceOf = (tally: Tally | undefined, networks: NetworkTally[]) => {
  const { views, served, renderFailures } = tally ?? emptyTally();
  return { views: Math.max(views, served), serverFailures: renderFailures, networks };
};

type Evidence = ReturnType<typeof evidenceOf>;

/** The number of failures; each network contributes at most half of what is allowed. */
const failuresOf = ({ serverFailures, networks }: Evidence, allowed: number): number => {
  const failing = networks.filter(({ failures }) => failures > 0);
  if (failing.length < MIN_NETWORKS) return serverFailures;
  const cap = Math.max(1, Math.floor(allowed / 2));
  return failing.reduce((sum, { failures }) => sum + Math.min(failures, cap), serverFailures);
};

/** The share of networks that were served pages and never reported a view. */
const silentShare = (networks: NetworkTally[]): { share: number; silent: number } => {
  const served = networks.filter((network) => network.served > 0);
  const silent = served.filter(({ views }) => views === 0).length;
  return { share: silent / Math.max(1, served.length), silent };
};

const percent = (share: number): string => `${Math.round(share * BASIS_POINTS) / 100} %`;

const milliseconds = (histogram: Histogram): string => `${Math.round(p75Of(histogram) ?? 0)} ms`;

/**
 * A sentence about the web vital that is worse than the guard allows compared with the stable version; undefined if
 * none is.
 */
const slowerVital = ({ version, salt, guard }: Canary, { histograms }: Counts): string | undefined => {
  for (const vital of GUARDED_VITALS) {
    const ratio = guard.vitals?.[vital];
    const canary = histograms[histogramKey(salt, "canary", vital)] ?? {};
    const stable = histograms[histogramKey(salt, "stable", vital)] ?? {};
    if (ratio !== undefined && isSlower(canary, stable, ratio))
      return `${version}: ${vital} of ${milliseconds(canary)} beside ${milliseconds(stable)} of the stable version (p75); the guard allows ${ratio} times as much`;
  }
  return undefined;
};

/**
 * Why a canary has to stop, in a sentence; undefined if it need not. It is compared with the stable version in the same
 * time, so that a problem that affects both does not stop the canary.
 */
export const judgeCanary = (canary: Canary, counts: Counts): string | undefined => {
  const { version, salt, guard, ramp } = canary;
  const networks = (arm: Arm) => networksOf(counts, salt, arm);
  const candidate = evidenceOf(counts.canaries[salt], networks("canary"));
  const stable = evidenceOf(counts.baselines[salt], networks("stable"));
  if (candidate.views < guard.minimumViews) return undefined;

  const stableFailures = failuresOf(stable, guard.errorRate * stable.views);
  const stableRate = stable.views < MIN_STABLE_VIEWS ? 0 : stableFailures / stable.views;
  const allowed = (guard.errorRate + stableRate) * candidate.views;
  const failures = failuresOf(candidate, allowed);
  const isCertain =
    !ramp || failsMore({ ...candidate, failures }, { ...stable, failures: stableFailures }, guard.errorRate);
  if (failures > allowed && isCertain) {
    const beside = stableRate > 0 ? ` beyond the ${percent(stableRate)} of the stable version` : "";
    return `${version}: ${failures} errors in ${candidate.views} page views, ${percent(failures / candidate.views)}; the guard allows ${percent(guard.errorRate)}${beside}`;
  }

  const slower = slowerVital(canary, counts);
  if (slower) return slower;

  const [quiet, usual] = [silentShare(candidate.networks), silentShare(stable.networks)];
  if (quiet.silent >= MAX_SILENT.networks && quiet.share - usual.share > MAX_SILENT.excess)
    return `${version}: pages served to ${quiet.silent} networks never opened, ${percent(quiet.share)} of them; ${percent(usual.share)} with the stable version`;
  return undefined;
};
