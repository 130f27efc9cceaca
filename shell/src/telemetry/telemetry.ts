import { SHELL_ID } from "@promptfolio/contracts/release";
import {
  type FailureReport,
  TELEMETRY_LIMITS,
  TELEMETRY_PATH,
  type TelemetryReport,
} from "@promptfolio/contracts/telemetry";
import { onFirstInteraction } from "@promptfolio/host/hooks/on-first-interaction";
import { shownRelease } from "../guard/page-session";
import { foreignCause } from "./foreign-cause";
import { type Release, releaseOfError, stackFrames } from "./stack-trace";

/** A failure in this tab, by remote and version. Contains nothing personal. */
type Failure = Omit<FailureReport, "message" | "frames"> & { kind: "load" | "error" };

/** How long reports are batched, in milliseconds; failures are sent at once. */
const BATCH_DELAY_MS = 1_000;

/** One tab in this many reports web vitals; all tabs report failures and views, as canaries are judged by them. */
const VITALS_SAMPLE_ONE_IN = 10;

/** The maximum number of failures that a tab reports: further ones add nothing new. */
const MAX_FAILURES = 20;

const waiting: TelemetryReport[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let failures = 0;
let wasShown = false;

/** A page that is prerendered or was opened in the background may never be seen. */
const isOrWasShown = (): boolean => {
  wasShown ||= document.visibilityState === "visible";
  return wasShown;
};

/**
 * Sends the pending reports without blocking anything, even while the tab is being closed; nothing until the page has
 * been shown.
 */
const sendReports = (): void => {
  if (!isOrWasShown()) return;
  clearTimeout(timer);
  timer = undefined;
  while (waiting.length > 0) {
    const reports = waiting.splice(0, TELEMETRY_LIMITS.reports);
    navigator.sendBeacon?.(TELEMETRY_PATH, new Blob([JSON.stringify(reports)], { type: "application/json" }));
  }
};

const report = (item: TelemetryReport): void => {
  waiting.push(item);
  if (isOrWasShown()) timer ??= setTimeout(sendReports, BATCH_DELAY_MS);
};

/** Reports that a page of a remote was opened, successfully or not. Failures are judged against these views. */
export const reportView = (remote: string, version: string): void =>
  report({ kind: "view", remote, version });

/**
 * Reports a failure that a visitor could see; one that the visitor's browser caused is counted by its cause, and not
 * against the release.
 * @param wasChanged for a failed hydration, whether an extension had added elements
 */
export const reportFailure = (failure: Failure, error: unknown, wasChanged?: boolean): void => {
  const { kind, remote, version, where } = failure;
  const cause = foreignCause(error, kind, wasChanged);
  console[cause ? "debug" : "error"](`${remote} ${version}: ${where}`, error);
  failures += 1;
  if (failures > MAX_FAILURES) return;
  if (cause) {
    report({ kind: "foreign", remote, version, cause });
    return;
  }
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const frames = stackFrames(error);
  waiting.push({
    ...failure,
    where: where.slice(0, TELEMETRY_LIMITS.where),
    message: message.slice(0, TELEMETRY_LIMITS.message),
    ...(frames.length > 0 && { frames }),
  });
  sendReports();
};

/**
 * Reports an error against the release that threw it, or else against another one; without either it is nobody's. If the
 * page of a third release is shown, that page may have broken what threw: the error is shown with both.
 * @param filename the file that the browser names, for errors without a stack
 */
export const reportThrown = (error: unknown, where: string, otherwise?: Release, filename?: string): void => {
  const thrownIn = releaseOfError(error instanceof Error ? error.stack : undefined, filename);
  const shown = shownRelease();
  const release = thrownIn ?? otherwise;
  if (thrownIn && shown && thrownIn.remote !== shown.remote) {
    const [first, second] = thrownIn.remote === SHELL_ID ? [shown, thrownIn] : [thrownIn, shown];
    const disputedWith = `${second.remote} ${second.version}`;
    reportFailure({ kind: "error", ...first, where, disputedWith }, error);
  } else if (release) reportFailure({ kind: "error", ...release, where }, error);
};

const watchErrors = (): void => {
  addEventListener("error", ({ error, message, filename }) =>
    reportThrown(error ?? message, location.pathname, undefined, filename),
  );
  addEventListener("unhandledrejection", ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error) reportThrown(reason, location.pathname);
  });
};

/** Only sampled tabs fetch the measuring code; the browser buffers earlier entries. */
const watchVitals = async (release: Release): Promise<void> => {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import("web-vitals");
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB])
    measure(({ name, value }) => report({ kind: "vital", ...release, name, value }));
};

/** Reports the start of this shell, uncaught errors, and the web vitals of the first page. */
export const startTelemetry = (shell: Release, landing: Release | undefined, random: () => number): void => {
  reportView(shell.remote, shell.version);
  watchErrors();
  if (landing && random() < 1 / VITALS_SAMPLE_ONE_IN)
    onFirstInteraction(
      () => void watchVitals(landing).catch((error: unknown) => console.debug("Not measured", error)),
    );
  document.addEventListener("visibilitychange", sendReports);
};
