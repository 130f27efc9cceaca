import { readFileSync } from "node:fs";
import { resolve } from "node:path";
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
import type { StoreLocation } from "@promptfolio/server/object-store/open-object-store";
import { type Static, Type } from "typebox";
import { readKeySource, type SigningKey } from "./registry/trust/keys";
import type { PageTimeouts } from "./site/compose-page";
import { readLocalRemotes } from "./site/overrides";
import type { WebhookSettings } from "./webhooks/start-webhooks";

const milliseconds = (fallback: number) => count(1, 3_600_000, fallback, "milliseconds");

const ReleaseSettings = Type.Object({
  ...DATA_SETTINGS,
  ...BUCKET_SETTINGS,
  RELEASES_DIR: Type.Optional({ ...text, description: "a folder" }),
});

const TrustSettings = Type.Object({
  RELEASE_TRUST: Type.Optional({ ...text, description: "a trust document's file" }),
});

/** How long a page waits for its parts. */
const TimeoutSettings = Type.Object({
  RENDER_TIMEOUT_MS: milliseconds(1_000),
  DEFERRED_TIMEOUT_MS: milliseconds(1_000),
  API_TIMEOUT_MS: milliseconds(3_000),
  // With one retry and one fallback, the visitor sees a page or an error within 4 seconds, whatever hangs.
  REMOTE_TIMEOUT_MS: milliseconds(1_200),
});

export const SiteSettings = Type.Object({
  ...LISTEN_SETTINGS,
  ...ReleaseSettings.properties,
  ...TrustSettings.properties,
  ...TimeoutSettings.properties,
  API_ORIGIN: Type.Optional(origin),
  SITE_ORIGIN: Type.Optional(origin),
  // More pages than people open, fewer than one machine can render.
  NETWORK_PAGES_PER_SECOND: count(1, 1_000_000, 24),
  RENDER_ISOLATION: {
    ...Type.Union([Type.Literal("preferred"), Type.Literal("required")], { default: "preferred" }),
    description: "required or preferred",
  },
  RELEASE_OPERATOR_KEY: Type.Optional({ ...text, description: "a private ed25519 key, or its file" }),
  RELEASE_WEBHOOK_URLS: Type.Optional(
    Type.String({
      pattern: "^https?://[^,\\s]+(, ?https?://[^,\\s]+)*$",
      description: "a list of URLs such as https://example.com/hook, separated by commas",
    }),
  ),
  RELEASE_WEBHOOK_SECRET: Type.Optional(Type.String({ minLength: 24, description: "24 characters or more" })),
  ALLOW_OVERRIDES: Type.Optional({ ...text, description: "1" }),
  LOCAL_REMOTES: Type.Optional({ ...text, description: "a list such as gallery=http://localhost:3101/" }),
});

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

/**
 * Settings of the delivery server, in addition to those of the API.
 * @throws ConfigError.
 */
export const readDeliveryConfig = (env: Env) => {
  const settings = readEnvironment(SiteSettings, env, [BUCKET_GROUP]);
  return {
    port: settings.PORT,
    host: settings.HOST,
    releases: releasesOf(settings),
    /** A separate API's URL; undefined if it runs in this process. */
    apiOrigin: originOf("API_ORIGIN", settings.API_ORIGIN),
    /** The site's public origin, for canonical links and share previews; undefined: taken from the request. */
    siteOrigin: originOf("SITE_ORIGIN", settings.SITE_ORIGIN),
    localRemotes: mayOverride(settings.ALLOW_OVERRIDES, env)
      ? readLocalRemotes(settings.LOCAL_REMOTES ?? "")
      : undefined,
    timeouts: timeoutsOf(settings),
    networkPagesPerSecond: settings.NETWORK_PAGES_PER_SECOND,
    /** Whether the server refuses to start if the remotes' code can't be sandboxed. */
    isIsolationRequired: settings.RENDER_ISOLATION === "required",
    trust: trustOf(settings),
    /** The site's own key, for changes by its guards; undefined: it has none. */
    operatorKey: readOperatorKey(settings.RELEASE_OPERATOR_KEY),
    webhooks: webhooksOf(settings),
    /** The file that stores the last verified state across restarts. */
    lastGoodFile: resolve(settings.DATA_DIR, "last-good-release-state.json"),
  };
};

export type DeliveryConfig = ReturnType<typeof readDeliveryConfig>;
