import { type Logger, type LoggerOptions, pino } from "pino";
import type { ApiConfig } from "./config";

/** Prompts, tokens and emails have no business in a log: what could carry one is removed. */
export const logOptions = ({ logLevel }: Pick<ApiConfig, "logLevel">): LoggerOptions => ({
  level: logLevel,
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
      // A failed statement's text and values, as drizzle and the driver attach them.
      "err.params",
      "err.query",
      "err.cause.detail",
      "err.cause.where",
    ],
    remove: true,
  },
});

/** JSON lines. */
export const createLog = (config: Pick<ApiConfig, "logLevel">): Logger => pino(logOptions(config));
