import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ConfigError } from "@promptfolio/server/config/read-environment";
import { undocumentedSettings } from "@promptfolio/server/testing/undocumented-settings";
import { readDeliveryConfig, readReleasesLocation, SiteSettings } from "./config";

const BUCKET = {
  S3_ENDPOINT: "https://s3.example",
  S3_BUCKET: "b",
  S3_ACCESS_KEY_ID: "k",
  S3_SECRET_ACCESS_KEY: "s",
};

const mistakesOf = (env: Record<string, string>): readonly string[] => {
  try {
    readDeliveryConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes;
    throw error;
  }
};

test("has a default for everything", () => {
  expect(readDeliveryConfig({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    releases: { folder: resolve("data/releases") },
    apiOrigin: undefined,
    siteOrigin: undefined,
    localRemotes: undefined,
    timeouts: { renderMs: 1_000, deferredMs: 1_000, apiMs: 3_000, remoteMs: 1_200 },
    networkPagesPerSecond: 24,
    isIsolationRequired: false,
    trust: undefined,
    operatorKey: undefined,
    webhooks: undefined,
  });
});

test("treats an empty value as unset", () => {
  expect(readDeliveryConfig({ PORT: "", S3_ENDPOINT: "", RELEASE_TRUST: "" })).toEqual(
    readDeliveryConfig({}),
  );
});

test.each([
  [
    { PORT: "http", RENDER_TIMEOUT_MS: "0" },
    [
      "PORT must be a port from 0 to 65535.",
      "RENDER_TIMEOUT_MS must be a number of milliseconds from 1 to 3600000.",
    ],
  ],
  [{ SITE_ORIGIN: "example.com" }, ["SITE_ORIGIN must be an origin such as https://example.com."]],
  [{ API_ORIGIN: "http://[" }, ["API_ORIGIN must be an origin such as https://example.com."]],
  [{ RENDER_ISOLATION: "yes" }, ["RENDER_ISOLATION must be required or preferred."]],
  [
    { S3_ENDPOINT: "https://s3.example", S3_BUCKET: "b" },
    ["S3_ENDPOINT and S3_BUCKET also need S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY."],
  ],
  [{ RELEASE_TRUST: "/no/such/file" }, ["RELEASE_TRUST names /no/such/file, which can't be read."]],
  [{ RELEASE_OPERATOR_KEY: "no key" }, ["RELEASE_OPERATOR_KEY must be a private ed25519 key, or its file."]],
  [
    { RELEASE_WEBHOOK_URLS: "ftp://a" },
    ["RELEASE_WEBHOOK_URLS must be a list of URLs such as https://example.com/hook, separated by commas."],
  ],
  [{ RELEASE_WEBHOOK_URLS: "https://a" }, ["RELEASE_WEBHOOK_URLS also needs RELEASE_WEBHOOK_SECRET."]],
])("reports a sentence for each mistake in %j", (env, mistakes) => {
  expect(mistakesOf(env)).toEqual(mistakes);
});

test("normalises SITE_ORIGIN to a bare origin", () => {
  expect(readDeliveryConfig({ SITE_ORIGIN: "https://Prompts.example:443/" }).siteOrigin).toBe(
    "https://prompts.example",
  );
});

test("reads secrets from files, for the server and for the release command", () => {
  const folder = mkdtempSync(join(tmpdir(), "promptfolio-secrets-"));
  const file = join(folder, "secret");
  writeFileSync(file, "from a vault, and long enough\n");
  const { S3_SECRET_ACCESS_KEY: _, ...rest } = BUCKET;
  const env = { ...rest, S3_SECRET_ACCESS_KEY_FILE: file };
  const bucket = {
    endpoint: "https://s3.example",
    bucket: "b",
    region: "auto",
    accessKeyId: "k",
    secretAccessKey: "from a vault, and long enough",
  };
  expect(readReleasesLocation(env)).toEqual({ bucket });
  const urls = "https://a.example/hook, https://b.example";
  expect(
    readDeliveryConfig({ ...env, RELEASE_WEBHOOK_URLS: urls, RELEASE_WEBHOOK_SECRET_FILE: file }),
  ).toMatchObject({
    releases: { bucket },
    webhooks: {
      urls: ["https://a.example/hook", "https://b.example"],
      secret: "from a vault, and long enough",
    },
  });
  rmSync(folder, { recursive: true });
});

test("locates releases in the named folder, else the bucket, else the data folder", () => {
  expect(readReleasesLocation({ ...BUCKET, RELEASES_DIR: "/releases" })).toEqual({ folder: "/releases" });
  expect(readReleasesLocation(BUCKET)).toMatchObject({ bucket: { bucket: "b" } });
  expect(readReleasesLocation({ DATA_DIR: "/data" })).toEqual({ folder: "/data/releases" });
});

test("accepts developers' remotes only in development, or with ALLOW_OVERRIDES", () => {
  const env = { LOCAL_REMOTES: "gallery=http://localhost:3101/" };
  expect(readDeliveryConfig(env).localRemotes).toBeUndefined();
  expect(readDeliveryConfig({ ...env, ALLOW_OVERRIDES: "1" }).localRemotes?.size).toBe(1);
  expect(readDeliveryConfig({ ...env, NODE_ENV: "development" }).localRemotes?.size).toBe(1);
});

test("documents each setting with its default", () => {
  const text = readFileSync(join(import.meta.dirname, "../../docs/operating.md"), "utf8");
  expect(undocumentedSettings(SiteSettings, text)).toEqual([]);
});
