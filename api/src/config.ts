import { resolve } from "node:path";
import { Value } from "typebox/value";
import { Environment } from "./config-schema";
import { OperatorError } from "./operator-error";

/** An S3-compatible bucket for originals and renditions. */
export interface BucketConfig {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
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
  administrator: { email: string; password: string } | undefined;
  adminSignUpCode: string | undefined;
  demo: "on" | "off" | "auto";
  trustProxy: string | false;
  corsOrigins: readonly string[];
  /** Most guest views a day of one network; undefined: 20 times the guest limit. */
  networkCeiling: number | undefined;
  signUpsPerHour: number;
  bucket: BucketConfig | undefined;
  logLevel: Environment["LOG_LEVEL"];
}

/** Thrown for settings that can't be used: one sentence per mistake, a line each. */
export class ConfigError extends OperatorError {
  override name = "ConfigError";
  constructor(readonly mistakes: readonly string[]) {
    super(mistakes.join("\n"));
  }
}

const list = (value: string | undefined): string[] =>
  value === undefined ? [] : value.split(",").map((part) => part.trim());

/** Settings that only make sense together. */
const PAIRS: readonly (readonly (keyof Environment)[])[] = [
  ["ADMIN_EMAIL", "ADMIN_PASSWORD"],
  ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
];

function mistakesOf(settings: Record<string, unknown>): string[] {
  const mistakes: string[] = [];
  for (const [name, schema] of Object.entries(Environment.properties)) {
    const value = settings[name];
    if (value !== undefined && !Value.Check(schema, value)) {
      mistakes.push(`${name} must be ${"description" in schema ? schema.description : "valid"}.`);
    }
  }
  for (const names of PAIRS) {
    const missing = names.filter((name) => settings[name] === undefined);
    if (missing.length > 0 && missing.length < names.length) {
      const given = names.filter((name) => settings[name] !== undefined);
      mistakes.push(`${given.join(" and ")} also needs ${missing.join(" and ")}.`);
    }
  }
  return mistakes;
}

function read(env: Readonly<Record<string, string | undefined>>): Environment {
  const given: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(Environment.properties)) {
    const value = env[name];
    if (value === undefined || value === "") continue;
    const isNumber = "type" in schema && schema.type === "integer";
    given[name] = isNumber && /^-?\d+$/.test(value) ? Number(value) : value;
  }
  const settings = Value.Default(Environment, given);
  const mistakes = mistakesOf(given);
  if (mistakes.length > 0 || !Value.Check(Environment, settings)) throw new ConfigError(mistakes);
  return settings;
}

/**
 * Reads the settings from the environment. An empty value counts as absent.
 * @throws ConfigError with one sentence per mistake
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ApiConfig {
  const settings = read(env);
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
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
    administrator:
      settings.ADMIN_EMAIL && settings.ADMIN_PASSWORD
        ? { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD }
        : undefined,
    adminSignUpCode: settings.ADMIN_SIGNUP_CODE,
    demo: settings.DEMO,
    trustProxy: settings.TRUST_PROXY ?? false,
    corsOrigins: list(settings.CORS_ORIGIN),
    networkCeiling: settings.NETWORK_CEILING,
    signUpsPerHour: settings.SIGNUPS_PER_HOUR,
    bucket:
      S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? {
            endpoint: S3_ENDPOINT,
            bucket: S3_BUCKET,
            region: settings.S3_REGION,
            accessKeyId: S3_ACCESS_KEY_ID,
            secretAccessKey: S3_SECRET_ACCESS_KEY,
          }
        : undefined,
    logLevel: settings.LOG_LEVEL,
  };
}
