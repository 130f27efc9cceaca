import { isIP, isIPv4 } from "node:net";
import { resolve } from "node:path";
import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { ConfigError, type Env, readEnvironment } from "@promptfolio/server/config/read-environment";
import { BUCKET_GROUP, bucketOf } from "@promptfolio/server/config/settings";
import { Environment } from "./config-schema";
import { readPostgresUrl } from "./postgres-url";

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
    demoCollectionDir:
      settings.DEMO_COLLECTION_DIR === undefined ? undefined : resolve(settings.DEMO_COLLECTION_DIR),
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
