import { type Logger, type LoggerOptions, pino } from "pino";

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
const BATCHES = { minLength: 8_192, periodicFlush: 100 };

/** Maximum output that waits for a reader that has stopped reading, in bytes. Further lines are dropped. */
const MAX_PENDING = 32 * 1024 * 1024;

/**
 * A logger of JSON lines. They are written in the background; lines that are still unwritten when the process exits, or
 * fails with an error, are written then. Only a kill loses the latest lines.
 */
export const createLog = (level: string, serializers?: LoggerOptions["serializers"]): Logger =>
  pino(logOptions(level, serializers), pino.destination({ ...BATCHES, sync: false, maxLength: MAX_PENDING }));
