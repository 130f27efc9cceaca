import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { JSDOM } from "jsdom";
import { pino } from "pino";
import type { Product } from "../site/product";
import { installSite } from "../site/site";
import { emptyCounts } from "../telemetry/counts";
import { createReleaseFixture, type ReleaseFixture } from "../testing/release-fixture";
import { parseArguments } from "./arguments";
import { COMMANDS } from "./commands";

const EXAMPLE = join(import.meta.dirname, "../../../examples/minimal");

/** A site without anything of its own. */
const product: Product = {
  withoutScripts: "JavaScript is off.",
  icon: { style: "", shapes: "", touchIcon: "" },
  themeColors: { light: "#fff", dark: "#000" },
  shellQueries: [],
  siteMap: { name: "more", countFiles: async () => 0, readFile: async () => [] },
  sharePicture: (url) => url,
  structuredData: () => undefined,
  exampleParameters: async () => new Map(),
};

let fixture: ReleaseFixture;
let app: FastifyInstance;
let origin: string;
let builds: string;

beforeAll(async () => {
  fixture = await createReleaseFixture();
  builds = await mkdtemp(join(tmpdir(), "minimal-example-"));
  await release("shell", "1.0.0");
  await release("hello", "1.0.0");
  app = Fastify({ forceCloseConnections: true });
  await installSite(app, {
    product,
    store: fixture.context.store,
    previewObjects: undefined,
    counts: { add: async () => undefined, total: async () => emptyCounts() },
    summary: { write: async () => undefined },
    errors: { add: async () => undefined, recent: async () => [] },
    fetchApi: async (path) => ({ path, status: 404, body: null }),
    checkSession: async () => ({ status: 401, body: "" }),
    siteOrigin: undefined,
    content: { changes: () => 0, revision: () => 0 },
    overrides: undefined,
    timeouts: { renderMs: 1_000, deferredMs: 1_000, apiMs: 1_000, remoteMs: 1_200 },
    sandbox: "none",
    log: pino({ level: "silent" }),
  });
  origin = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await app.close();
  await fixture.remove();
  await rm(builds, { recursive: true });
});

const run = async (...args: string[]) => {
  const { command, positionals, options } = parseArguments(args);
  if (command === "help") throw new Error("no command");
  return COMMANDS[command](fixture.context, positionals, options);
};

const publish = async (id: string, version: string, ...options: string[]) => {
  const folder = join(builds, id, version);
  execFileSync(process.execPath, [join(EXAMPLE, "make-release.mjs"), id, version, folder]);
  await run("publish", folder, ...options);
};
const release = (id: string, version: string) => publish(id, version, "--promote", "--unverified");

/** What a new visitor sees. */
const textOf = async (): Promise<string> => {
  const { window } = await JSDOM.fromURL(`${origin}/`, { resources: "usable", runScripts: "dangerously" });
  const root = () => window.document.getElementById("root")?.textContent ?? "";
  try {
    while (root() === "") await wait(10);
    return root();
  } finally {
    window.close();
  }
};

/** Waits for the servers to follow the registry. */
const shows = async (text: string): Promise<void> => {
  while ((await textOf()) !== text) await wait(50);
};

test("another host and its remote are released, canaried, promoted and rolled back", async () => {
  await shows("Hello from 1.0.0");

  await publish("hello", "2.0.0");
  expect(await textOf()).toBe("Hello from 1.0.0");

  await run("canary", "hello", "2.0.0", "--share", "100%");
  await shows("Hello from 2.0.0");
  await run("canary", "hello", "--stop");
  await shows("Hello from 1.0.0");

  await run("promote", "hello", "2.0.0", "--unverified");
  await shows("Hello from 2.0.0");
  await run("rollback", "hello");
  await shows("Hello from 1.0.0");
});
