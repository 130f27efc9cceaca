import { isIP, isIPv4 } from "node:net";
import { resolve } from "node:path";
import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { ConfigError, type Env, readEnvironment } from "@promptfolio/server/config/read-environment";
import {
  BUCKET_GROUP,
  BUCKET_SETTINGS,
  bucketOf,
  count,
  DATA_SETTINGS,
  LISTEN_SETTINGS,
  origin,
  text,
} from "@promptfolio/server/config/settings";
import { type Static, Type } from "typebox";
import { readPostgresUrl } from "./postgres-url";

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
type Environment = Static<typeof Environment>;

const list = (value: string | undefined): string[] =>
  value === undefined ? [] : value.split(",").map((part) => part.trim());

const NETWORK_NAMES = ["loopback", "linklocal", "uniquelocal"];

const isAddressOrNetwork = (entry: string): boolean => {
  const [address = "", bits = "1", ...others] = entry.split("/");
  const maxBits = isIPv4(address) ? 32 : 128;
  return (
    isIP(address) !== 0 &&
    others.length === 0 &&
    /^\d+$/.test(bits) &&
    Number(bits) >= 1 &&
    Number(bits) <= maxBits
  );
};

/** @throws ConfigError unless all are addresses, networks or names of networks */
const readTrustedProxies = (proxies: string[]): string[] => {
  const mistake = proxies.find((entry) => !NETWORK_NAMES.includes(entry) && !isAddressOrNetwork(entry));
  if (mistake !== undefined)
    throw new ConfigError([
      `TRUST_PROXY must be a list of addresses or networks such as 10.0.0.0/8, separated by commas, or loopback; '${mistake}' is neither.`,
    ]);
  return proxies;
};

/** Settings that only make sense together. */
const GROUPS: readonly (readonly (keyof Environment)[])[] = [["ADMIN_EMAIL", "ADMIN_PASSWORD"], BUCKET_GROUP];

const readMail = ({ SMTP_URL, MAIL_FROM }: Environment, siteOrigin: string | undefined) => {
  if (SMTP_URL === undefined) return undefined;
  // Never taken from a request's Host: a caller could make links point to another site.
  if (siteOrigin === undefined) throw new ConfigError(["SMTP_URL also needs SITE_ORIGIN."]);
  const from = MAIL_FROM ?? `${PRODUCT_NAME} <no-reply@${new URL(siteOrigin).hostname}>`;
  return { smtpUrl: SMTP_URL, from };
};

const readDatabaseUrl = (
  settings: Environment,
  setting: "DATABASE_URL" | "DATABASE_DIRECT_URL" | "DATABASE_REPLICA_URL",
): string | undefined => {
  const url = settings[setting];
  if (url === undefined) return undefined;
  if (settings.DATABASE_URL === undefined) throw new ConfigError([`${setting} also needs DATABASE_URL.`]);
  return readPostgresUrl(url, setting);
};

/**
 * Reads the settings from the environment. An empty value counts as absent.
 * @throws ConfigError with one sentence per mistake
 */
export const readConfig = (env: Env) => {
  const settings = readEnvironment(Environment, env, GROUPS);
  const databaseUrl = readDatabaseUrl(settings, "DATABASE_URL");
  const siteOrigin = settings.SITE_ORIGIN?.replace(/\/$/, "");
  return {
    host: settings.HOST,
    port: settings.PORT,
    /** How long the process goes on after SIGTERM while it isn't ready. */
    drainSeconds: settings.DRAIN_SECONDS,
    dataDir: resolve(settings.DATA_DIR),
    /** Undefined: the collection that ships with the product. */
    demoCollectionDir: settings.DEMO_COLLECTION_DIR && resolve(settings.DEMO_COLLECTION_DIR),
    /** Undefined: the embedded database in `dataDir`. */
    databaseUrl,
    /** The same PostgreSQL for what needs a session: migrations, and listening for changes. */
    databaseDirectUrl: readDatabaseUrl(settings, "DATABASE_DIRECT_URL") ?? databaseUrl,
    /** A streaming replica for public reads. */
    databaseReplicaUrl: readDatabaseUrl(settings, "DATABASE_REPLICA_URL"),
    databaseConnections: settings.DATABASE_CONNECTIONS,
    /** The first one signs, all are accepted; if empty, one is generated in `dataDir`. */
    secrets: list(settings.JWT_SECRET),
    tokenHours: { user: settings.TOKEN_HOURS, admin: settings.ADMIN_TOKEN_HOURS },
    passwordLength: settings.PASSWORD_LENGTH,
    administrator:
      settings.ADMIN_EMAIL && settings.ADMIN_PASSWORD
        ? { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD }
        : undefined,
    adminSignUpCode: settings.ADMIN_SIGNUP_CODE,
    passkeyRequired: settings.ADMIN_PASSKEY === "required",
    demo: settings.DEMO,
    trustProxy: settings.TRUST_PROXY !== undefined && readTrustedProxies(list(settings.TRUST_PROXY)),
    strictTransport: `max-age=${settings.HSTS_SECONDS}${settings.HSTS_SUBDOMAINS === "on" ? "; includeSubDomains" : ""}`,
    corsOrigins: list(settings.CORS_ORIGIN),
    /** Without a trailing slash. Links in mails point to it. */
    siteOrigin,
    mail: readMail(settings, siteOrigin),
    /** Maximum guest views a day per network; undefined: 20 times the guest limit. */
    networkCeiling: settings.NETWORK_CEILING,
    /** Maximum views a day by new accounts per network; undefined: 10 times the daily limit. */
    newAccountCeiling: settings.NEW_ACCOUNT_CEILING,
    signUpsPerHour: settings.SIGNUPS_PER_HOUR,
    /** How long the first attempt beyond the limit must wait. */
    throttleDelaySeconds: settings.THROTTLE_DELAY_SECONDS,
    /** How long a picture that isn't rendered yet may wait in the queue. */
    pictureTimeoutMs: settings.PICTURE_TIMEOUT_MS,
    bucket: bucketOf(settings),
    /** How long the event loop may stand still before the process is ended; 0: for ever. */
    watchdogSeconds: settings.WATCHDOG_SECONDS,
    logLevel: settings.LOG_LEVEL,
    tracing: {
      endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
      metricsIntervalMs: settings.OTEL_METRIC_EXPORT_INTERVAL,
    },
  };
};

export type ApiConfig = Readonly<ReturnType<typeof readConfig>>;
