import type { Release } from "../telemetry/release-of-error";
import { reportFailure } from "../telemetry/telemetry";
import type { Originals } from "./originals";
import { restoreGlobals } from "./restore-globals";

/** Restores globals that a release has overwritten, and reports them. */
export const reportOverwritten = (originals: Originals, release: Release): void => {
  const names = restoreGlobals(originals);
  if (names.length > 0)
    reportFailure(
      { kind: "error", ...release, where: "page guard" },
      new Error(`Overwrote ${names.join(", ")}`),
    );
};
