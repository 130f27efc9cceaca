import { readdir, readFile } from "node:fs/promises";
import { createServer, type Server } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { PageJob } from "./messages";
import { createRenderPool, type RenderPool } from "./render-pool";
import { findSandbox, isIsolated, type Sandbox } from "./sandbox";

const SHELL = `
module.exports = {
  provided: {},
  render: async ({ url, page }) => ({
    styles: { first: (page && page.component.styles) || "", rest: "" },
    markup: { preloads: "", first: String(await (page ? page.component(url) : "frame")), rest: "" },
    readsData: false,
    ended: Promise.resolve(),
  }),
};`;

/** Calls `import()`, bypassing what the host provides to a page. */
const IMPORT = (name: string): string => `new Function("return import('node:${name}')")()`;

/** Malicious pages, by remote name, and an innocent one that would break if anything were shared. */
const PAGES: Record<string, string> = {
  innocent: `exports.default = () => [typeof window, new URL("http://a/").host, [1].map((n) => n + 1)].join();`,
  window: `globalThis.window = { document: {} }; exports.default = () => "shim";`,
  url: `globalThis.URL = class { host = "evil" }; exports.default = () => "URL";`,
  map: `Array.prototype.map = () => ["evil"]; exports.default = () => "map";`,
  loop: "exports.default = () => { for (;;) {} };",
  timer: `exports.default = () => { setTimeout(() => { throw new Error("late"); }); return "thrown"; };`,
  buffers: `const held = []; exports.default = () => { held.push(Buffer.alloc(50e6, 1)); return held.length; };`,
  kill: `exports.default = () => process.kill(process.ppid, "SIGKILL");`,
  styles: `exports.default = () => "<p data-below-fold></p>"; exports.default.styles = "a{b:c}".repeat(50000);`,
  exit: "exports.default = () => process.exit(0);",
  env: "exports.default = () => JSON.stringify(process.env);",
  require: `exports.default = () => require("node:fs");`,
  builtin: `exports.default = () => process.getBuiltinModule("node:fs");`,
  fetch: `exports.default = (url) => fetch(url);`,
  files: `exports.default = async (url) => (await ${IMPORT("fs")}).readFileSync(url, "utf8");`,
  children: `exports.default = async () => (await ${IMPORT("child_process")}).execSync("id");`,
  workers: `exports.default = async () => new (await ${IMPORT("worker_threads")}).Worker("0", { eval: true });`,
  system: `exports.default = async (url) => (await ${IMPORT("fs")}).readdirSync("/").join();`,
  network: `exports.default = async (url) => {
    const { connect } = await ${IMPORT("net")};
    return new Promise((resolve, reject) => connect(Number(url.slice(1)), "127.0.0.1", () => resolve("connected")).on("error", reject));
  };`,
};

const job = (remote: string, url = "/here"): PageJob => ({
  url,
  origin: "https://promptfolio.test",
  map: { revision: 1, shell: { version: "1.0.0", base: "/r/shell/1.0.0/" }, remotes: {} },
  seed: "seed",
  queries: [],
  shell: "shell/1.0.0/server/shell.cjs",
  page: { remote, page: "./page", module: `${remote}/1.0.0/server/page.cjs` },
});

const MAX_RENDERERS = 4;

let sandbox: Sandbox;
let pool: RenderPool;
let idleDeaths: [string | undefined, string][];
let onIdleDeath: () => void;

beforeAll(async () => {
  sandbox = await findSandbox();
});

/** Long enough for a machine that is three times slower. */
const TIMEOUT_MS = 10_000;

const startPool = (timeoutMs: number): RenderPool =>
  createRenderPool({
    sandbox,
    maxRenderers: MAX_RENDERERS,
    timeoutMs,
    memoryMb: 250,
    readCode: async (name) => (name.startsWith("shell") ? SHELL : (PAGES[name.split(/[/-]/)[0] ?? ""] ?? "")),
    onIdleDeath: (release, reason) => {
      idleDeaths.push([release, reason]);
      onIdleDeath();
    },
  });

beforeEach(() => {
  idleDeaths = [];
  onIdleDeath = () => undefined;
  pool = startPool(TIMEOUT_MS);
});
afterEach(() => pool.close());

const markupOf = async (remote: string, url?: string): Promise<string> =>
  String((await pool.render(job(remote, url))).page.markup.first);

const expectOtherReleaseUnaffected = async (): Promise<void> =>
  expect(await markupOf("innocent")).toBe("undefined,a,2");

test.each(["window", "url", "map"])("'%s' does not leak to other pages", async (remote) => {
  await markupOf(remote);
  await expectOtherReleaseUnaffected();
});

test.each([
  ["kill", /not a function/],
  ["exit", /exit 0/],
  ["require", /does not provide/],
  ["builtin", /not a function/],
  ["fetch", /fetch is not/],
  ["files", /permission|callback/i],
  ["system", /permission|callback/i],
  ["children", /permission|callback/i],
  ["workers", /permission|callback/i],
])("rejects '%s', and renders other pages unaffected", async (remote, message) => {
  await expect(markupOf(remote, "/etc/passwd")).rejects.toThrow(message);
  await expectOtherReleaseUnaffected();
});

test("350 KB of styles take the server no longer than other pages", async () => {
  const { page } = await pool.render(job("styles"));
  const before = process.cpuUsage();
  await expectOtherReleaseUnaffected();
  await pool.render(job("styles"));
  expect(page.styles.first).toHaveLength(300_000);
  // In milliseconds; patterns that began again at each character took minutes.
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000);
});

test("the environment is empty", async () => {
  expect(await markupOf("env")).toBe("{}");
});

test("no page reaches the network from its sandbox", async () => {
  if (!isIsolated(sandbox)) return;
  let connections = 0;
  const server: Server = createServer(() => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await expect(markupOf("network", `/${port}`)).rejects.toThrow();
  expect(connections).toBe(0);
  server.close();
});

test("refuses an endless loop after three attempts, and renders other pages meanwhile", async () => {
  await pool.close();
  pool = startPool(2_000);
  for (let attempt = 0; attempt < 3; attempt++)
    await expect(markupOf("loop")).rejects.toMatchObject({ isLost: true, isRefused: false });
  await expect(markupOf("loop")).rejects.toMatchObject({ isRefused: true });
  const looping = Promise.allSettled([markupOf("loop"), markupOf("loop")]);
  await expectOtherReleaseUnaffected();
  await looping;
});

test("reports an idle process that dies, and renders the next page", async () => {
  const died = new Promise<void>((resolve) => (onIdleDeath = resolve));
  expect(await markupOf("timer")).toBe("thrown");
  await died;
  expect(idleDeaths).toEqual([["timer/1.0.0", expect.stringContaining("late")]]);
  expect(await markupOf("timer")).toBe("thrown");
  await expectOtherReleaseUnaffected();
});

test("counts buffers as memory, and replaces a process that holds too many", async () => {
  const counts = [0];
  const isReplaced = () => (counts.at(-1) ?? 0) < Math.max(...counts);
  // Memory is checked at intervals, so some pages above the limit may be rendered in between.
  for (let page = 0; page < 30 && !isReplaced(); page++)
    counts.push(Number(await markupOf("buffers").catch(() => "0")));
  expect(isReplaced()).toBe(true);
  await expectOtherReleaseUnaffected();
});

/** The ids of the processes that this one has started. */
const ownProcesses = async (): Promise<string[]> => {
  const tasks = await readdir("/proc/self/task");
  const children = tasks.map((task) => readFile(`/proc/self/task/${task}/children`, "utf8"));
  return (await Promise.all(children)).flatMap((text) => text.split(" ").filter(Boolean));
};

test("never exceeds the limit of processes, however many releases are requested at once", async () => {
  const remotes = Array.from({ length: 7 }, (_, number) => `innocent-${number}`);
  const pages = await Promise.all(remotes.map((remote) => markupOf(remote)));
  expect(pages).toEqual(remotes.map(() => "undefined,a,2"));
  // One process is started in advance, besides those in use. A process that was evicted takes a moment to end.
  while ((await ownProcesses()).length > MAX_RENDERERS + 1) await setTimeout(10);
});
