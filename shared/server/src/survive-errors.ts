import type { Logger } from "pino";

/**
 * Keeps one request's mistake from ending the process for all others: a promise that nobody waits for and that rejects
 * is logged, and the process goes on. After an error that was thrown outside of any promise its state is unknown, so it
 * finishes the pending requests and ends.
 * @param onRejection called for each such promise, to count them
 * @param stop finishes the pending requests, and ends the process
 */
export const surviveErrors = (log: Logger, onRejection: () => void, stop: () => void): void => {
  process.on("unhandledRejection", (error) => {
    log.error({ err: error }, "a promise was rejected and nobody waited for it");
    onRejection();
  });
  process.on("uncaughtException", (error) => {
    log.fatal(
      { err: error },
      "an error was thrown outside of any request; the process ends after pending ones",
    );
    stop();
  });
};
