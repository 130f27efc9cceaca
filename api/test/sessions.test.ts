import type { SessionList, UserSession } from "@promptfolio/contracts/api/accounts";
import { sql } from "drizzle-orm";
import { sweep } from "../src/database/maintenance";
import { ENGINES } from "./databases";
import { PASSWORD, startApi, type TestApi } from "./test-api";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

describe.each(ENGINES)("sessions on %s", (engine) => {
  let api: TestApi;
  const signIn = async (email: string, userAgent = FIREFOX) => {
    const browser = api.browser();
    const { body } = await browser.request<UserSession>("POST", "/api/auth/login", {
      body: { email, password: PASSWORD },
      headers: { "user-agent": userAgent },
    });
    browser.token = body.access_token;
    return browser;
  };
  const stats = async (browser: Awaited<ReturnType<typeof signIn>>) =>
    (await browser.request("GET", "/api/usage/my-stats")).status;
  const list = async (browser: Awaited<ReturnType<typeof signIn>>) =>
    (await browser.request<SessionList>("GET", "/api/auth/sessions")).body.sessions;

  beforeAll(async () => {
    api = await startApi(engine);
  });

  it("end on logout, while the user's other sessions continue", async () => {
    const { email } = await api.account();
    const [first, second] = [await signIn(email), await signIn(email)];
    expect([await stats(first), await stats(second)]).toEqual([200, 200]);
    expect((await first.request("POST", "/api/auth/logout")).status).toBe(204);
    expect([await stats(first), await stats(second)]).toEqual([401, 200]);
    expect((await first.request("POST", "/api/auth/logout")).status).toBe(401);
  });

  it("are listed with their browser, and can be ended one by one", async () => {
    const { email } = await api.account();
    const [first, second] = [await signIn(email), await signIn(email, "curl/8.5.0")];
    const sessions = await list(first);
    expect(sessions).toEqual([
      expect.objectContaining({ browser: "curl", current: false }),
      expect.objectContaining({ browser: "Firefox on Linux", current: true }),
      expect.objectContaining({ browser: "Tests", current: false }),
    ]);
    const ended = await first.request("DELETE", `/api/auth/sessions/${sessions[0]?.id}`);
    expect(ended.status).toBe(204);
    expect([await stats(first), await stats(second)]).toEqual([200, 401]);
    expect((await first.request("DELETE", `/api/auth/sessions/${sessions[0]?.id}`)).status).toBe(404);
  });

  it("require the password to end other sessions if the sign-in isn't recent", async () => {
    const { id, email } = await api.account();
    const [first, second] = [await signIn(email), await signIn(email, "curl/8.5.0")];
    await api.services.database.execute(
      sql`UPDATE sessions SET created_at = now() - interval '16 minutes' WHERE user_id = ${id}`,
    );
    const other = (await list(first)).find(({ browser }) => browser === "curl");
    const end = (body?: object) =>
      first.request("DELETE", `/api/auth/sessions/${other?.id}`, body === undefined ? {} : { body });
    expect(await end()).toMatchObject({ status: 403, body: { code: "password-needed", field: "password" } });
    expect(await end({ password: "not this" })).toMatchObject({
      status: 403,
      body: { code: "wrong-password" },
    });
    expect(await stats(second)).toBe(200);
    expect((await end({ password: PASSWORD })).status).toBe(204);
    expect([await stats(first), await stats(second)]).toEqual([200, 401]);
  });

  it("can't be ended by another user", async () => {
    const [ada, eve] = [await signIn((await api.account()).email), await signIn((await api.account()).email)];
    const [session] = await list(ada);
    expect((await eve.request("DELETE", `/api/auth/sessions/${session?.id}`)).status).toBe(404);
    expect(await stats(ada)).toBe(200);
  });

  it("can't reveal prompts after they have ended", async () => {
    const ada = await signIn((await api.account()).email);
    const reveal = () => ada.request("POST", "/api/usage/prompt-view/abcdefghijklmnopqrstuvwx");
    expect((await reveal()).status).toBe(404);
    await ada.request("POST", "/api/auth/logout");
    expect((await reveal()).status).toBe(401);
  });

  it("end when the account is deactivated, and stay ended when it is activated again", async () => {
    const admin = await api.account("admin");
    const { id, email } = await api.account();
    const ada = await signIn(email);
    const setActive = (is_active: boolean) =>
      api
        .browser()
        .request("PUT", `/api/admin/users/${id}/status`, { token: admin.token, body: { is_active } });
    expect(await stats(ada)).toBe(200);
    await setActive(false);
    expect(await stats(ada)).toBe(401);
    await setActive(true);
    expect(await stats(ada)).toBe(401);
  });

  it("of administrators end after half an hour without a request", async () => {
    const { id, token } = await api.account("admin");
    const read = async () => (await api.browser().request("GET", "/api/admin/settings", { token })).status;
    const idle = async (minutes: number) => {
      // Stored in milliseconds: rounded up, it could be less than these minutes ago.
      await api.services.database.execute(
        sql`UPDATE sessions SET last_seen_at = date_trunc('milliseconds', now()) - ${minutes} * interval '1 minute'
            WHERE user_id = ${id}`,
      );
      api.services.accounts.forget(id);
    };
    await idle(29);
    // This request counts as activity.
    expect(await read()).toBe(200);
    expect(await read()).toBe(200);
    await idle(30);
    expect(await read()).toBe(401);
  });

  it("of users stay valid without requests until they expire, and are then deleted", async () => {
    const { id, token } = await api.account();
    const read = async () => (await api.browser().request("GET", "/api/auth/sessions", { token })).status;
    const { database } = api.services;
    await database.execute(
      sql`UPDATE sessions SET last_seen_at = now() - interval '3 days' WHERE user_id = ${id}`,
    );
    expect(await read()).toBe(200);
    // Stored in milliseconds: rounded up, it could be later than the next request.
    await database.execute(
      sql`UPDATE sessions SET expires_at = date_trunc('milliseconds', now()) WHERE user_id = ${id}`,
    );
    api.services.accounts.forget(id);
    expect(await read()).toBe(401);
    await sweep(database);
    const { rows } = await database.execute(sql`SELECT 1 FROM sessions WHERE user_id = ${id}`);
    expect(rows).toEqual([]);
  });
});
