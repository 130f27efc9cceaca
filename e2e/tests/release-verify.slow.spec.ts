import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import type { ReleaseDescriptor } from "@promptfolio/contracts/release";
import { ORDERS_ROUTE, type OrdersCode, ordersRelease } from "../support/orders-release";
import { prepareData } from "../support/prepared-data";
import { ROOT, runRelease } from "../support/site-process";

let dataDir: string;

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "promptfolio-verify-"));
  await cp(join(await prepareData(), "releases"), join(dataDir, "releases"), { recursive: true });
});
test.afterAll(() => rm(dataDir, { recursive: true, force: true }));

const verify = (folder: string, renderTimeoutMs = 10_000): Promise<string> =>
  runRelease(
    { DATA_DIR: dataDir, RENDER_TIMEOUT_MS: String(renderTimeoutMs) },
    "verify",
    folder,
    "--sizes",
    join(ROOT, "bundle-sizes.json"),
  );

/** The findings of verify for a release that it rejects. */
const findings = async (folder: string, renderTimeoutMs?: number): Promise<string> =>
  verify(folder, renderTimeoutMs).then(
    () => "",
    (error: Error) => error.message,
  );

test("accepts a harmless release", async () => {
  expect(await verify(await ordersRelease("1.0.0"))).toContain("orders 1.0.0 is ready for release");
});

/** What a module may export as its page, each in the next one; the loader's own test has each alone. */
const EXPOSED = {
  "lazy, memo and forwardRef": "React.lazy(async () => ({ default: React.memo(React.forwardRef(Page)) }))",
  "a class": "class extends React.Component { render() { return React.createElement(Page); } }",
};

const named = (server: ReleaseDescriptor["serverEntry"]) => ({
  pages: { "./Page": { scripts: [], server } },
  routes: [{ ...ORDERS_ROUTE, page: "./Page" }],
});

for (const [kind, exposed] of Object.entries(EXPOSED))
  test(`accepts a page that is ${kind}, under any name`, async () => {
    const folder = await ordersRelease(
      "1.1.0",
      { exposed },
      { descriptor: named("server/orders-page.cjs"), files: { "poster.png": "a picture" } },
    );
    expect(await verify(folder)).toContain("opened on the server and in Chromium (without an API): /orders");
  });

test("accepts a page that only browsers render", async () => {
  const folder = await ordersRelease("1.2.0", {}, { descriptor: named(null) });
  expect(await verify(folder)).toContain("orders 1.2.0 is ready for release");
});

test("opens a page without its data when there is no API", async () => {
  const said = await verify(join(ROOT, "mfe-detail/dist/release"));
  expect(said).toContain("opened on the server and in Chromium (without an API): /image/example");
});

/** All kinds of harm in one page; verify has to find each. */
const HARMFUL: OrdersCode = {
  module: "globalThis.leaked = [];",
  component: `
    leaked.push(new Array(50_000).fill(0));
    React.useEffect(() => {
      setTimeout(() => { throw new Error("late in a timer"); }, 30_000);
      fetch("https://elsewhere.test/").catch(() => undefined);
      setInterval(() => undefined, 1_000);
    }, []);`,
  load: `
    String.prototype.big = () => "other";
    document.head.append(document.createElement("style"));
    document.styleSheets[document.styleSheets.length - 1].insertRule("body { letter-spacing: 1px; }");`,
};

test("finds a release's side effects", async () => {
  const found = await findings(await ordersRelease("2.0.0", HARMFUL));
  for (const finding of [
    /styles the whole site: body \{ letter-spacing: 1px; \}/,
    // Found either by the shell, which restores it, or by the comparison at the end.
    /Overwrote String\.big|overwrites String\.prototype\.big in the browser/,
    /changes the global leaked on the server/,
    /late in a timer/,
    /leaves more timers behind after each visit/,
    /holds \d+ bytes more after each time/,
    /elsewhere\.test/,
  ])
    expect(found).toMatch(finding);
});

test("counts scripts that release.json does not list against the size budget", async () => {
  const sizes = join(dataDir, "sizes.json");
  await writeFile(sizes, JSON.stringify({ shell: 1e6, pages: { "mfe-orders": { "*": 10_000 } } }));
  const large = Array.from({ length: 20_000 }, (_, index) => `/* ${index * 7919} */`).join("");
  const folder = await ordersRelease(
    "3.0.0",
    {
      load: `await new Promise((resolve) => {
        const script = document.createElement("script");
        script.src = "/r/orders/3.0.0/large.js";
        script.onload = resolve;
        document.head.append(script);
      });`,
    },
    { files: { "large.js": large } },
  );
  const refused = runRelease({ DATA_DIR: dataDir }, "verify", folder, "--sizes", sizes);
  await expect(refused).rejects.toThrow(/over its size budget: \.\/orders-page: \d{5,} bytes of 10000/);
});

test("ends on an endless loop, and reports the page", async () => {
  const loop = { component: "for (;;) {}" };
  const found = await findings(await ordersRelease("4.0.0", loop), 2_000);
  expect(found).toContain("/orders could not be rendered on the server");
  expect(found).toContain("/orders was not rendered");
});

test("finds a page that throws although the previous version is good", async () => {
  await runRelease({ DATA_DIR: dataDir }, "publish", "--promote", await ordersRelease("6.0.0"));
  const found = await findings(
    await ordersRelease("6.0.1", { component: 'throw new Error("out of order");' }),
  );
  expect(found).toContain("/orders could not be rendered on the server: ");
  expect(found).toContain("out of order");
});

for (const [name, component, reason] of [
  ["a frame", 'return React.createElement("iframe", { src: "/about" });', "its markup has an element iframe"],
  ["3 MB of text", 'return React.createElement("p", null, "x".repeat(3_000_000));', "too long"],
] as const)
  test(`finds a page that sends ${name}, which no server would show`, async () => {
    const found = await findings(await ordersRelease("7.0.0", { component }));
    expect(found).toContain("/orders could not be rendered on the server: ");
    expect(found).toContain(reason);
  });

test("finds an invalid host API range and an unlisted file", async () => {
  const folder = await ordersRelease("5.0.0", {}, { descriptor: { hostApi: "banana" } });
  await writeFile(join(folder, "ghost.js"), "");
  const found = await findings(folder);
  expect(found).toContain('hostApi "banana" is not a range of versions');
  expect(found).toContain("ghost.js is in the build");
});
