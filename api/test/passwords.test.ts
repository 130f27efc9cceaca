import type {
  Message,
  PasswordResetDone,
  RenewedToken,
  ResetLink,
  UserSession,
} from "@promptfolio/contracts/api/accounts";
import { sql } from "drizzle-orm";
import { ENGINES } from "./databases";
import { type MailServer, startMailServer, tokenIn } from "./mail-server";
import { PASSWORD, startApi, type TestApi } from "./test-api";

const NEXT = "another password";

describe.each(ENGINES)("passwords on %s", (engine) => {
  let api: TestApi;
  let mail: MailServer;
  const login = (email: string, password: string) =>
    api.browser().request<UserSession>("POST", "/api/auth/login", { body: { email, password } });
  const forget = (email: string, ip = "192.0.2.1") =>
    api.browser({ ip }).request<Message>("POST", "/api/auth/forgot", { body: { email } });
  const reset = (token: string, password: string, ip = "192.0.2.1") =>
    api.browser({ ip }).request<PasswordResetDone & { code: string }>("POST", "/api/auth/reset", {
      body: { token, password },
    });
  const isSignedIn = async (token: string) =>
    (await api.browser().request("GET", "/api/auth/sessions", { token })).status === 200;

  beforeAll(async () => {
    mail = await startMailServer();
    api = await startApi(engine, { SMTP_URL: mail.url, SITE_ORIGIN: "https://prompts.example" });
  });
  afterAll(() => mail.close());

  it("are changed with the current one, which ends all other sessions", async () => {
    const { email, token } = await api.account();
    const other = (await login(email, PASSWORD)).body.access_token;
    const change = (currentPassword: string, newPassword: string) =>
      api.browser().request<RenewedToken>("PUT", "/api/auth/password", {
        token,
        body: { currentPassword, newPassword },
      });
    expect((await change("wrong", NEXT)).body).toMatchObject({
      status: 403,
      code: "wrong-password",
      field: "currentPassword",
    });
    expect((await change(PASSWORD, "password1")).body).toMatchObject({
      status: 422,
      code: "weak-password",
      field: "newPassword",
    });
    expect(await isSignedIn(other)).toBe(true);
    const changed = await change(PASSWORD, NEXT);
    expect(changed.status).toBe(200);
    expect(await Promise.all([token, other].map(isSignedIn))).toEqual([false, false]);
    expect(await isSignedIn(changed.body.access_token)).toBe(true);
    expect((await login(email, PASSWORD)).status).toBe(401);
    expect((await login(email, NEXT)).status).toBe(200);
  });

  it("have their confirmation throttled after failures", async () => {
    const { token } = await api.account();
    const statuses = [];
    for (let n = 0; n < 8; n += 1) {
      const body = { currentPassword: "wrong", newPassword: NEXT };
      statuses.push((await api.browser().request("PUT", "/api/auth/password", { token, body })).status);
    }
    expect(statuses).toContain(429);
  });

  it("are reset once with a mailed link, which ends all sessions", async () => {
    const { email, token } = await api.account();
    expect((await forget(email.toUpperCase())).status).toBe(202);
    const message = await mail.next("Choose a new password");
    expect(message).toContain(`To: ${email}`);
    expect(message).toContain("https://prompts.example/reset#token");
    const link = tokenIn(message, "token");
    expect((await reset(link, "123456")).body.code).toBe("weak-password");
    const outcomes = await Promise.all([reset(link, NEXT), reset(link, NEXT)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect(outcomes.find(({ status }) => status === 200)?.body).toEqual({ role: "user" });
    expect(await isSignedIn(token)).toBe(false);
    expect((await login(email, NEXT)).status).toBe(200);
    expect((await reset(link, NEXT)).body.code).toBe("link-expired");
  });

  it("are reset only with the latest link, and within an hour", async () => {
    const { email } = await api.account();
    await forget(email, "192.0.2.2");
    const first = tokenIn(await mail.next("Choose a new password"), "token");
    await forget(email, "192.0.2.2");
    const second = tokenIn(await mail.next("Choose a new password"), "token");
    expect((await reset(first, NEXT, "192.0.2.2")).status).toBe(410);
    await api.services.database.execute(
      sql`UPDATE account_tokens SET expires_at = expires_at - interval '1 hour'`,
    );
    expect((await reset(second, NEXT, "192.0.2.2")).status).toBe(410);
  });

  it("can be reset without disclosing which emails have accounts", async () => {
    const { id, email } = await api.account();
    const before = mail.count("Choose a new password");
    const [known, unknown] = [
      await forget(email, "192.0.2.3"),
      await forget("nobody@example.org", "192.0.2.3"),
    ];
    expect(unknown.status).toBe(known.status);
    expect(unknown.text).toBe(known.text);
    await mail.next("Choose a new password");
    await api.services.database.execute(sql`UPDATE users SET status = 'inactive' WHERE id = ${id}`);
    expect((await forget(email, "192.0.2.3")).text).toBe(known.text);
    // Wait for a last message: one to the deactivated account would have been sent before it.
    await forget((await api.account()).email, "192.0.2.3");
    await mail.next("Choose a new password");
    expect(mail.count("Choose a new password")).toBe(before + 2);
  });

  it("have repeated requests for reset links throttled", async () => {
    const statuses = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await forget("nobody@example.org", "192.0.2.4")).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  });

  it("allow the free reset attempts without a block, even if the clock is set back slightly", async () => {
    expect((await reset("x".repeat(43), NEXT, "192.0.2.7")).status).toBe(410);
    const { rows } = await api.services.database.execute(
      sql`SELECT blocked_until FROM throttles WHERE key LIKE 'reset:%' AND blocked_until > now() - interval '1 hour'`,
    );
    expect(rows).toEqual([]);
  });

  it("are reset with tokens that aren't stored in plain text", async () => {
    const { email } = await api.account();
    await forget(email, "192.0.2.5");
    const token = tokenIn(await mail.next("Choose a new password"), "token");
    const { rows } = await api.services.database.execute(sql`SELECT * FROM account_tokens`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("are reset with a link from an administrator", async () => {
    const admin = await api.account("admin");
    const { id, email } = await api.account();
    const made = await api
      .browser()
      .request<ResetLink>("POST", `/api/admin/users/${id}/reset-link`, { token: admin.token });
    expect(made.body.url).toMatch(/^https:\/\/prompts\.example\/reset#token=[\w-]{43}$/);
    expect(Date.parse(made.body.expiresAt)).toBeGreaterThan(Date.now());
    const [, token = ""] = made.body.url.split("#token=");
    expect((await reset(token, NEXT, "192.0.2.6")).status).toBe(200);
    expect((await login(email, NEXT)).status).toBe(200);
    const missing = await api
      .browser()
      .request("POST", `/api/admin/users/${admin.id}/reset-link`, { token: admin.token });
    expect(missing.status).toBe(404);
  });

  it.each([
    ["123456", 422, "This password is one of the most common ones. Please choose another."],
    ["        ", 422, "The password must not consist of spaces alone."],
    ["12345", 400, undefined],
  ])("such as %j are rejected at sign-up with a sentence", async (password, status, detail) => {
    const body = { name: "Ada", email: "weak@example.org", password };
    const refused = await api.browser().request("POST", "/api/auth/signup", { body });
    expect(refused.status).toBe(status);
    if (detail !== undefined) expect(refused.body).toMatchObject({ detail, field: "password" });
  });
});

it("reports that passwords can't be reset by mail without a mail server", async () => {
  const api = await startApi();
  const { email } = await api.account();
  const { status, body } = await api.browser().request("POST", "/api/auth/forgot", { body: { email } });
  expect(status).toBe(202);
  expect(body["message"]).toBe("This site can't send mail. Please ask its operator for a link.");
});
