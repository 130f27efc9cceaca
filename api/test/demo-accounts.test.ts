import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DemoCredentials } from "@promptfolio/contracts/api/accounts";
import { sql } from "drizzle-orm";
import { DEMO_CREDENTIALS } from "../src/demo/demo-accounts";
import { demoPeople } from "../src/demo/people";
import { startApi, type TestApi } from "./test-api";

const { admin, user } = DEMO_CREDENTIALS;
const person = demoPeople(new Date()).find(({ status }) => status === "active");
const ADMINISTRATOR = { ADMIN_EMAIL: "owner@example.org", ADMIN_PASSWORD: "orbit quartz lamp" };
const CLOSED = { ways: [401, 401, 401], shown: { admin: null, user: null } };
const OPEN = { ways: [200, 200, 200], shown: DEMO_CREDENTIALS };

let folder: string;
beforeAll(() => {
  // Without pictures the demo loads at once.
  folder = mkdtempSync(join(tmpdir(), "promptfolio-demo-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (env: Record<string, string>) => startApi("embedded", { DEMO_COLLECTION_DIR: folder, ...env });

const stateOf = async (api: TestApi) => {
  const login = async (path: string, body: object) =>
    (await api.browser().request("POST", path, { body })).status;
  const { body } = await api.browser().request<DemoCredentials>("GET", "/api/public/demo");
  const ways = [
    await login("/api/admin/login", admin),
    await login("/api/auth/login", user),
    await login("/api/auth/login", { email: person?.email, password: user.password }),
  ];
  return { ways, shown: body };
};

it("accepts the published passwords of demo accounts on this machine", async () => {
  const api = await start({ DEMO: "auto" });
  expect(await stateOf(api)).toEqual(OPEN);
  await api.close();
});

it.each([
  ["an administrator is set", ADMINISTRATOR],
  ["the site has an origin", { SITE_ORIGIN: "https://prompts.example" }],
  ["a proxy is trusted", { TRUST_PROXY: "loopback" }],
  ["other machines can connect", { HOST: "0.0.0.0" }],
])("rejects demo accounts when %s", async (_, env) => {
  const api = await start({ DEMO: "auto", ...env });
  expect(await stateOf(api)).toEqual(CLOSED);
  await api.close();
});

it("accepts the published passwords beside a real administrator if the operator enables them", async () => {
  const api = await start({ DEMO: "on", ...ADMINISTRATOR });
  expect(await stateOf(api)).toEqual(OPEN);
  const { rows } = await api.services.database.execute(
    sql`SELECT count(*)::integer AS others FROM users WHERE NOT demo`,
  );
  expect(rows).toEqual([{ others: 1 }]);
  await api.close();
});
