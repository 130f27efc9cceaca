import { getPriority } from "node:os";
import { setTimeout } from "node:timers/promises";
import type { PageJob } from "./messages";
import { processTree } from "./process-tree";
import { createRenderPool, type RenderPool, type RenderPoolOptions } from "./render-pool";
import { findSandbox, type Sandbox } from "./sandbox";

/** A minimal server build of a shell: it "renders" by calling the page with the URL. */
const SHELL = `
module.exports = {
  provided: { greeting: { word: "Hello" } },
  render: async ({ url, page, deferred }, onPart) => ({
    styles: { first: "", rest: "" },
    markup: { preloads: "", first: page ? page.component(url) : "frame", rest: "" },
    readsData: false,
    ended: (async () => {
      for (const { response } of deferred) {
        const arrived = await response;
        await new Promise(setImmediate);
        onPart({ styles: "", markup: page.component(arrived ? arrived.body : "nothing") });
      }
    })(),
  }),
};`;

const CODE: Record<string, string> = {
  "shell/1.0.0/server/shell.cjs": SHELL,
  "greet/1.0.0/server/page.cjs": `const { word } = require("greeting"); exports.default = (url) => word + " " + url;`,
  "throw/1.0.0/server/page.cjs": `exports.default = () => { throw new Error("broken page"); };`,
  "unbalanced/1.0.0/server/page.cjs": `exports.default = (text) => text + "</div></div>";`,
  "flood/1.0.0/server/page.cjs": `exports.default = () => "x".repeat(9e6);`,
  "hang/1.0.0/server/page.cjs": "exports.default = () => { for (;;) {} };",
  "deferred-throw/1.0.0/server/page.cjs": `exports.default = (text) => { if (text === "data") throw new Error("broken part"); return text; };`,
  "deferred-hang/1.0.0/server/page.cjs": `exports.default = (text) => { while (text === "data"); return text; };`,
  "syntax/1.0.0/server/page.cjs": "this is no code",
  "greedy/1.0.0/server/page.cjs": `exports.default = () => require("left-pad");`,
};

const job = (remote: string | undefined, url = "/here"): PageJob => ({
  url,
  origin: "https://promptfolio.test",
  map: { revision: 1, shell: { version: "1.0.0", base: "/r/shell/1.0.0/" }, remotes: {} },
  seed: "seed",
  queries: [],
  shell: "shell/1.0.0/server/shell.cjs",
  page: remote === undefined ? null : { remote, page: "./page", module: `${remote}/1.0.0/server/page.cjs` },
});

let pool: RenderPool;
let sandbox: Sandbox;
const read = async (name: string): Promise<string> => {
  const source = CODE[name] ?? versioned(name);
  if (!source) throw new Error(`${name} is missing`);
  return source;
};

/** Any number of releases: `n/1.0.<version>/server/page.cjs`, each with its own megabyte of data. */
const versioned = (name: string): string | undefined => {
  const version = /^n\/1\.0\.(\d+)\//.exec(name)?.[1];
  return (
    version &&
    `const ballast = new Array(131072).fill(${version}); exports.default = () => String(ballast.length);`
  );
};

const createPool = (more: Partial<RenderPoolOptions> = {}): RenderPool =>
  createRenderPool({ sandbox, maxRenderers: 4, timeoutMs: 1_000, memoryMb: 200, readCode: read, ...more });

beforeAll(async () => {
  sandbox = await findSandbox();
  pool = createPool();
});
afterAll(() => pool.close());

const rendered = async (...args: Parameters<RenderPool["render"]>): Promise<string> =>
  String((await pool.render(...args)).page.markup.first);

test("ends a renderer that is being started, without an error", async () => {
  const closing = createPool();
  const started = closing.warmUp("shell/1.0.0/server/shell.cjs");
  await setTimeout(0);
  await closing.close();
  await expect(started).resolves.toBeUndefined();
});

test("renders a page with the modules that the shell provides", async () => {
  expect(await rendered(job("greet"))).toBe("Hello /here");
});

test("refuses markup that would reach out of its place, and goes on with the same process", async () => {
  await expect(pool.render(job("unbalanced"))).rejects.toMatchObject({
    message: "its markup closes an element div that isn't open there",
    isLost: false,
  });
});

test("stops reading from a process that sends more than a page may have", async () => {
  // Neither its time nor its memory may end it first.
  const patient = createPool({ timeoutMs: 20_000, memoryMb: 1_000 });
  await expect(patient.render(job("flood"))).rejects.toMatchObject({
    message: "it sent more than a page may have",
    isLost: true,
  });
  await patient.close();
});

test("renders the shell's frame if there is no page", async () => {
  expect(await rendered(job(undefined))).toBe("frame");
});

test.each([
  ["throw", "broken page"],
  ["syntax", "Unexpected identifier"],
  ["greedy", "which the host does not provide"],
  ["absent", "is missing"],
])("rejects the page of '%s', and renders others", async (remote, message) => {
  await expect(pool.render(job(remote))).rejects.toThrow(message);
  expect(await rendered(job("greet"))).toBe("Hello /here");
});

const prioritiesOfChildren = (): number[] => {
  try {
    return processTree(process.pid).map((pid) => getPriority(pid) - getPriority());
  } catch {
    // A process has just ended.
    return [];
  }
};

test("lowers the priority of a process whose page takes long", async () => {
  const slow = createPool({ timeoutMs: 3_000 });
  let isOver = false;
  const hanging = slow.render(job("hang")).catch(() => (isOver = true));
  const isLowered = () => prioritiesOfChildren().some((lower) => lower > 5);
  while (!isOver && !isLowered()) await setTimeout(20);
  expect(isOver).toBe(false);
  await slow.close();
  await hanging;
});

test("ends only the process of an endless loop, and renders the next page", async () => {
  await expect(pool.render(job("hang"))).rejects.toThrow(/not rendered within/);
  expect(await rendered(job("greet", "/after"))).toBe("Hello /after");
});

test("ends processes of versions that are no longer needed", async () => {
  const small = createPool({ maxRenderers: 1 });
  for (let version = 0; version < 5; version++) {
    const module = `n/1.0.${version}/server/page.cjs`;
    small.retain(new Set(["shell/1.0.0/server/shell.cjs", module]));
    const { page } = await small.render({ ...job(undefined), page: { remote: "n", page: "./page", module } });
    expect(String(page.markup.first)).toBe("131072");
  }
  await small.close();
});

const similar = (body: string | undefined) => {
  const response = body === undefined ? null : { path: "/similar", status: 200, body };
  return { path: "/similar", response: Promise.resolve(response) };
};

const stream = async (remote: string, body: string | undefined) => {
  const parts: string[] = [];
  const { page, ended } = await pool.render(job(remote), {
    deferred: [similar(body)],
    onPart: ({ markup }) => parts.push(markup),
  });
  return { page, ended, parts };
};

test.each([
  ["data", "Hello data"],
  [undefined, "Hello nothing"],
])("sends a page before its deferred part: %s", async (body, part) => {
  const { page, ended, parts } = await stream("greet", body);
  expect(String(page.markup.first)).toBe("Hello /here");
  await ended;
  expect(parts).toEqual([part]);
});

test("renders other pages while a deferred response is pending", async () => {
  let take: (response: null) => void = () => undefined;
  const waiting = { path: "/similar", response: new Promise<null>((resolve) => (take = resolve)) };
  const { ended } = await pool.render(job("greet"), { deferred: [waiting], onPart: () => undefined });
  expect(await rendered(job("greet", "/other"))).toBe("Hello /other");
  take(null);
  await ended;
});

test("reports a failed deferred part, and keeps the page", async () => {
  const { page, ended } = await stream("deferred-throw", "data");
  expect(String(page.markup.first)).toBe("/here");
  await expect(ended).rejects.toMatchObject({ message: "broken part", isLost: false });
});

test("refuses a deferred part that would reach out of its place", async () => {
  const { ended, parts } = await stream("deferred-throw", "</div>");
  await expect(ended).rejects.toMatchObject({
    message: "a deferred part closes an element div that isn't open there",
    isLost: true,
  });
  expect(parts).toEqual([]);
});

test("ends the process of a deferred part that hangs, and reports it", async () => {
  const { ended } = await stream("deferred-hang", "data");
  await expect(ended).rejects.toMatchObject({ isLost: true });
  expect(await rendered(job("greet", "/after"))).toBe("Hello /after");
});
