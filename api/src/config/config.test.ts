import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ConfigError } from "@promptfolio/server/config/read-environment";
import { undocumentedSettings } from "@promptfolio/server/testing/undocumented-settings";
import { Environment, readConfig } from "./config";

const mistakesOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes;
    throw error;
  }
};

it("has a default for everything", () => {
  expect(readConfig({})).toMatchObject({
    host: "127.0.0.1",
    port: 3000,
    dataDir: resolve("data"),
    databaseUrl: undefined,
    secrets: [],
    demo: "auto",
    trustProxy: false,
    corsOrigins: [],
    bucket: undefined,
    logLevel: "info",
  });
});

it("treats an empty value as unset", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "", ADMIN_EMAIL: "" })).toEqual(readConfig({}));
});

it.each([
  [{ PORT: "http" }, ["PORT must be a port from 0 to 65535."]],
  [{ PORT: "70000" }, ["PORT must be a port from 0 to 65535."]],
  [{ DATABASE_URL: "mysql://x" }, ["DATABASE_URL must be a URL that starts with postgres://."]],
  [
    { DATABASE_URL: "postgres://db.example:99999/site" },
    [
      "DATABASE_URL must be a URL such as postgres://user:password@host:5432/database, with a port up to 65535 and special characters of the password as %40 and similar.",
    ],
  ],
  [
    { DATABASE_URL: "postgres://db.example/site?sslrootcert=/nowhere.pem" },
    ["DATABASE_URL has sslrootcert=/nowhere.pem, a file that can't be read."],
  ],
  [
    { DATABASE_URL: "postgres://db.example/site?sslmode=required" },
    [
      "DATABASE_URL has sslmode=required; set it to disable, allow, prefer, require, verify-ca, verify-full or no-verify.",
    ],
  ],
  [{ DATABASE_DIRECT_URL: "postgres://db.example/site" }, ["DATABASE_DIRECT_URL also needs DATABASE_URL."]],
  [
    { DATABASE_REPLICA_URL: "postgres://replica.example/site" },
    ["DATABASE_REPLICA_URL also needs DATABASE_URL."],
  ],
  [
    {
      DATABASE_URL: "postgres://db.example/site",
      DATABASE_REPLICA_URL: "postgres://db.example/site?sslrootcert=/nowhere.pem",
    },
    ["DATABASE_REPLICA_URL has sslrootcert=/nowhere.pem, a file that can't be read."],
  ],
  [
    { JWT_SECRET: "short" },
    [
      "JWT_SECRET must be 32 characters or more (several, separated by commas: the first one signs, all are accepted).",
    ],
  ],
  [{ ADMIN_EMAIL: "a@b.c" }, ["ADMIN_EMAIL also needs ADMIN_PASSWORD."]],
  [
    { S3_ENDPOINT: "https://s3.example", S3_BUCKET: "b" },
    ["S3_ENDPOINT and S3_BUCKET also need S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY."],
  ],
  [
    { CORS_ORIGIN: "*" },
    ["CORS_ORIGIN must be a list of origins such as https://example.com, separated by commas."],
  ],
  [{ SMTP_URL: "smtp://mail.example" }, ["SMTP_URL also needs SITE_ORIGIN."]],
  [{ SITE_ORIGIN: "example.com" }, ["SITE_ORIGIN must be an origin such as https://example.com."]],
  ...["yes", "10.0.0.0/33", "::1/129", "0.0.0.0/0", "10.0.0.0/8/8", "300.0.0.1", "10.0.0.0/ 8"].map(
    (network): [Record<string, string>, string[]] => [
      { TRUST_PROXY: `loopback, ${network}` },
      [
        `TRUST_PROXY must be a list of addresses or networks such as 10.0.0.0/8, separated by commas, or loopback; '${network}' is neither.`,
      ],
    ],
  ),
  [
    { DEMO: "1", LOG_LEVEL: "loud" },
    ["DEMO must be on, off or auto.", "LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent."],
  ],
])("reports a sentence for each mistake in %j", (env, mistakes) => {
  expect(mistakesOf(env)).toEqual(mistakes);
});

it("sends mail from the site, unless a sender is set", () => {
  const mail = { SMTP_URL: "smtp://mail.example", SITE_ORIGIN: "https://prompts.example/" };
  expect(readConfig(mail)).toMatchObject({
    siteOrigin: "https://prompts.example",
    mail: { from: "Promptfolio <no-reply@prompts.example>" },
  });
  const from = "Prompts <hello@prompts.example>";
  expect(readConfig({ ...mail, MAIL_FROM: from }).mail?.from).toBe(from);
});

it("asks pg for the mode that it uses anyway, as it prints a page of warnings otherwise", () => {
  const url = "postgres://db.example/site?sslmode=require&application_name=a";
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(
    "postgres://db.example/site?sslmode=verify-full&application_name=a",
  );
});

it("reads lists", () => {
  const config = readConfig({
    JWT_SECRET: `${"a".repeat(32)},${"b".repeat(32)}`,
    CORS_ORIGIN: "https://a.example, https://b.example",
    TRUST_PROXY: "10.0.0.0/8, ::1",
  });
  expect(config.secrets).toHaveLength(2);
  expect(config.corsOrigins).toEqual(["https://a.example", "https://b.example"]);
  expect(config.trustProxy).toEqual(["10.0.0.0/8", "::1"]);
});

it.each(["deploy/kubernetes/kustomization.yaml", "docs/operating.md"])(
  "requires long passwords and passkeys with the settings in %s",
  (file) => {
    const text = readFileSync(join(import.meta.dirname, "../../..", file), "utf8");
    const settings = text.matchAll(/^(?: {6}- )?(SITE_ORIGIN|PASSWORD_LENGTH|ADMIN_PASSKEY)=(.+)$/gm);
    const env = Object.fromEntries([...settings].map(([, name = "", value = ""]) => [name, value]));
    expect(readConfig(env)).toMatchObject({ passwordLength: 8, passkeyRequired: true });
  },
);

it("documents every setting with its default for operators", () => {
  const document = readFileSync(join(import.meta.dirname, "../../../docs/operating.md"), "utf8");
  expect(undocumentedSettings(Environment, document)).toEqual([]);
});
