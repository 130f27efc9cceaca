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

/** A logger of JSON lines. */
export const createLog = (level: string, serializers?: LoggerOptions["serializers"]): Logger =>
  pino(logOptions(level, serializers));
