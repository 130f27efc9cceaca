import { type Logger, pino } from "pino";
import type { ApiConfig } from "./config";

/** JSON lines. Prompts, tokens and emails have no business there: what could carry one is removed. */
export function createLog({ logLevel }: Pick<ApiConfig, "logLevel">): Logger {
  return pino({
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
        "err.params",
        "err.query",
        "err.cause.detail",
        "err.cause.where",
      ],
      remove: true,
    },
  });
}
