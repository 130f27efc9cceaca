import {
  BUCKET_SETTINGS,
  count,
  DATA_SETTINGS,
  LISTEN_SETTINGS,
  origin,
  text,
} from "@promptfolio/server/config/settings";
import { type Static, Type } from "typebox";

const secret = Type.String({ minLength: 8, maxLength: 200, description: "8 to 200 characters long" });
const ceiling = Type.Optional(Type.Integer({ minimum: 0, description: "a number from 0" }));

const matching = (pattern: string, description: string, limits: { maxLength?: number } = {}) =>
  Type.Optional(Type.String({ pattern, description, ...limits }));

const postgresUrl = matching("^postgres(ql)?://", "a URL that starts with postgres://");

const oneOf = <const Values extends string[]>(values: readonly [...Values], fallback: Values[number]) =>
  Type.Enum(values, {
    default: fallback,
    description: `${values.slice(0, -1).join(", ")} or ${values.at(-1)}`,
  });

/** The settings in the environment; a setting's description completes the sentence 'NAME must be …'. */
export const Environment = Type.Object({
  ...LISTEN_SETTINGS,
  ...DATA_SETTINGS,
  DRAIN_SECONDS: count(0, 600, 0, "seconds"),
  DEMO_COLLECTION_DIR: Type.Optional({ ...text, description: "the folder of the demo collection" }),
  DATABASE_URL: postgresUrl,
  DATABASE_DIRECT_URL: postgresUrl,
  DATABASE_REPLICA_URL: postgresUrl,
  DATABASE_CONNECTIONS: count(1, 200, 10),
  JWT_SECRET: matching(
    "^[^,]{32,}(,[^,]{32,})*$",
    "32 characters or more (several, separated by commas: the first one signs, all are accepted)",
  ),
  TOKEN_HOURS: count(1, 8760, 168, "hours"),
  ADMIN_TOKEN_HOURS: count(1, 8760, 12, "hours"),
  PASSWORD_LENGTH: count(6, 64, 6, "characters"),
  ADMIN_EMAIL: matching("^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$", "an email address", { maxLength: 254 }),
  ADMIN_PASSWORD: Type.Optional(secret),
  ADMIN_SIGNUP_CODE: Type.Optional(secret),
  ADMIN_PASSKEY: oneOf(["optional", "required"], "optional"),
  DEMO: oneOf(["on", "off", "auto"], "auto"),
  TRUST_PROXY: Type.Optional({ ...text, description: "a list of addresses or networks" }),
  HSTS_SECONDS: count(0, 63_072_000, 31_536_000, "seconds"),
  HSTS_SUBDOMAINS: oneOf(["on", "off"], "off"),
  CORS_ORIGIN: matching(
    "^https?://[^/,\\s]+(, ?https?://[^/,\\s]+)*$",
    "a list of origins such as https://example.com, separated by commas",
  ),
  SITE_ORIGIN: Type.Optional(origin),
  SMTP_URL: matching("^smtps?://\\S+$", "a URL that starts with smtps:// or smtp://"),
  MAIL_FROM: matching(
    "^[^\\r\\n]*[^\\s@<>]+@[^\\s@<>]+>?$",
    "a sender such as Promptfolio <hello@example.com>",
    { maxLength: 254 },
  ),
  NETWORK_CEILING: ceiling,
  NEW_ACCOUNT_CEILING: ceiling,
  THROTTLE_DELAY_SECONDS: count(1, 3_600, 1, "seconds"),
  PICTURE_TIMEOUT_MS: count(100, 600_000, 10_000, "milliseconds"),
  SIGNUPS_PER_HOUR: count(1, 1_000_000, 20),
  WATCHDOG_SECONDS: count(0, 3_600, 10, "seconds"),
  ...BUCKET_SETTINGS,
  OTEL_EXPORTER_OTLP_ENDPOINT: matching(
    "^https?://[^\\s?#]+$",
    "the URL of a collector such as http://localhost:4318",
  ),
  OTEL_METRIC_EXPORT_INTERVAL: count(100, 3_600_000, 60_000, "milliseconds"),
  LOG_LEVEL: oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"], "info"),
});
export type Environment = Static<typeof Environment>;
