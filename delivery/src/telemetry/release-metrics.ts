import { BASIS_POINTS } from "@promptfolio/contracts/registry";
import type { LiveRegistry } from "../registry/live-registry";
import type { Counts } from "./counts";

const quote = (value: string): string =>
  value.replace(/[\\"\n]/g, (sign) => (sign === "\n" ? "\\n" : `\\${sign}`));

const line = (name: string, labels: Record<string, string>, value: number): string =>
  `${name}{${Object.entries(labels)
    .map(([label, text]) => `${label}="${quote(text)}"`)
    .join(",")}} ${value}`;

const family = (name: string, help: string, lines: string[]): string[] =>
  lines.length === 0 ? [] : [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, ...lines];

const namedIn = (key: string): { remote: string; version: string } => {
  const [remote = "", version = ""] = key.split("@");
  return { remote, version };
};

/**
 * What is counted of releases, in Prometheus' text format. The numbers are of all instances together, of today and
 * yesterday, so they are gauges: any instance tells them alike.
 */
export const releaseMetrics = (
  counts: Counts,
  live: Pick<LiveRegistry, "registry" | "badReleases">,
): string => {
  const registry = live.registry();
  const bad = live
    .badReleases()
    .map(({ id, version }) => line("promptfolio_bad_release", { remote: id, version }, 1));
  const tallies = Object.entries(counts.releases).map(([key, tally]) => ({ labels: namedIn(key), tally }));
  const failures = tallies.flatMap(({ labels, tally }) => [
    line("promptfolio_remote_failures", { ...labels, kind: "load" }, tally.loadFailures),
    line("promptfolio_remote_failures", { ...labels, kind: "error" }, tally.errors),
    line("promptfolio_remote_failures", { ...labels, kind: "render" }, tally.renderFailures),
  ]);
  const vitals = Object.entries(counts.vitals).map(([key, vital]) => {
    const [release = "", name = ""] = key.split(" ");
    return { labels: { ...namedIn(release), vital: name }, vital };
  });
  const shares = Object.entries(registry.entries).flatMap(([remote, { channel }]) => {
    const canary = channel.canary ? channel.canary.basisPoints / BASIS_POINTS : 0;
    return [
      ...(channel.stable
        ? [line("promptfolio_remote_share", { remote, version: channel.stable }, 1 - canary)]
        : []),
      ...(channel.canary
        ? [line("promptfolio_remote_share", { remote, version: channel.canary.version }, canary)]
        : []),
    ];
  });
  const of = (name: string, pick: (vital: { count: number; sum: number; good: number }) => number) =>
    vitals.map(({ labels, vital }) => line(name, labels, pick(vital)));
  return `${[
    ...family("promptfolio_registry_revision", "Revision of the registry", [
      `promptfolio_registry_revision ${registry.revision}`,
    ]),
    ...family("promptfolio_bad_release", "Releases that should be served and can't be", bad),
    ...family("promptfolio_remote_share", "Share of the visitors", shares),
    ...family(
      "promptfolio_remote_views",
      "Page views of today and yesterday",
      tallies.map(({ labels, tally }) => line("promptfolio_remote_views", labels, tally.views)),
    ),
    ...family("promptfolio_remote_failures", "Failures of today and yesterday", failures),
    ...family(
      "promptfolio_vital_count",
      "Measurements of a web vital",
      of("promptfolio_vital_count", ({ count }) => count),
    ),
    ...family(
      "promptfolio_vital_sum",
      "Sum of the measurements",
      of("promptfolio_vital_sum", ({ sum }) => sum),
    ),
    ...family(
      "promptfolio_vital_good",
      "Good measurements",
      of("promptfolio_vital_good", ({ good }) => good),
    ),
  ].join("\n")}\n`;
};
