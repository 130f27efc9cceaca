import { onFirstInteraction } from "@promptfolio/host/hooks/on-first-interaction";
import type { Release } from "./stack-trace";
import { reportThrown, reportView, reportVital, sendReports } from "./telemetry";

/** One tab in this many reports web vitals; all tabs report failures and views, as canaries are judged by them. */
const VITALS_SAMPLE_ONE_IN = 10;

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
    measure(({ name, value }) => reportVital({ kind: "vital", ...release, name, value }));
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
