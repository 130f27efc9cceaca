import type { UserSession } from "@promptfolio/contracts/api/accounts";
import { sql } from "drizzle-orm";
import { registrationOptions } from "../src/accounts/passkeys/register";
import { ENGINES } from "./databases";
import { type MailServer, startMailServer, tokenIn } from "./mail-server";
import { PASSWORD, startApi, type TestAccount, type TestApi } from "./test-api";

const NEXT = "another password";

describe.each(ENGINES)("an account that gets another email or password, on %s", (engine) => {
  let api: TestApi;
  let mail: MailServer;
  let networks = 0;
  const request = (method: "GET" | "POST" | "PUT", url: string, body?: unknown, token?: string) => {
    networks += 1;
    return api.browser({ ip: `198.51.100.${networks}` }).request(method, url, { body, token });
  };
  const login = (email: string, password = PASSWORD) =>
    request("POST", "/api/auth/login", { email, password });
  const isSignedIn = async (token: string) =>
    (await request("GET", "/api/auth/sessions", undefined, token)).status === 200;
  /** The next message with this subject to this address. */
  const messageTo = async (to: string, subject: string): Promise<string> => {
    const message = await mail.next(`To: ${to}`);
    return message.includes(subject) ? message : messageTo(to, subject);
  };
  const resetLink = async (email: string) => {
    await request("POST", "/api/auth/forgot", { email });
    return tokenIn(await messageTo(email, "Choose a new password"), "token");
  };
  const reset = async (token: string) =>
    (await request("POST", "/api/auth/reset", { token, password: NEXT })).status;
  const verificationLink = async ({ token }: TestAccount, email: string) => {
    await request("PUT", "/api/auth/email", { email, password: PASSWORD }, token);
    return tokenIn(await messageTo(email, "Confirm your email"), "verify");
  };
  const verify = async ({ token }: TestAccount, link: string) =>
    (await request("POST", "/api/auth/verify", { token: link }, token)).status;
  const move = async (account: TestAccount, email: string) => {
    expect(await verify(account, await verificationLink(account, email))).toBe(200);
  };
  const changePassword = async ({ token }: TestAccount) => {
    const body = { currentPassword: PASSWORD, newPassword: NEXT };
    return (await request("PUT", "/api/auth/password", body, token)).status;
  };

  beforeAll(async () => {
    mail = await startMailServer();
    api = await startApi(engine, { SMTP_URL: mail.url, SITE_ORIGIN: "https://prompts.example" });
  });
  afterAll(() => mail.close());

  it("can't be taken with a link for a new password that the old address got", async () => {
    const ada = await api.account("user", "old1@example.org");
    const link = await resetLink(ada.email);
    await move(ada, "new1@example.org");
    expect(await reset(link)).toBe(410);
    expect((await login("new1@example.org")).status).toBe(200);
  });

  it("can't be taken with a link of before by changing the email back", async () => {
    const ada = await api.account("user", "old2@example.org");
    const link = await resetLink(ada.email);
    await move(ada, "new2@example.org");
    await move(ada, "old2@example.org");
    expect(await reset(link)).toBe(410);
  });

  it("refuses a link that names another address, even if it is still stored", async () => {
    const ada = await api.account("user", "old3@example.org");
    const link = await resetLink(ada.email);
    await api.services.database.execute(
      sql`UPDATE users SET email = 'new3@example.org', email_key = 'new3@example.org' WHERE id = ${ada.id}`,
    );
    expect(await reset(link)).toBe(410);
  });

  it("ends verification links of before", async () => {
    const ada = await api.account();
    const first = await verificationLink(ada, "first4@example.org");
    await changePassword(ada);
    const { body } = await login(ada.email, NEXT);
    const renewed = { ...ada, token: String(body["access_token"]) };
    expect(await verify(renewed, first)).toBe(410);
  });

  it("ends sessions, except for the one that changed it", async () => {
    const ada = await api.account();
    const { body } = await login(ada.email);
    const other = String(body["access_token"]);
    await move(ada, "new5@example.org");
    expect([await isSignedIn(ada.token), await isSignedIn(other)]).toEqual([true, false]);
  });

  it("ends a passkey's registration that was started before", async () => {
    const boss = await api.account("admin");
    const { database } = api.services;
    const party = { name: "Promptfolio", id: "prompts.example", origin: "https://prompts.example" };
    await registrationOptions(database, party, { id: boss.id, name: "Boss", email: boss.email }, "first");
    const started = async () => {
      const { rows } = await database.execute(
        sql`SELECT challenge FROM passkey_challenges WHERE user_id = ${boss.id}`,
      );
      return rows.length;
    };
    expect(await started()).toBe(1);
    expect(await changePassword(boss)).toBe(200);
    expect(await started()).toBe(0);
  });

  it("doesn't let a sign-in finish whose password was changed meanwhile", async () => {
    const ada = await api.account();
    const { checkPassword } = api.services;
    const services = {
      ...api.services,
      checkPassword: async (hash: string | undefined, password: string) => {
        const matches = await checkPassword(hash, password);
        await changePassword(ada);
        return matches;
      },
    };
    Object.assign(api.services, services);
    try {
      expect((await login(ada.email)).status).toBe(401);
    } finally {
      Object.assign(api.services, { checkPassword });
    }
  });

  it("has its owner told: the old address of another email, the present one of a password", async () => {
    const ada = await api.account("user", "old7@example.org");
    await move(ada, "new7@example.org");
    expect(await messageTo("old7@example.org", "Your email was changed")).not.toContain("new7");
    await changePassword(ada);
    await messageTo("new7@example.org", "Your password was changed");
  });

  it("has its owner told of a sign-in from a new browser, once", async () => {
    const ada = await api.account("user", "new8@example.org");
    const browser = api.browser({ ip: "203.0.113.8" });
    const signIn = () =>
      browser.request<UserSession>("POST", "/api/auth/login", {
        body: { email: ada.email, password: PASSWORD },
        headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" },
      });
    await signIn();
    expect(await messageTo(ada.email, "A sign-in from a new browser")).toContain("Firefox on Linux");
    await signIn();
    // A later message shows that none was sent for the second sign-in.
    await resetLink(ada.email);
    expect(mail.count("To: new8@example.org")).toBe(2);
  });
});
