import type {
  AccountExport,
  AccountProfile,
  Message,
  UserSession,
} from "@promptfolio/contracts/api/accounts";
import { sql } from "drizzle-orm";
import { ENGINES } from "./databases";
import { type MailServer, startMailServer, tokenIn } from "./mail-server";
import { addPosters, PASSWORD, startApi, type TestAccount, type TestApi } from "./test-api";

describe.each(ENGINES)("an account on %s", (engine) => {
  let api: TestApi;
  let mail: MailServer;
  const as = (account: TestAccount) => api.browser(account);
  const profile = async (account: TestAccount) =>
    (await as(account).request<AccountProfile>("GET", "/api/auth/account")).body;
  const verify = (account: TestAccount, token: string) =>
    as(account).request<AccountProfile & { code: string }>("POST", "/api/auth/verify", { body: { token } });

  beforeAll(async () => {
    mail = await startMailServer();
    api = await startApi(engine, { SMTP_URL: mail.url, SITE_ORIGIN: "https://prompts.example" });
  });
  afterAll(() => mail.close());

  it("shows and changes its name", async () => {
    const ada = await api.account();
    expect(await profile(ada)).toMatchObject({ name: "Somebody", emailVerified: false, mail: true });
    const renamed = await as(ada).request("PUT", "/api/auth/account", {
      body: { name: "  Ada   Lovelace " },
    });
    expect(renamed.body).toMatchObject({ name: "Ada Lovelace" });
    expect((await as(ada).request("PUT", "/api/auth/account", { body: { name: " " } })).status).toBe(400);
  });

  it("verifies its email with a link that works once", async () => {
    const ada = await api.account();
    expect((await as(ada).request("POST", "/api/auth/verification")).status).toBe(202);
    const token = tokenIn(await mail.next("Confirm your email"), "verify");
    const eve = await api.account();
    expect((await verify(eve, token)).body.code).toBe("link-expired");
    expect((await verify(ada, token)).body.emailVerified).toBe(true);
    expect((await verify(ada, token)).status).toBe(410);
  });

  it("changes its email with the password, once the link sent to the new one is opened", async () => {
    const ada = await api.account();
    const change = (email: string, password: string) =>
      as(ada).request<Message>("PUT", "/api/auth/email", { body: { email, password } });
    expect((await change("new@example.org", "wrong")).body).toMatchObject({ code: "wrong-password" });
    expect((await change("New@example.org", PASSWORD)).status).toBe(200);
    expect((await profile(ada)).email).toBe(ada.email);
    const message = await mail.next("Confirm your email");
    expect(message).toContain("To: New@example.org");
    await verify(ada, tokenIn(message, "verify"));
    expect(await profile(ada)).toMatchObject({ email: "New@example.org", emailVerified: true });
    const signedIn = await api.browser().request<UserSession>("POST", "/api/auth/login", {
      body: { email: "new@example.org", password: PASSWORD },
    });
    expect(signedIn.body.user_id).toBe(ada.id);
  });

  it("can't take another account's email", async () => {
    const [ada, eve] = [await api.account(), await api.account()];
    await as(eve).request("PUT", "/api/auth/email", { body: { email: ada.email, password: PASSWORD } });
    const { body } = await verify(eve, tokenIn(await mail.next("Confirm your email"), "verify"));
    expect(body).toMatchObject({ status: 409, code: "email-taken" });
  });

  it("exports everything that is stored about it", async () => {
    const ada = await api.account();
    const browser = as(ada);
    const [image] = await addPosters(api.services, 1);
    await browser.request("POST", `/api/usage/prompt-view/${image}`);
    await browser.request("POST", `/api/usage/download/${image}`);
    await browser.request("POST", `/api/public/track-copy/${image}`);
    const { body, text } = await browser.request<AccountExport>("GET", "/api/auth/export");
    const event = [{ day: new Date().toISOString().slice(0, 10), imageId: image }];
    expect(body).toMatchObject({
      profile: { id: ada.id, email: ada.email, promptViews: 1, downloads: 1 },
      reveals: event,
      views: event,
      downloads: event,
      copies: event,
      sessions: [{ current: true }],
    });
    expect(text).not.toMatch(/argon2|password/i);
  });

  it("is deleted with its password, and leaves totals without its id", async () => {
    const ada = await api.account();
    const browser = as(ada);
    const [image = ""] = await addPosters(api.services, 1);
    await browser.request("POST", `/api/usage/prompt-view/${image}`);
    const remove = (password: string) =>
      browser.request("DELETE", "/api/auth/account", { body: { password } });
    expect((await remove("wrong")).status).toBe(403);
    expect((await remove(PASSWORD)).status).toBe(204);
    expect((await browser.request("GET", "/api/auth/account")).status).toBe(401);
    const { rows } = await api.services.database.execute(
      sql`SELECT (SELECT count(*)::integer FROM reveals WHERE user_id = ${ada.id}) AS reveals,
            (SELECT count(*)::integer FROM events WHERE user_id = ${ada.id}) AS events,
            (SELECT count(*)::integer FROM sessions WHERE user_id = ${ada.id}) AS sessions,
            (SELECT views FROM image_counters WHERE image_id = ${image}) AS views`,
    );
    expect(rows).toEqual([{ reveals: 0, events: 0, sessions: 0, views: 1 }]);
  });
});

it("changes an account's email at once if no mail server is configured", async () => {
  const api = await startApi();
  const { token } = await api.account();
  const taken = await api.account();
  const change = (email: string) =>
    api.browser().request("PUT", "/api/auth/email", { token, body: { email, password: PASSWORD } });
  expect((await change(taken.email.toUpperCase())).body).toMatchObject({ status: 409, code: "email-taken" });
  expect((await change("new@example.org")).status).toBe(200);
  const { body } = await api.browser().request("GET", "/api/auth/account", { token });
  expect(body).toMatchObject({ email: "new@example.org", emailVerified: false, mail: false });
});
