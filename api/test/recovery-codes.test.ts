import type { PasskeyDemand, PasskeyList, RecoveryCodes } from "@promptfolio/contracts/api/passkeys";
import { sql } from "drizzle-orm";
import { passkeys } from "../src/database/schema";
import { ENGINES } from "./databases";
import { type MailServer, startMailServer } from "./mail-server";
import { PASSWORD, startApi, type TestAccount, type TestApi } from "./test-api";

describe.each(ENGINES)("a user with a passkey, on %s", (engine) => {
  let api: TestApi;
  let mail: MailServer;
  let networks = 0;
  const post = <Body>(url: string, body: unknown, token?: string) => {
    networks += 1;
    return api.browser({ ip: `198.51.100.${networks}` }).request<Body>("POST", url, { body, token });
  };
  const login = ({ email }: TestAccount) =>
    post<PasskeyDemand>("/api/auth/login", { email, password: PASSWORD });
  const challengeOf = async (account: TestAccount) => (await login(account)).body.options.challenge;
  const recover = async (challenge: string, code: string, role: "auth" | "admin" = "auth") =>
    (await post(`/api/${role}/login/recovery-code`, { challenge, code })).status;
  const makeCodes = async ({ token }: TestAccount) =>
    (await post<RecoveryCodes>("/api/auth/recovery-codes", { password: PASSWORD }, token)).body.recoveryCodes;

  /** Without an authenticator, as only its row decides whether it is demanded. */
  const withPasskey = async (): Promise<TestAccount> => {
    const account = await api.account();
    await api.services.database.insert(passkeys).values({
      ...{ id: account.id, userId: account.id, publicKey: "none", counter: 0, transports: "", name: "Tests" },
    });
    return account;
  };

  beforeAll(async () => {
    mail = await startMailServer();
    api = await startApi(engine, { SMTP_URL: mail.url, SITE_ORIGIN: "https://prompts.example" });
  });
  afterAll(() => mail.close());

  it("isn't signed in by the password alone", async () => {
    const { status, body } = await login(await withPasskey());
    expect(status).toBe(202);
    expect(body).toMatchObject({ passkey: "use" });
    expect(body).not.toHaveProperty("access_token");
  });

  it("is signed in by each recovery code once, and told of it", async () => {
    const ada = await withPasskey();
    const codes = await makeCodes(ada);
    expect(new Set(codes).size).toBe(10);
    const [code = ""] = codes;
    expect(await recover(await challengeOf(ada), code.toUpperCase().replaceAll("-", " "))).toBe(200);
    expect(await mail.next("A recovery code was used")).toContain(`To: ${ada.email}`);
    expect(await recover(await challengeOf(ada), code)).toBe(401);
    const { body } = await api
      .browser()
      .request<PasskeyList>("GET", "/api/auth/passkeys", { token: ada.token });
    expect(body).toMatchObject({ recoveryCodes: 9, required: true });
  });

  it("isn't signed in by a code without the password, by another's code, or on the other login", async () => {
    const [ada, eve] = [await withPasskey(), await withPasskey()];
    const [code = ""] = await makeCodes(ada);
    const { body } = await post<{ challenge: string }>("/api/auth/login/passkey/options", undefined);
    expect(await recover(body.challenge, code)).toBe(401);
    expect(await recover(await challengeOf(eve), code)).toBe(401);
    expect(await recover(await challengeOf(ada), code, "admin")).toBe(401);
    const challenge = await challengeOf(ada);
    expect(await recover(challenge, "wrong")).toBe(401);
    // The challenge worked for one attempt.
    expect(await recover(challenge, code)).toBe(401);
    expect(await recover(await challengeOf(ada), code)).toBe(200);
  });

  it("can't use a code of before new ones, nor read codes from the database", async () => {
    const ada = await withPasskey();
    const [old = ""] = await makeCodes(ada);
    const [code = ""] = await makeCodes(ada);
    expect(await recover(await challengeOf(ada), old)).toBe(401);
    const { rows } = await api.services.database.execute(sql`SELECT * FROM recovery_codes`);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it("has no codes after the last passkey was removed, and signs in by the password again", async () => {
    const ada = await withPasskey();
    await makeCodes(ada);
    const removed = await api
      .browser()
      .request("DELETE", `/api/auth/passkeys/${ada.id}`, { token: ada.token, body: { password: PASSWORD } });
    expect(removed.status).toBe(204);
    expect((await login(ada)).status).toBe(200);
    const { rows } = await api.services.database.execute(
      sql`SELECT FROM recovery_codes WHERE user_id = ${ada.id}`,
    );
    expect(rows).toHaveLength(0);
  });
});
