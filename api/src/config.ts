import { resolve } from "node:path";
import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { ConfigError, type Env, readEnvironment } from "@promptfolio/server/config/read-environment";
import { BUCKET_GROUP, bucketOf } from "@promptfolio/server/config/settings";
import type { BucketLocation } from "@promptfolio/server/object-store/bucket-store";
import type { TracingConfig } from "@promptfolio/server/tracing/open-tracing";
import { Environment } from "./config-schema";

export interface MailConfig {
  smtpUrl: string;
  from: string;
}

export interface ApiConfig {
  host: string;
  port: number;
  /** Absolute. */
  dataDir: string;
  /** Absolute; undefined: the collection that comes with the product. */
  demoCollectionDir: string | undefined;
  /** Undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  databaseConnections: number;
  /** The first signs, all are accepted; empty: one is generated into `dataDir`. */
  secrets: readonly string[];
  tokenHours: { user: number; admin: number };
  /** Fewest characters of a user's password. */
  passwordLength: number;
  administrator: { email: string; password: string } | undefined;
  adminSignUpCode: string | undefined;
  /** Whether administrators sign in with a passkey after the password. */
  passkeyRequired: boolean;
  demo: "on" | "off" | "auto";
  trustProxy: string | false;
  corsOrigins: readonly string[];
  /** Without a slash at the end. Links in mails lead there. */
  siteOrigin: string | undefined;
  mail: MailConfig | undefined;
  /** Most guest views a day of one network; undefined: 20 times the guest limit. */
  networkCeiling: number | undefined;
  /** Most views a day by new accounts of one network; undefined: 10 times the daily limit. */
  newAccountCeiling: number | undefined;
  signUpsPerHour: number;
  /** How long the first attempt too many waits. */
  throttleDelaySeconds: number;
  /** How long a picture that isn't rendered yet may wait for its turn. */
  pictureTimeoutMs: number;
  /** For originals and renditions. */
  bucket: BucketLocation | undefined;
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
  // Never from a request's Host: a caller could have it lead elsewhere.
  if (siteOrigin === undefined) throw new ConfigError(["SMTP_URL also needs SITE_ORIGIN."]);
  const from = MAIL_FROM ?? `${PRODUCT_NAME} <no-reply@${new URL(siteOrigin).hostname}>`;
  return { smtpUrl: SMTP_URL, from };
};

/**
 * Reads the settings from the environment. An empty value counts as absent.
 * @throws ConfigError with one sentence per mistake
 */
export const readConfig = (env: Env): ApiConfig => {
  const settings = readEnvironment(Environment, env, GROUPS);
  const siteOrigin = settings.SITE_ORIGIN?.replace(/\/$/, "");
  return {
    host: settings.HOST,
    port: settings.PORT,
    dataDir: resolve(settings.DATA_DIR),
    demoCollectionDir:
      settings.DEMO_COLLECTION_DIR === undefined ? undefined : resolve(settings.DEMO_COLLECTION_DIR),
    databaseUrl: settings.DATABASE_URL,
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
    trustProxy: settings.TRUST_PROXY ?? false,
    corsOrigins: list(settings.CORS_ORIGIN),
    siteOrigin,
    mail: readMail(settings, siteOrigin),
    networkCeiling: settings.NETWORK_CEILING,
    newAccountCeiling: settings.NEW_ACCOUNT_CEILING,
    signUpsPerHour: settings.SIGNUPS_PER_HOUR,
    throttleDelaySeconds: settings.THROTTLE_DELAY_SECONDS,
    pictureTimeoutMs: settings.PICTURE_TIMEOUT_MS,
    bucket: bucketOf(settings),
    logLevel: settings.LOG_LEVEL,
    tracing: {
      endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
      metricsIntervalMs: settings.OTEL_METRIC_EXPORT_INTERVAL,
    },
  };
};
