import {
  BUCKET_SETTINGS,
  count,
  DATA_SETTINGS,
  LISTEN_SETTINGS,
  origin,
  text,
} from "@promptfolio/server/config/settings";
import { type Static, Type } from "typebox";

/** The settings in the environment; a setting's description completes the sentence 'NAME must be …'. */
export const Environment = Type.Object({
  ...LISTEN_SETTINGS,
  ...DATA_SETTINGS,
  DRAIN_SECONDS: { ...count(0, 600, 0), description: "a number of seconds from 0 to 600" },
  DEMO_COLLECTION_DIR: Type.Optional({ ...text, description: "the folder of the demo collection" }),
  DATABASE_URL: Type.Optional(
    Type.String({ pattern: "^postgres(ql)?://", description: "a URL that starts with postgres://" }),
  ),
  DATABASE_REPLICA_URL: Type.Optional(
    Type.String({ pattern: "^postgres(ql)?://", description: "a URL that starts with postgres://" }),
  ),
  DATABASE_CONNECTIONS: { ...count(1, 200, 10), description: "a number from 1 to 200" },
  JWT_SECRET: Type.Optional(
    Type.String({
      pattern: "^[^,]{32,}(,[^,]{32,})*$",
      description:
        "32 characters or more (several, separated by commas: the first one signs, all are accepted)",
    }),
  ),
  TOKEN_HOURS: { ...count(1, 8760, 168), description: "a number of hours from 1 to 8760" },
  ADMIN_TOKEN_HOURS: { ...count(1, 8760, 12), description: "a number of hours from 1 to 8760" },
  PASSWORD_LENGTH: { ...count(6, 64, 6), description: "a number of characters from 6 to 64" },
  ADMIN_EMAIL: Type.Optional(
    Type.String({
      pattern: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$",
      maxLength: 254,
      description: "an email address",
    }),
  ),
  ADMIN_PASSWORD: Type.Optional(
    Type.String({ minLength: 8, maxLength: 200, description: "8 to 200 characters long" }),
  ),
  ADMIN_SIGNUP_CODE: Type.Optional(
    Type.String({ minLength: 8, maxLength: 200, description: "8 to 200 characters long" }),
  ),
  ADMIN_PASSKEY: {
    ...Type.Union([Type.Literal("optional"), Type.Literal("required")], { default: "optional" }),
    description: "optional or required",
  },
  DEMO: {
    ...Type.Union([Type.Literal("on"), Type.Literal("off"), Type.Literal("auto")], { default: "auto" }),
    description: "on, off or auto",
  },
  TRUST_PROXY: Type.Optional(
    Type.String({
      pattern: "^[0-9a-fA-F.:/, ]+$|^(loopback|linklocal|uniquelocal)(, ?(loopback|linklocal|uniquelocal))*$",
      description: "a list of addresses or networks, separated by commas",
    }),
  ),
  HSTS_SECONDS: {
    ...count(0, 63_072_000, 31_536_000),
    description: "a number of seconds from 0 to 63072000",
  },
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
  THROTTLE_DELAY_SECONDS: { ...count(1, 3_600, 1), description: "a number of seconds from 1 to 3600" },
  PICTURE_TIMEOUT_MS: {
    ...count(100, 600_000, 10_000),
    description: "a number of milliseconds from 100 to 600000",
  },
  SIGNUPS_PER_HOUR: { ...count(1, 1_000_000, 20), description: "a number from 1" },
  WATCHDOG_SECONDS: { ...count(0, 3_600, 10), description: "a number of seconds from 0 to 3600" },
  ...BUCKET_SETTINGS,
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(
    Type.String({
      pattern: "^https?://[^\\s?#]+$",
      description: "the URL of a collector such as http://localhost:4318",
    }),
  ),
  OTEL_METRIC_EXPORT_INTERVAL: {
    ...count(100, 3_600_000, 60_000),
    description: "a number of milliseconds from 100 to 3600000",
  },
  LOG_LEVEL: {
    ...Type.Enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], { default: "info" }),
    description: "fatal, error, warn, info, debug, trace or silent",
  },
});
export type Environment = Static<typeof Environment>;
