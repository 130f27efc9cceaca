import {
  BUCKET_SETTINGS,
  count,
  DATA_SETTINGS,
  LISTEN_SETTINGS,
  origin,
  text,
} from "@promptfolio/server/config/settings";
import { Type } from "typebox";

const milliseconds = (fallback: number) => count(1, 3_600_000, fallback, "milliseconds");

/** Where releases are stored. */
export const ReleaseSettings = Type.Object({
  ...DATA_SETTINGS,
  ...BUCKET_SETTINGS,
  RELEASES_DIR: Type.Optional({ ...text, description: "a folder" }),
});

/** What signed releases are verified with. */
export const TrustSettings = Type.Object({
  RELEASE_TRUST: Type.Optional({ ...text, description: "a trust document's file" }),
});

/** How long a page waits for its parts. */
export const TimeoutSettings = Type.Object({
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
