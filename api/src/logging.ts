import { DrizzleQueryError } from "drizzle-orm/errors";
import { type Logger, type LoggerOptions, pino } from "pino";
import type { ApiConfig } from "./config";

/** A failed statement's message repeats its values: what the database said of it is told instead. */
const withoutValues = (error: Error) =>
  pino.stdSerializers.err(
    error instanceof DrizzleQueryError ? (error.cause ?? new Error("Failed query")) : error,
  );

/** Prompts, tokens and emails have no business in a log: what could carry one is removed. */
export const logOptions = ({ logLevel }: Pick<ApiConfig, "logLevel">): LoggerOptions => ({
  level: logLevel,
  serializers: { err: withoutValues },
  redact: {
    paths: [
      "prompt",
      "*.prompt",
      "email",
      "*.email",
      "password",
      "*.password",
      "access_token",
      "*.access_token",
      "req.headers",
      // Values of a failed statement, as the driver attaches them.
      "err.detail",
      "err.where",
      "err.cause.detail",
      "err.cause.where",
    ],
    remove: true,
  },
});

/** JSON lines. */
export const createLog = (config: Pick<ApiConfig, "logLevel">): Logger => pino(logOptions(config));
