import { readFileSync } from "node:fs";
import { join } from "node:path";
import { logOptions } from "@promptfolio/server/logging";
import { pino } from "pino";
import { SECURITY_EVENTS } from "../src/accounts/security-log";
import { PASSWORD, startApi } from "./test-api";

const DOCS = readFileSync(join(import.meta.dirname, "../../docs/security.md"), "utf8");

it("logs who did what from which network, without emails, as documented events", async () => {
  const lines: string[] = [];
  const log = pino(logOptions("info"), { write: (line) => lines.push(line) });
  const api = await startApi("embedded", {}, log);
  const { id, email, token } = await api.account();
  const browser = api.browser();
  const login = (password: string) =>
    browser.request("POST", "/api/auth/login", { body: { email, password } });
  await login("wrong");
  await login(PASSWORD);
  await browser.request("GET", "/api/admin/users", { token });
  await browser.request("GET", "/api/auth/export", { token });
  await browser.request("POST", "/api/auth/logout", { token });
  const admin = await api.account("admin");
  await browser.request("GET", "/api/admin/users.csv", { token: admin.token });
  await browser.request("PUT", `/api/admin/users/${id}/status`, {
    token: admin.token,
    body: { is_active: false },
  });
  const events = lines
    .map((line): Record<string, unknown> => JSON.parse(line))
    .filter((line) => line["security"] !== undefined);
  expect(events.map(({ security, account }) => [security, account])).toEqual([
    ["sign-in-failed", id],
    ["sign-in", id],
    ["forbidden", id],
    ["data-exported", id],
    ["sign-out", id],
    ["users-exported", admin.id],
    ["administration", admin.id],
  ]);
  for (const { security, network } of events) {
    expect(DOCS).toContain(`\`${security}\``);
    expect(network).toMatch(/^[\w-]{22}$/);
  }
  expect(lines.join("")).not.toContain(email);
});

it("documents every event", () => {
  for (const event of SECURITY_EVENTS) expect(DOCS).toContain(`\`${event}\``);
});
