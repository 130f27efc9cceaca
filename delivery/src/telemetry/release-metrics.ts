import { BASIS_POINTS } from "@promptfolio/contracts/registry";
import type { TelemetryReport } from "@promptfolio/contracts/telemetry";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { LiveRegistry } from "../registry/live-registry";

/** Metrics of releases: this instance's counts since its start. */
export type ReleaseMetrics = ReturnType<typeof createReleaseMetrics>;

/** Buckets around the thresholds of https://web.dev/articles/vitals, in seconds. */
const VITAL_BUCKETS = [0.05, 0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4, 8];
const SHIFT_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5];

const RELEASE = ["remote", "version"] as const;

const addGauges = (live: Pick<LiveRegistry, "registry" | "badReleases">, registers: Registry[]): void => {
  new Gauge({
    name: "promptfolio_registry_revision",
    help: "Revision of the registry",
    registers,
    collect() {
      this.set(live.registry().revision);
    },
  });
  new Gauge({
    name: "promptfolio_release_traffic_ratio",
    help: "Share of the visitors that get a release",
    labelNames: RELEASE,
    registers,
    collect() {
      this.reset();
      for (const [remote, { channel }] of Object.entries(live.registry().entries)) {
        const { stable, canary } = channel;
        const share = canary ? canary.basisPoints / BASIS_POINTS : 0;
        if (stable !== null) this.set({ remote, version: stable }, 1 - share);
        if (canary) this.set({ remote, version: canary.version }, share);
      }
    },
  });
  new Gauge({
    name: "promptfolio_bad_releases",
    help: "Releases that should be served and can't be",
    labelNames: RELEASE,
    registers,
    collect() {
      this.reset();
      for (const { id, version } of live.badReleases()) this.set({ remote: id, version }, 1);
    },
  });
};

/** @param stateProblems how many states of the registry were refused */
export const createReleaseMetrics = (
  live: Pick<LiveRegistry, "registry" | "badReleases">,
  stateProblems: () => number = () => 0,
) => {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames, registers });
  addGauges(live, registers);
  const served = counter(
    "promptfolio_pages_served_total",
    "Pages sent, by the release of their remote",
    RELEASE,
  );
  const views = counter("promptfolio_page_views_total", "Pages that browsers reported as opened", RELEASE);
  const failures = counter("promptfolio_remote_failures_total", "Failures by kind: load, error, render", [
    ...RELEASE,
    "kind",
  ]);
  const foreign = counter(
    "promptfolio_foreign_errors_total",
    "Errors that visitors' browsers caused, by cause: no release is judged by them",
    ["cause"],
  );
  const vitals = new Histogram({
    name: "promptfolio_web_vital_seconds",
    help: "LCP, FCP, TTFB and INP, as browsers measured them",
    labelNames: [...RELEASE, "vital"],
    buckets: VITAL_BUCKETS,
    registers,
  });
  const shifts = new Histogram({
    name: "promptfolio_layout_shift_score",
    help: "CLS, as browsers measured it",
    labelNames: RELEASE,
    buckets: SHIFT_BUCKETS,
    registers,
  });
  const violations = counter(
    "promptfolio_policy_violations_total",
    "Violations of pages' policies that browsers reported",
    ["directive", "disposition"],
  );
  let changedFiles = 0;
  new Counter({
    name: "promptfolio_release_verification_failures_total",
    help: "States of the registry and files of releases that do not verify, and are not served",
    labelNames: ["what"],
    registers,
    collect() {
      this.reset();
      this.inc({ what: "state" }, stateProblems());
      this.inc({ what: "file" }, changedFiles);
    },
  });
  return {
    count: (report: TelemetryReport): void => {
      const { kind, remote, version } = report;
      if (kind === "served") served.inc({ remote, version });
      else if (kind === "view") views.inc({ remote, version });
      else if (kind === "foreign") foreign.inc({ cause: report.cause });
      else if (kind !== "vital") failures.inc({ remote, version, kind });
      else if (report.name === "CLS") shifts.observe({ remote, version }, report.value);
      else vitals.observe({ remote, version, vital: report.name }, report.value / 1_000);
    },
    /** Counts a file whose content differs from what its release lists. */
    countChangedFile: (): void => {
      changedFiles += 1;
    },
    /** Counts what a page's policy forbade (`enforce`), or would forbid (`report`). */
    countPolicyViolation: (directive: string, disposition: "enforce" | "report"): void =>
      violations.inc({ directive, disposition }),
    text: () => registry.metrics(),
    json: () => registry.getMetricsAsJSON(),
  };
};
