import { resolve } from "node:path";
import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { ConfigError, type Env, readEnvironment } from "@promptfolio/server/config/read-environment";
import { BUCKET_GROUP, bucketOf } from "@promptfolio/server/config/settings";
import type { BucketLocation } from "@promptfolio/server/object-store/bucket-store";
import type { TracingConfig } from "@promptfolio/server/tracing/open-tracing";
import { Environment } from "./config-schema";
import { readPostgresUrl } from "./postgres-url";
import { readTrustedProxies } from "./trusted-proxies";

export interface MailConfig {
  smtpUrl: string;
  from: string;
}

export interface ApiConfig {
  host: string;
  port: number;
  /** How long the process goes on after SIGTERM while it isn't ready. */
  drainSeconds: number;
  /** Absolute. */
  dataDir: string;
  /** Absolute; undefined: the collection that ships with the product. */
  demoCollectionDir: string | undefined;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  /** The same PostgreSQL for what needs a session: migrations, and listening for changes. */
  databaseDirectUrl: string | undefined;
  /** A streaming replica for public reads; undefined: all reads go to the primary. */
  databaseReplicaUrl: string | undefined;
  databaseConnections: number;
  /** The first one signs, all are accepted; if empty, one is generated in `dataDir`. */
  secrets: readonly string[];
  tokenHours: { user: number; admin: number };
  /** Minimum length of a user's password, in characters. */
  passwordLength: number;
  administrator: { email: string; password: string } | undefined;
  adminSignUpCode: string | undefined;
  /** Whether administrators need a passkey after the password to sign in. */
  passkeyRequired: boolean;
  demo: "on" | "off" | "auto";
  /** Addresses, networks and names of networks. */
  trustProxy: readonly string[] | false;
  /** The value of `Strict-Transport-Security`. */
  strictTransport: string;
  corsOrigins: readonly string[];
  /** Without a trailing slash. Links in mails point to it. */
  siteOrigin: string | undefined;
  mail: MailConfig | undefined;
  /** Maximum guest views a day per network; undefined: 20 times the guest limit. */
  networkCeiling: number | undefined;
  /** Maximum views a day by new accounts per network; undefined: 10 times the daily limit. */
  newAccountCeiling: number | undefined;
  signUpsPerHour: number;
  /** How long the first attempt beyond the limit must wait. */
  throttleDelaySeconds: number;
  /** How long a picture that isn't rendered yet may wait in the queue. */
  pictureTimeoutMs: number;
  /** Stores originals and renditions. */
  bucket: BucketLocation | undefined;
  /** How long the event loop may stand still before the process is ended; 0: for ever. */
  watchdogSeconds: number;
  logLevel: Environment["LOG_LEVEL"];
  tracing: TracingConfig;
}

const list = (value: string | undefined): string[] =>
  value === undefined ? [] : value.split(",").map((part) => part.trim());

/** Settings that only make sense together. */
const GROUPS: readonly (readonly (keyof Environment)[])[] = [["ADMIN_EMAIL", "ADMIN_PASSWORD"], BUCKET_GROUP];

const readMail = (
  { SMTP_URL, MAIL_FROM }: Environment,
  siteOrigin: string | undefined,
): MailConfig | undefined => {
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
export const readConfig = (env: Env): ApiConfig => {
  const settings = readEnvironment(Environment, env, GROUPS);
  const databaseUrl = readDatabaseUrl(settings, "DATABASE_URL");
  const siteOrigin = settings.SITE_ORIGIN?.replace(/\/$/, "");
  return {
    host: settings.HOST,
    port: settings.PORT,
    drainSeconds: settings.DRAIN_SECONDS,
    dataDir: resolve(settings.DATA_DIR),
    demoCollectionDir:
      settings.DEMO_COLLECTION_DIR === undefined ? undefined : resolve(settings.DEMO_COLLECTION_DIR),
    databaseUrl,
    databaseDirectUrl: readDatabaseUrl(settings, "DATABASE_DIRECT_URL") ?? databaseUrl,
    databaseReplicaUrl: readDatabaseUrl(settings, "DATABASE_REPLICA_URL"),
    databaseConnections: settings.DATABASE_CONNECTIONS,
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
    siteOrigin,
    mail: readMail(settings, siteOrigin),
    networkCeiling: settings.NETWORK_CEILING,
    newAccountCeiling: settings.NEW_ACCOUNT_CEILING,
    signUpsPerHour: settings.SIGNUPS_PER_HOUR,
    throttleDelaySeconds: settings.THROTTLE_DELAY_SECONDS,
    pictureTimeoutMs: settings.PICTURE_TIMEOUT_MS,
    bucket: bucketOf(settings),
    watchdogSeconds: settings.WATCHDOG_SECONDS,
    logLevel: settings.LOG_LEVEL,
    tracing: {
      endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
      metricsIntervalMs: settings.OTEL_METRIC_EXPORT_INTERVAL,
    },
  };
};
