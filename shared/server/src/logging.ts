import { type DestinationStream, type Logger, type LoggerOptions, pino } from "pino";

/** Prompts, tokens and emails have no business in a log: whatever could carry one is removed. */
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
  // Values of a failed statement, as the database's driver attaches them.
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

/** Lines are written together: when there are so many characters of them, and so many milliseconds later at most. */
const BATCH = 16_384;
const FLUSH_INTERVAL_MS = 100;

/** What may wait for a reader that has stopped reading; lines beyond are dropped, and the server goes on. In bytes. */
const MAX_PENDING = 32 * 1024 * 1024;

/**
 * Gathers lines and hands them on as one text. pino's own destination measures its whole buffer for each line, and each of its
 * writes is a task for another thread: one line a request costs four microseconds this way, and seven that way.
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
  // Before the output's own listener, which ends it.
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
 * A logger of JSON lines. They are written in the background; what is still unwritten when the process exits, or dies of an
 * error, is written then. Only a kill loses the last moment's.
 */
export const createLog = (level: string, serializers?: LoggerOptions["serializers"]): Logger =>
  pino(logOptions(level, serializers), createDestination());
