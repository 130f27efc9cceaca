import { type Logger, type LoggerOptions, pino } from "pino";

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

/** Lines are written together: when there are so many bytes of them, and so many milliseconds later at most. */
const BUFFER = { minLength: 4_096, periodicFlush: 100 };

/** What may wait for a reader that has stopped reading; lines beyond are dropped, and the server goes on. In bytes. */
const MAX_PENDING = 32 * 1024 * 1024;

/**
 * A logger of JSON lines. They are written in the background; what is still unwritten when the process exits, or dies of an
 * error, is written then. Only a kill loses the last moment's.
 */
export const createLog = (level: string, serializers?: LoggerOptions["serializers"]): Logger =>
  pino(logOptions(level, serializers), pino.destination({ sync: false, ...BUFFER, maxLength: MAX_PENDING }));
