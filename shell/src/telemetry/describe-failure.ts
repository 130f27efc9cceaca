import { TELEMETRY_LIMITS } from "@promptfolio/contracts/telemetry";
import { foreignCause } from "./foreign-cause";
import { releaseOfError } from "./release-of-error";
import { stackFrames } from "./stack-frames";

const messageOf = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(
    0,
    TELEMETRY_LIMITS.message,
  );

/** What a report says about an error, and what in the visitor's browser caused it, if anything did. */
export const describeFailure = (...[error, kind, wasChanged]: Parameters<typeof foreignCause>) => {
  const frames = stackFrames(error);
  return {
    cause: foreignCause(error, kind, wasChanged),
    message: messageOf(error),
    ...(frames.length > 0 && { frames }),
  };
};

/** The release that threw an error; the file that the browser names tells it if there is no stack. */
export const releaseOf = (error: unknown, filename?: string) =>
  releaseOfError(error instanceof Error ? error.stack : undefined, filename);
