import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { ConfigError, type Env, readEnvironment } from "@promptfolio/server/config/read-environment";
import { BUCKET_GROUP, bucketOf } from "@promptfolio/server/config/settings";
import type { StoreLocation } from "@promptfolio/server/object-store/open-object-store";
import type { Static } from "typebox";
import { ReleaseSettings, SiteSettings, TimeoutSettings, TrustSettings } from "./config-schema";
import { readKeySource, type SigningKey } from "./registry/trust/keys";
import type { PageTimeouts } from "./site/compose-page";
import { type LocalRemotes, readLocalRemotes } from "./site/overrides";
import type { WebhookSettings } from "./webhooks/start-webhooks";

/** Settings of the delivery server, in addition to those of the API. */
export interface DeliveryConfig {
  port: number;
  host: string;
  /** Where releases and the registry are stored: a folder, or an S3-compatible bucket. */
  releases: StoreLocation;
  /** A separate API's URL; undefined if it runs in this process. */
  apiOrigin: string | undefined;
  /** The site's public origin, for canonical links and share previews; undefined: taken from the request. */
  siteOrigin: string | undefined;
  /**
   * The remotes that developers' machines serve instead of releases; undefined if this is not allowed, as in production.
   */
  localRemotes: LocalRemotes | undefined;
  timeouts: PageTimeouts;
  /** How many pages per second are rendered for one network. */
  networkPagesPerSecond: number;
  /** Whether the server refuses to start if the remotes' code can't be sandboxed. */
  isIsolationRequired: boolean;
  /** The trust document that releases are verified with; undefined: they are served without verification. */
  trust: Buffer | undefined;
  /** The site's own key, for changes by its guards; undefined: it has none. */
  operatorKey: SigningKey | undefined;
  /** The receivers of webhooks about releases; undefined: none. */
  webhooks: WebhookSettings | undefined;
  /** The file that stores the last verified state across restarts. */
  lastGoodFile: string;
}

const releasesOf = (settings: Static<typeof ReleaseSettings>): StoreLocation => {
  if (settings.RELEASES_DIR !== undefined) return { folder: resolve(settings.RELEASES_DIR) };
  const bucket = bucketOf(settings);
  return bucket ? { bucket } : { folder: resolve(settings.DATA_DIR, "releases") };
};

/**
 * Where releases are stored: the named folder, else the bucket, else the data folder.
 * @throws ConfigError.
 */
export const readReleasesLocation = (env: Env): StoreLocation =>
  releasesOf(readEnvironment(ReleaseSettings, env, [BUCKET_GROUP]));

const timeoutsOf = (settings: Static<typeof TimeoutSettings>): PageTimeouts => ({
  renderMs: settings.RENDER_TIMEOUT_MS,
  deferredMs: settings.DEFERRED_TIMEOUT_MS,
  apiMs: settings.API_TIMEOUT_MS,
  remoteMs: settings.REMOTE_TIMEOUT_MS,
});

/** @throws ConfigError. */
export const readPageTimeouts = (env: Env): PageTimeouts => timeoutsOf(readEnvironment(TimeoutSettings, env));

const trustOf = ({ RELEASE_TRUST }: Static<typeof TrustSettings>): Buffer | undefined => {
  if (RELEASE_TRUST === undefined) return undefined;
  try {
    return readFileSync(RELEASE_TRUST);
  } catch {
    throw new ConfigError([`RELEASE_TRUST names ${RELEASE_TRUST}, which can't be read.`]);
  }
};

/**
 * The trust document that `RELEASE_TRUST` names; undefined: signatures are not required.
 * @throws ConfigError.
 */
export const readTrustFile = (env: Env): Buffer | undefined => trustOf(readEnvironment(TrustSettings, env));

const readOperatorKey = (source: string | undefined): SigningKey | undefined => {
  if (source === undefined) return undefined;
  try {
    return readKeySource(source);
  } catch {
    throw new ConfigError(["RELEASE_OPERATOR_KEY must be a private ed25519 key, or its file."]);
  }
};

const originOf = (name: string, value: string | undefined): string | undefined => {
  if (value === undefined) return undefined;
  if (!URL.canParse(value)) throw new ConfigError([`${name} must be an origin such as https://example.com.`]);
  return new URL(value).origin;
};

const webhooksOf = ({
  RELEASE_WEBHOOK_URLS,
  RELEASE_WEBHOOK_SECRET,
}: Static<typeof SiteSettings>): WebhookSettings | undefined => {
  if (RELEASE_WEBHOOK_URLS === undefined) return undefined;
  if (RELEASE_WEBHOOK_SECRET === undefined)
    throw new ConfigError(["RELEASE_WEBHOOK_URLS also needs RELEASE_WEBHOOK_SECRET."]);
  const urls = RELEASE_WEBHOOK_URLS.split(",").map((url) => url.trim());
  const wrong = urls.find((url) => !URL.canParse(url));
  if (wrong) throw new ConfigError([`RELEASE_WEBHOOK_URLS must be URLs, not "${wrong}".`]);
  return { urls, secret: RELEASE_WEBHOOK_SECRET };
};

/** Remotes may be overridden only outside production: `ALLOW_OVERRIDES=1`, or `NODE_ENV` is `development` or `test`. */
const mayOverride = (allowed: string | undefined, env: Env): boolean =>
  allowed === "1" || ["development", "test"].includes(env["NODE_ENV"] ?? "");

/** @throws ConfigError. */
export const readDeliveryConfig = (env: Env): DeliveryConfig => {
  const settings = readEnvironment(SiteSettings, env, [BUCKET_GROUP]);
  return {
    port: settings.PORT,
    host: settings.HOST,
    releases: releasesOf(settings),
    apiOrigin: originOf("API_ORIGIN", settings.API_ORIGIN),
    siteOrigin: originOf("SITE_ORIGIN", settings.SITE_ORIGIN),
    localRemotes: mayOverride(settings.ALLOW_OVERRIDES, env)
      ? readLocalRemotes(settings.LOCAL_REMOTES ?? "")
      : undefined,
    timeouts: timeoutsOf(settings),
    networkPagesPerSecond: settings.NETWORK_PAGES_PER_SECOND,
    isIsolationRequired: settings.RENDER_ISOLATION === "required",
    trust: trustOf(settings),
    operatorKey: readOperatorKey(settings.RELEASE_OPERATOR_KEY),
    webhooks: webhooksOf(settings),
    lastGoodFile: resolve(settings.DATA_DIR, "last-good-release-state.json"),
  };
};
