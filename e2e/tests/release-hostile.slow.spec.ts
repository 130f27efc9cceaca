import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { createOrdersTeam } from "../support/orders-team";
import { type Product, startProduct } from "../support/product";

const SECRET = "a secret that no page of any remote may read";

let product: Product;
let team: Awaited<ReturnType<typeof createOrdersTeam>>;
let outside: Server;
let connections = 0;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  outside = createServer((_request, response) => {
    connections += 1;
    response.end("reached");
  });
  await new Promise<void>((resolve) => outside.listen(0, "127.0.0.1", resolve));
  product = await startProduct({ JWT_SECRET: SECRET, RENDER_TIMEOUT_MS: "6000" });
  team = await createOrdersTeam(product);
});
test.afterAll(async () => {
  outside?.close();
  await product?.dispose();
});

/** Only on the server: browsers run the same code. */
const onServer = (code: string): string => `if (typeof window === "undefined") { ${code} }`;

/** What a page does to its process; none may affect other pages. */
const HARM: Record<string, string> = {
  "defines a window": onServer("globalThis.window = { document: {} };"),
  "overwrites URL": "globalThis.URL = class {};",
  "overwrites Array.prototype.map": 'Array.prototype.map = () => ["other"];',
  "loops for ever": onServer("for (;;) {}"),
  "throws in a timer": onServer('setTimeout(() => { throw new Error("late"); });'),
  "holds 50 MB more each time": onServer("(globalThis.held ??= []).push(Buffer.alloc(50e6, 1));"),
  "kills the server": onServer('process.kill(process.ppid, "SIGKILL");'),
  "ends its process": onServer("process.exit(0);"),
  "aborts its process": onServer("process.abort();"),
  "sends a frame": 'return React.createElement("iframe", { src: "/about" });',
  "sends 3 MB of text": 'return React.createElement("p", null, "x".repeat(3_000_000));',
  "sends 300 KB of styles": onServer(
    'const { createGlobalStyle } = require("styled-components");' +
      'return React.createElement(createGlobalStyle([Array(50_000).fill("a{b:c}").join("")]));',
  ),
};

for (const [name, component] of Object.entries(HARM))
  test(`a page that ${name} does not affect other pages, and a rollback repairs it`, async () => {
    await team.promote({ component });
    for (let visit = 0; visit < 5; visit++) expect((await team.visit()).status).toBe(200);
    await team.expectOthersUnaffected();
    await team.expectRollbackRepairs();
    await team.expectOthersUnaffected();
  });

const IMPORT = (name: string): string => `new Function("return import('node:${name}')")()`;

test("a page can't read secrets, files or data, start programs or open connections", async () => {
  const { port } = outside.address() as AddressInfo;
  const attempts = [
    "JSON.stringify(process.env)",
    `(await ${IMPORT("fs")}).readFileSync("/proc/" + process.ppid + "/environ", "utf8")`,
    `(await ${IMPORT("fs")}).readFileSync("/etc/passwd", "utf8")`,
    `(await ${IMPORT("fs")}).readdirSync(${JSON.stringify(product.dataDir)}).join()`,
    `(await ${IMPORT("child_process")}).execSync("id").toString()`,
    `new (await ${IMPORT("worker_threads")}).Worker("0", { eval: true })`,
    `await (await fetch("http://127.0.0.1:${port}/")).text()`,
    `await ((http) => new Promise((resolve, reject) => http.get("http://127.0.0.1:${port}/", resolve).on("error", reject)))(await ${IMPORT("http")})`,
    'process.getBuiltinModule("fs").readdirSync("/").join()',
    // What is required while the module loads is refused before, by check.
    '(await undefined, require("node:fs")).readdirSync("/").join()',
  ];
  const module = `let loot = []; ${onServer(
    attempts
      .map(
        (code, index) => `(async () => loot.push("loot ${index}: " + (${code})))().catch(() => undefined);`,
      )
      .join("\n"),
  )}`;
  await team.promote({ module, component: 'return React.createElement("h1", null, loot.join("; "));' });
  // Before a release is published, check has loaded its modules on the machine that has built them.
  connections = 0;
  await team.visit();
  let html = "";
  // The attempts take a moment: the page shows all results so far.
  await expect.poll(async () => (html = (await team.visit()).html)).toContain("loot 0: {}");
  expect(html.match(/loot \d+/g)).toEqual(["loot 0"]);
  expect(html).not.toContain(SECRET);
  expect(connections).toBe(0);
  await team.expectOthersUnaffected();
  await team.expectRollbackRepairs();
});

test("an unrenderable version is replaced by the last good one, and its failure is counted", async () => {
  const before = (await team.failures())["orders"] ?? 0;
  const version = await team.promote({ component: onServer('throw new Error("broken");') });
  const { html, rendered } = await team.visit();
  expect(rendered).toBe("page");
  expect(html).toContain("Good orders");
  expect((await team.failures())["orders"]).toBeGreaterThan(before);
  const metrics = await (await fetch(`${product.origin}/metrics`)).text();
  expect(metrics).toContain(`remote="orders",version="${version}",kind="render"`);
  expect(metrics).not.toContain('remote="orders",version="1.0.0",kind="render"');
  await team.expectRollbackRepairs();
});
