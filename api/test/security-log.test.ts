import { readFileSync } from "node:fs";
import { join } from "node:path";
import { logOptions } from "@promptfolio/server/logging";
import { pino } from "pino";
import { PASSWORD, startApi } from "./test-api";

const DOCS = readFileSync(join(import.meta.dirname, "../../docs/security.md"), "utf8");

it("says who did what from which network, without emails, and each event is documented", async () => {
  const lines: string[] = [];
  const log = pino(logOptions("info"), { write: (line) => lines.push(line) });
  const api = await startApi("embedded", {}, log);
  const { id, email, token } = await api.account();
  const browser = api.browser();
  const login = (password: string) => browser.call("POST", "/api/auth/login", { body: { email, password } });
  await login("wrong");
  await login(PASSWORD);
  await browser.call("GET", "/api/admin/users", { token });
  await browser.call("GET", "/api/auth/export", { token });
  await browser.call("POST", "/api/auth/logout", { token });
  const events = lines
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter((line) => line["security"] !== undefined);
  expect(events.map(({ security, account }) => [security, account])).toEqual([
    ["sign-in-failed", id],
    ["sign-in", id],
    ["forbidden", id],
    ["data-exported", id],
    ["sign-out", id],
  ]);
  for (const { security, network } of events) {
    expect(DOCS).toContain(`\`${security}\``);
    expect(network).toMatch(/^[\w-]{22}$/);
  }
  expect(lines.join("")).not.toContain(email);
});
