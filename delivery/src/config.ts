import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { BucketLocation } from "@promptfolio/server/object-store/bucket-store";
import type { StoreLocation } from "@promptfolio/server/object-store/open-object-store";
import { readKeySource, type SigningKey } from "./registry/trust/keys";
import { type LocalRemotes, readLocalRemotes } from "./site/overrides";
import type { WebhookSettings } from "./webhooks/start-webhooks";

/** How long a page may wait for its parts, in milliseconds; a slow machine may need more. */
export interface PageTimeouts {
  /** Rendering one page in a renderer, a process of its own. */
  renderMs: number;
  /** A deferred query, once the page is out. */
  deferredMs: number;
  /** A separate API. */
  apiMs: number;
  /** An attempt of the browser's to load a remote's code; the next one starts beside it. */
  remoteMs: number;
}

/** Settings of the delivery server, beside those of the API. */
export interface DeliveryConfig {
  port: number;
  host: string;
  /** Where releases and the registry are stored: a folder, or an S3-compatible bucket. */
  releases: StoreLocation;
  /** A separate API's URL; null if it runs in this process. */
  apiOrigin: string | null;
  /** The site's public origin, for canonical links and share previews; null: from the request. */
  siteOrigin: string | null;
  /** What developers' machines serve instead of releases; null where nobody may, as in production. */
  localRemotes: LocalRemotes | null;
  timeouts: PageTimeouts;
  /** Pages a second that are rendered for one network. */
  networkPagesPerSecond: number;
  /** Whether the server refuses to start where the remotes' code can't be sandboxed. */
  isIsolationRequired: boolean;
  /** The trust document that releases are verified by; null: they are served as they are. */
  trust: Buffer | null;
  /** The site's own key, for changes by its guards; null: it has none. */
  operatorKey: SigningKey | null;
  /** Who is told of releases; null: nobody. */
  webhooks: WebhookSettings | null;
  /** Remembers what was verified, across restarts. */
  lastGoodFile: string;
}

const DEFAULT_PORT = 3000;

/** A mistake of the operator's, as one sentence. */
export class SettingError extends Error {
  override readonly name = "SettingError";
}

const readPort = (text: string | undefined): number => {
  if (text === undefined || text === "") return DEFAULT_PORT;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new SettingError(`PORT must be a number from 0 to 65535, not "${text}".`);
  return port;
};

const readTimeout = (env: NodeJS.ProcessEnv, name: string, fallback: number): number => {
  const text = env[name];
  if (text === undefined || text === "") return fallback;
  const timeout = Number(text);
  if (!Number.isInteger(timeout) || timeout < 1)
    throw new SettingError(`${name} must be a number of milliseconds, not "${text}".`);
  return timeout;
};

/** More than people open, less than a machine renders. */
const DEFAULT_RATE = 24;

const readRate = (text: string | undefined): number => {
  if (text === undefined || text === "") return DEFAULT_RATE;
  const rate = Number(text);
  if (!Number.isInteger(rate) || rate < 1)
    throw new SettingError(`NETWORK_PAGES_PER_SECOND must be a number from 1, not "${text}".`);
  return rate;
};

/** @throws SettingError. */
export const readPageTimeouts = (env: NodeJS.ProcessEnv): PageTimeouts => ({
  renderMs: readTimeout(env, "RENDER_TIMEOUT_MS", 1_000),
  deferredMs: readTimeout(env, "DEFERRED_TIMEOUT_MS", 1_000),
  apiMs: readTimeout(env, "API_TIMEOUT_MS", 3_000),
  // With one retry and one fallback a visitor knows within 4 seconds, whatever hangs.
  remoteMs: readTimeout(env, "REMOTE_TIMEOUT_MS", 1_200),
});

const readOrigin = (name: string, text: string | undefined): string | null => {
  if (text === undefined || text === "") return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== "/")
    throw new SettingError(`${name} must be an address like https://example.org, not "${text}".`);
  return url.origin;
};

/** A bucket's settings; null if there are none. */
const readBucket = (env: NodeJS.ProcessEnv): BucketLocation | null => {
  const endpoint = env["S3_ENDPOINT"];
  if (!endpoint) return null;
  const needed = (name: string): string => {
    const value = env[name];
    if (!value) throw new SettingError(`S3_ENDPOINT also needs ${name}.`);
    return value;
  };
  return {
    endpoint,
    bucket: needed("S3_BUCKET"),
    region: env["S3_REGION"] || "auto",
    accessKeyId: needed("S3_ACCESS_KEY_ID"),
    secretAccessKey: needed("S3_SECRET_ACCESS_KEY"),
  };
};

/**
 * Where releases are: the named folder, else the bucket, else the data folder.
 * @throws SettingError.
 */
export const readReleasesLocation = (env: NodeJS.ProcessEnv): StoreLocation => {
  const named = env["RELEASES_DIR"];
  if (named) return { folder: resolve(named) };
  const bucket = readBucket(env);
  return bucket ? { bucket } : { folder: resolve(env["DATA_DIR"] || "data", "releases") };
};

/**
 * The trust document that `RELEASE_TRUST` names; null: signatures are not demanded.
 * @throws SettingError.
 */
export const readTrustFile = (env: NodeJS.ProcessEnv): Buffer | null => {
  const file = env["RELEASE_TRUST"];
  if (!file) return null;
  try {
    return readFileSync(file);
  } catch {
    throw new SettingError(`RELEASE_TRUST names ${file}, which can't be read.`);
  }
};

const readOperatorKey = (source: string | undefined): SigningKey | null => {
  if (!source) return null;
  try {
    return readKeySource(source);
  } catch {
    throw new SettingError("RELEASE_OPERATOR_KEY must be a private ed25519 key, or name its file.");
  }
};

const readIsolation = (text: string | undefined): "required" | "preferred" => {
  if (text === "required") return "required";
  if (text === undefined || text === "" || text === "preferred") return "preferred";
  throw new SettingError(`RENDER_ISOLATION must be "required" or "preferred", not "${text}".`);
};

const readSecretFile = (file: string): string => {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    throw new SettingError("RELEASE_WEBHOOK_SECRET_FILE must be a file that can be read.");
  }
};

const MIN_SECRET_LENGTH = 24;

/**
 * Who is told of releases; null: nobody.
 * @throws SettingError.
 */
export const readWebhooks = (env: NodeJS.ProcessEnv): WebhookSettings | null => {
  const urls = (env["RELEASE_WEBHOOK_URLS"] ?? "")
    .split(",")
    .map((url) => url.trim())
    .filter(Boolean);
  if (urls.length === 0) return null;
  const wrong = urls.find((url) => !URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol));
  if (wrong) throw new SettingError(`RELEASE_WEBHOOK_URLS must be addresses, not "${wrong}".`);
  const file = env["RELEASE_WEBHOOK_SECRET_FILE"];
  const secret = file ? readSecretFile(file) : (env["RELEASE_WEBHOOK_SECRET"] ?? "");
  if (secret.length < MIN_SECRET_LENGTH)
    throw new SettingError(
      `RELEASE_WEBHOOK_URLS also needs RELEASE_WEBHOOK_SECRET, of ${MIN_SECRET_LENGTH} characters or more.`,
    );
  return { urls, secret };
};

/** Only where the environment says that this is not production. */
const mayOverride = (env: NodeJS.ProcessEnv): boolean =>
  env["ALLOW_OVERRIDES"] === "1" || ["development", "test"].includes(env["NODE_ENV"] ?? "");

/** @throws SettingError. */
export const readDeliveryConfig = (env: NodeJS.ProcessEnv): DeliveryConfig => ({
  port: readPort(env["PORT"]),
  host: env["HOST"] || "127.0.0.1",
  releases: readReleasesLocation(env),
  apiOrigin: readOrigin("API_ORIGIN", env["API_ORIGIN"]),
  siteOrigin: readOrigin("SITE_ORIGIN", env["SITE_ORIGIN"]),
  localRemotes: mayOverride(env) ? readLocalRemotes(env["LOCAL_REMOTES"] ?? "") : null,
  timeouts: readPageTimeouts(env),
  networkPagesPerSecond: readRate(env["NETWORK_PAGES_PER_SECOND"]),
  isIsolationRequired: readIsolation(env["RENDER_ISOLATION"]) === "required",
  trust: readTrustFile(env),
  operatorKey: readOperatorKey(env["RELEASE_OPERATOR_KEY"]),
  webhooks: readWebhooks(env),
  lastGoodFile: resolve(env["DATA_DIR"] || "data", "last-good-release-state.json"),
});
