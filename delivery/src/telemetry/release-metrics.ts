import { BASIS_POINTS } from "@promptfolio/contracts/registry";
import type { TelemetryReport } from "@promptfolio/contracts/telemetry";
import type { PrometheusMetric } from "@promptfolio/server/tracing/spans";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { LiveRegistry } from "../registry/live-registry";

/** Metrics of releases: this instance's counts since its start. */
export interface ReleaseMetrics {
  count(report: TelemetryReport): void;
  /** Counts a file whose content differs from what its release lists. */
  countChangedFile(): void;
  /** Counts what a page's policy forbade (`enforce`), or would forbid (`report`). */
  countPolicyViolation(directive: string, disposition: "enforce" | "report"): void;
  /** In Prometheus' text format. */
  text(): Promise<string>;
  json(): Promise<readonly PrometheusMetric[]>;
}

const FAILURES = ["load", "error", "render"] as const;
const isFailure = (kind: string): kind is (typeof FAILURES)[number] =>
  FAILURES.some((known) => known === kind);

/** Buckets around the thresholds of https://web.dev/articles/vitals, in seconds. */
const VITAL_BUCKETS = [0.05, 0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4, 8];
const SHIFT_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5];

const registryGauges = (
  live: Pick<LiveRegistry, "registry" | "badReleases">,
  registers: Registry[],
): void => {
  const labelNames = ["remote", "version"] as const;
  const revision: Gauge = new Gauge({
    name: "promptfolio_registry_revision",
    help: "Revision of the registry",
    registers,
    collect: () => revision.set(live.registry().revision),
  });
  const traffic: Gauge<"remote" | "version"> = new Gauge({
    name: "promptfolio_release_traffic_ratio",
    help: "Share of the visitors that get a release",
    labelNames,
    registers,
    collect: () => {
      traffic.reset();
      for (const [remote, { channel }] of Object.entries(live.registry().entries)) {
        const { stable, canary } = channel;
        const share = canary ? canary.basisPoints / BASIS_POINTS : 0;
        if (stable !== null) traffic.set({ remote, version: stable }, 1 - share);
        if (canary) traffic.set({ remote, version: canary.version }, share);
      }
    },
  });
  const bad: Gauge<"remote" | "version"> = new Gauge({
    name: "promptfolio_bad_releases",
    help: "Releases that should be served and can't be",
    labelNames,
    registers,
    collect: () => {
      bad.reset();
      for (const { id, version } of live.badReleases()) bad.set({ remote: id, version }, 1);
    },
  });
};

/** Counts what was read and rejected since the start. */
const refusals = (stateProblems: () => number, registers: Registry[]) => {
  let files = 0;
  const counter: Counter<"what"> = new Counter({
    name: "promptfolio_release_verification_failures_total",
    help: "States of the registry and files of releases that do not verify, and are not served",
    labelNames: ["what"],
    registers,
    collect: () => {
      counter.reset();
      counter.inc({ what: "state" }, stateProblems());
      counter.inc({ what: "file" }, files);
    },
  });
  return {
    countChangedFile: () => {
      files += 1;
    },
  };
};

/** @param stateProblems how many states of the registry were refused */
export const createReleaseMetrics = (
  live: Pick<LiveRegistry, "registry" | "badReleases">,
  stateProblems: () => number = () => 0,
): ReleaseMetrics => {
  const registry = new Registry();
  const registers = [registry];
  const labelNames = ["remote", "version"] as const;
  registryGauges(live, registers);
  const served = new Counter({
    name: "promptfolio_pages_served_total",
    help: "Pages sent, by the release of their remote",
    labelNames,
    registers,
  });
  const views = new Counter({
    name: "promptfolio_page_views_total",
    help: "Pages that browsers reported as opened",
    labelNames,
    registers,
  });
  const failures = new Counter({
    name: "promptfolio_remote_failures_total",
    help: "Failures by kind: load, error, render",
    labelNames: [...labelNames, "kind"],
    registers,
  });
  const foreign = new Counter({
    name: "promptfolio_foreign_errors_total",
    help: "Errors that visitors' browsers caused, by cause: no release is judged by them",
    labelNames: ["cause"],
    registers,
  });
  const vitals = new Histogram({
    name: "promptfolio_web_vital_seconds",
    help: "LCP, FCP, TTFB and INP, as browsers measured them",
    labelNames: [...labelNames, "vital"],
    buckets: VITAL_BUCKETS,
    registers,
  });
  const shifts = new Histogram({
    name: "promptfolio_layout_shift_score",
    help: "CLS, as browsers measured it",
    labelNames,
    buckets: SHIFT_BUCKETS,
    registers,
  });
  const violations = new Counter({
    name: "promptfolio_policy_violations_total",
    help: "Violations of pages' policies that browsers reported",
    labelNames: ["directive", "disposition"],
    registers,
  });
  return {
    countPolicyViolation: (directive, disposition) => violations.inc({ directive, disposition }),
    ...refusals(stateProblems, registers),
    count: (report) => {
      const { kind, remote, version } = report;
      if (kind === "served") served.inc({ remote, version });
      else if (kind === "view") views.inc({ remote, version });
      else if (report.kind === "foreign") foreign.inc({ cause: report.cause });
      else if (isFailure(kind)) failures.inc({ remote, version, kind });
      else if (report.kind === "vital" && report.name === "CLS")
        shifts.observe({ remote, version }, report.value);
      else if (report.kind === "vital")
        vitals.observe({ remote, version, vital: report.name }, report.value / 1_000);
    },
    text: () => registry.metrics(),
    json: () => registry.getMetricsAsJSON(),
  };
};
