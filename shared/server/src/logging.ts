import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";

/** Prompts, tokens and emails must not be logged: every field that could contain one is removed. */
const REDACTED = [
  "prompt",
  "*.prompt",
  "email",
  "*.email",
  "password",
  "*.password",
  "access_token",
  "*.access_token",
  "req.headers",
  // Values of a failed statement, attached by the database driver.
  "err.detail",
  "err.where",
  "err.cause.detail",
  "err.cause.where",
];

export const logOptions = (level: string, serializers: LoggerOptions["serializers"] = {}): LoggerOptions => ({
  level,
  serializers,
  redact: { paths: REDACTED, remove: true },
});

/** Lines are written in batches: as soon as they have this many characters, and at least at this interval. */
const BATCH = 16_384;
const FLUSH_INTERVAL_MS = 100;

/** Maximum output that waits for a reader that has stopped reading, in bytes. Further lines are dropped. */
const MAX_PENDING = 32 * 1024 * 1024;

/**
 * Collects lines and writes them as one text. pino's own destination measures its whole buffer for each line, and each
 * of its writes is a task for another thread: one line per request costs four microseconds this way, seven with pino's.
 */
const createDestination = (): DestinationStream & { flushSync(): void } => {
  let lines: string[] = [];
  let length = 0;
  const flush = (): void => {
    if (length === 0) return;
    const text = lines.join("");
    lines = [];
    length = 0;
    output.write(text);
  };
  const flushSync = (): void => {
    flush();
    output.flushSync();
  };
  // Registered before the output's own listener, which ends the output.
  process.once("exit", flushSync);
  const output = pino.destination({ sync: false, maxLength: MAX_PENDING });
  setInterval(flush, FLUSH_INTERVAL_MS).unref();
  return {
    write: (line) => {
      lines.push(line);
      length += line.length;
      if (length >= BATCH) flush();
    },
    flushSync,
  };
};

/**
 * A logger of JSON lines. They are written in the background; lines that are still unwritten when the process exits, or
 * fails with an error, are written then. Only a kill loses the latest lines.
 */
export const createLog = (level: string, serializers?: LoggerOptions["serializers"]): Logger =>
  pino(logOptions(level, serializers), createDestination());
