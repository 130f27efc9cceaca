import type { AdministratorList, AuditList } from "@promptfolio/contracts/api/admin";
import { OperatorError } from "@promptfolio/server/operator-error";
import { sql } from "drizzle-orm";
import { runAdminCommand } from "../src/admin/admin-command";
import { readConfig } from "../src/config/config";
import { openServices } from "../src/services";
import { ENGINES } from "./databases";
import { PASSWORD, startApi } from "./test-api";

describe.each(ENGINES)("administrators on %s", (engine) => {
  it("can be deactivated with immediate effect, except the last active one", async () => {
    const api = await startApi(engine);
    const [first, second] = [await api.account("admin"), await api.account("admin")];
    const browser = api.browser();
    const list = async () => {
      const { body } = await browser.request<AdministratorList>("GET", "/api/admin/administrators", first);
      return body.administrators.map(({ id, status, current }) => ({ id, status, current }));
    };
    const setActive = (id: string, is_active: boolean) =>
      browser.request("PUT", `/api/admin/administrators/${id}/status`, {
        token: first.token,
        body: { is_active },
      });
    expect(await list()).toEqual([
      { id: first.id, status: "active", current: true },
      { id: second.id, status: "active", current: false },
    ]);

    expect((await setActive(second.id, false)).body).toEqual({
      message: "The administrator has been deactivated.",
    });
    expect((await browser.request("GET", "/api/admin/users", second)).status).toBe(401);
    const login = { body: { email: second.email, password: PASSWORD } };
    expect((await browser.request("POST", "/api/admin/login", login)).status).toBe(401);

    const refused = await setActive(first.id, false);
    expect(refused).toMatchObject({ status: 409, body: { code: "last-administrator" } });
    await setActive(second.id, true);
    expect((await browser.request("POST", "/api/admin/login", login)).status).toBe(200);

    const { body } = await browser.request<AuditList>("GET", "/api/admin/audit?action=admin.status", first);
    expect(body.entries.map(({ subject, detail }) => [subject, detail])).toEqual([
      [second.id, 'status: "inactive" to "active"'],
      [second.id, 'status: "active" to "inactive"'],
    ]);
    // The demo's administrator doesn't count, as the demo's accounts are closed.
    const { database } = api.services;
    await database.execute(sql`UPDATE users SET demo = true WHERE id = ${second.id}`);
    expect((await setActive(first.id, false)).status).toBe(409);
    expect(await list()).toEqual([{ id: first.id, status: "active", current: true }]);
    const user = await api.account();
    expect((await setActive(user.id, false)).status).toBe(404);
  });

  it("can't both deactivate each other at the same time", async () => {
    const api = await startApi(engine);
    const [first, second] = [await api.account("admin"), await api.account("admin")];
    const deactivate = async (id: string, token: string) =>
      (
        await api
          .browser()
          .request("PUT", `/api/admin/administrators/${id}/status`, { token, body: { is_active: false } })
      ).status;
    const statuses = await Promise.all([
      deactivate(first.id, second.token),
      deactivate(second.id, first.token),
    ]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });
});

it("lists, resets and deactivates administrators from the command line", async () => {
  const api = await startApi();
  const [first, second] = [await api.account("admin"), await api.account("admin")];
  const config = readConfig(api.env);
  const remove = await api.stopAndKeep();
  const run = (...args: string[]) => runAdminCommand(config, args);
  try {
    expect((await run("list")).split("\n").map((line) => line.split("  ").slice(0, 3))).toEqual([
      [first.email, "active", "0 passkeys"],
      [second.email, "active", "0 passkeys"],
    ]);
    expect(await run("reset", first.email)).toMatch(/^http:\/\/localhost:3000\/reset#token=[\w-]{43}\n/);
    expect(await run("deactivate", first.email)).toBe(`${first.email} is deactivated and signed out.`);
    await expect(run("deactivate", second.email)).rejects.toThrow(/^This is the last active administrator/);
    await expect(run("reset", "nobody@example.org")).rejects.toThrow(OperatorError);
    for (const wrong of [[], ["list", "all"], ["reset"], ["promote", first.email]]) {
      await expect(run(...wrong)).rejects.toThrow(/^Usage: npm run admin/);
    }
  } finally {
    await remove();
  }
});

it("warns at start that a changed ADMIN_PASSWORD has no effect, and names the command to use", async () => {
  const env = { ADMIN_EMAIL: "root@example.org", ADMIN_PASSWORD: "the first password" };
  const api = await startApi("embedded", env);
  const remove = await api.stopAndKeep();
  const start = async (password: string) => {
    const lines: string[] = [];
    const config = readConfig({ ...api.env, ADMIN_PASSWORD: password });
    const services = await openServices(config, {
      log: api.services.log,
      onProgress: (line) => lines.push(line),
    });
    await services.close();
    return lines.filter((line) => line.includes("ADMIN_PASSWORD"));
  };
  try {
    expect(await start("the first password")).toEqual([]);
    expect(await start("another password")).toEqual([
      expect.stringContaining("npm run admin -- reset EMAIL"),
    ]);
  } finally {
    await remove();
  }
});
