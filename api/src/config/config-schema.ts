import {
  BUCKET_SETTINGS,
  count,
  DATA_SETTINGS,
  LISTEN_SETTINGS,
  origin,
  text,
} from "@promptfolio/server/config/settings";
import { type Static, Type } from "typebox";

const postgresUrl = Type.String({
  pattern: "^postgres(ql)?://",
  description: "a URL that starts with postgres://",
});
const secret = Type.String({ minLength: 8, maxLength: 200, description: "8 to 200 characters long" });

/** The settings in the environment; a setting's description completes the sentence 'NAME must be …'. */
export const Environment = Type.Object({
  ...LISTEN_SETTINGS,
  ...DATA_SETTINGS,
  DRAIN_SECONDS: count(0, 600, 0, "seconds"),
  DEMO_COLLECTION_DIR: Type.Optional({ ...text, description: "the folder of the demo collection" }),
  DATABASE_URL: Type.Optional(postgresUrl),
  DATABASE_DIRECT_URL: Type.Optional(postgresUrl),
  DATABASE_REPLICA_URL: Type.Optional(postgresUrl),
  DATABASE_CONNECTIONS: count(1, 200, 10),
  JWT_SECRET: Type.Optional(
    Type.String({
      pattern: "^[^,]{32,}(,[^,]{32,})*$",
      description:
        "32 characters or more (several, separated by commas: the first one signs, all are accepted)",
    }),
  ),
  TOKEN_HOURS: count(1, 8760, 168, "hours"),
  ADMIN_TOKEN_HOURS: count(1, 8760, 12, "hours"),
  PASSWORD_LENGTH: count(6, 64, 6, "characters"),
  ADMIN_EMAIL: Type.Optional(
    Type.String({
      pattern: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$",
      maxLength: 254,
      description: "an email address",
    }),
  ),
  ADMIN_PASSWORD: Type.Optional(secret),
  ADMIN_SIGNUP_CODE: Type.Optional(secret),
  ADMIN_PASSKEY: {
    ...Type.Union([Type.Literal("optional"), Type.Literal("required")], { default: "optional" }),
    description: "optional or required",
  },
  DEMO: {
    ...Type.Union([Type.Literal("on"), Type.Literal("off"), Type.Literal("auto")], { default: "auto" }),
    description: "on, off or auto",
  },
  TRUST_PROXY: Type.Optional({ ...text, description: "a list of addresses or networks" }),
  HSTS_SECONDS: count(0, 63_072_000, 31_536_000, "seconds"),
  HSTS_SUBDOMAINS: {
    ...Type.Union([Type.Literal("on"), Type.Literal("off")], { default: "off" }),
    description: "on or off",
  },
  CORS_ORIGIN: Type.Optional(
    Type.String({
      pattern: "^https?://[^/,\\s]+(, ?https?://[^/,\\s]+)*$",
      description: "a list of origins such as https://example.com, separated by commas",
    }),
  ),
  SITE_ORIGIN: Type.Optional(origin),
  SMTP_URL: Type.Optional(
    Type.String({
      pattern: "^smtps?://\\S+$",
      description: "a URL that starts with smtps:// or smtp://",
    }),
  ),
  MAIL_FROM: Type.Optional(
    Type.String({
      pattern: "^[^\\r\\n]*[^\\s@<>]+@[^\\s@<>]+>?$",
      maxLength: 254,
      description: "a sender such as Promptfolio <hello@example.com>",
    }),
  ),
  NETWORK_CEILING: Type.Optional({ ...Type.Integer({ minimum: 0 }), description: "a number from 0" }),
  NEW_ACCOUNT_CEILING: Type.Optional({ ...Type.Integer({ minimum: 0 }), description: "a number from 0" }),
  THROTTLE_DELAY_SECONDS: count(1, 3_600, 1, "seconds"),
  PICTURE_TIMEOUT_MS: count(100, 600_000, 10_000, "milliseconds"),
  SIGNUPS_PER_HOUR: count(1, 1_000_000, 20),
  WATCHDOG_SECONDS: count(0, 3_600, 10, "seconds"),
  ...BUCKET_SETTINGS,
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    Type.String({
      pattern: "^https?://[^\\s?#]+$",
      description: "the URL of a collector such as http://localhost:4318",
    }),
  ),
  OTEL_METRIC_EXPORT_INTERVAL: count(100, 3_600_000, 60_000, "milliseconds"),
  LOG_LEVEL: {
    ...Type.Enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], { default: "info" }),
    description: "fatal, error, warn, info, debug, trace or silent",
  },
});
export type Environment = Static<typeof Environment>;
