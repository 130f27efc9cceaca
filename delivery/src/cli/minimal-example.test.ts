import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { JSDOM } from "jsdom";
import type { Product } from "../site/product";
import { installSite } from "../site/site";
import { createReleaseFixture } from "../testing/release-fixture";
import { NOTHING_STORED } from "./verify/preview-site";

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

const fixture = createReleaseFixture();
let app: FastifyInstance;
let origin: string;
let builds: string;

beforeAll(async () => {
  builds = await mkdtemp(join(tmpdir(), "minimal-example-"));
  await release("shell", "1.0.0");
  await release("hello", "1.0.0");
  app = Fastify({ forceCloseConnections: true });
  await installSite(app, {
    ...NOTHING_STORED,
    product,
    store: fixture.context.store,
    fetchApi: async (path) => ({ path, status: 404, body: null }),
    timeouts: { renderMs: 1_000, deferredMs: 1_000, apiMs: 1_000, remoteMs: 1_200 },
    sandbox: "none",
  });
  origin = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await app.close();
  await fixture.remove();
  await rm(builds, { recursive: true });
});

const publish = async (id: string, version: string, ...options: string[]) => {
  const folder = join(builds, id, version);
  execFileSync(process.execPath, [join(EXAMPLE, "make-release.mjs"), id, version, folder]);
  await fixture.run("publish", folder, ...options);
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

  await fixture.run("canary", "hello", "2.0.0", "--share", "100%");
  await shows("Hello from 2.0.0");
  await fixture.run("canary", "hello", "--stop");
  await shows("Hello from 1.0.0");

  await fixture.run("promote", "hello", "2.0.0", "--unverified");
  await shows("Hello from 2.0.0");
  await fixture.run("rollback", "hello");
  await shows("Hello from 1.0.0");
});
