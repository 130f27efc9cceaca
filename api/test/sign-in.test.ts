import type { AdminSession, UserSession } from "@promptfolio/contracts/api/accounts";
import { ENGINES } from "./databases";
import { CALLS_AT_ONCE, PASSWORD, startApi, type TestApi } from "./test-api";

describe.each(ENGINES)("signing in on %s", (engine) => {
  let api: TestApi;
  const login = (email: string, password: string, options?: { ip: string }) =>
    api
      .browser(options)
      .request<UserSession & { detail: string }>("POST", "/api/auth/login", { body: { email, password } });

  beforeAll(async () => {
    api = await startApi(engine, { ADMIN_SIGNUP_CODE: "open sesame", THROTTLE_DELAY_SECONDS: "600" });
  });

  it("works after a sign-up, ignoring the email's case", async () => {
    const body = { name: "  Ann  Lee ", email: "Ann@Example.org", password: "a secret" };
    const browser = api.browser();
    const created = await browser.request<UserSession>("POST", "/api/auth/signup", { body });
    expect(created.body.user).toEqual({
      email: "Ann@Example.org",
      name: "Ann Lee",
      daily_limit: 5,
      prompt_views_today: 0,
    });
    const again = await browser.request("POST", "/api/auth/signup", {
      body: { ...body, email: "ann@example.ORG" },
    });
    expect(again.body).toMatchObject({ status: 409, detail: "Email already registered", field: "email" });
    expect((await login("ANN@EXAMPLE.ORG", "a secret")).body.user_id).toBe(created.body.user_id);
  });

  it("keeps users and administrators apart", async () => {
    const user = await api.account();
    const admin = await api.account("admin");
    const asAdmin = (email: string) =>
      api
        .browser()
        .request<AdminSession>("POST", "/api/admin/login", { body: { email, password: PASSWORD } });
    expect((await asAdmin(user.email)).status).toBe(401);
    expect((await login(admin.email, PASSWORD)).body.detail).toBe("Incorrect email or password");
    const { body } = await asAdmin(admin.email);
    const { status } = await api.browser().request("GET", "/api/admin/users", { token: body.access_token });
    expect(status).toBe(200);
  });

  it("is throttled after repeated failures, but only for the network that they came from", async () => {
    const { email } = await api.account();
    const attacker = { ip: "198.51.100.7" };
    const tries = await Promise.all(
      Array.from({ length: CALLS_AT_ONCE }, () => login(email, "wrong", attacker)),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(6);
    const refused = tries.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(CALLS_AT_ONCE - 6);
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
    // Even the correct password must wait there; the owner elsewhere needn't.
    expect((await login(email, PASSWORD, attacker)).status).toBe(429);
    expect((await login(email, PASSWORD, { ip: "203.0.113.9" })).status).toBe(200);
  });

  it("can't be blocked for the owner's browser by failures from many networks", async () => {
    const { email } = await api.account();
    const own = api.browser({ ip: "203.0.113.20" });
    const signIn = { body: { email, password: PASSWORD } };
    expect((await own.request("POST", "/api/auth/login", signIn)).status).toBe(200);
    for (let n = 0; n < 26; n += 1) await login(email, "wrong", { ip: `198.51.100.${n + 20}` });
    expect((await login(email, PASSWORD, { ip: "203.0.113.21" })).status).toBe(429);
    expect((await own.request("POST", "/api/auth/login", signIn)).status).toBe(200);
  });

  it("requires the code for administrator sign-ups, and throttles guesses", async () => {
    const signUp = (adminCode: string, n: number) =>
      api.browser({ ip: "198.51.100.90" }).request("POST", "/api/admin/signup", {
        body: { name: "Boss", email: `boss${n}@example.org`, password: "long enough for all", adminCode },
      });
    expect((await signUp("open sesamf", 1)).body).toMatchObject({
      status: 403,
      detail: "Invalid admin code",
    });
    expect((await signUp("open sesame", 1)).status).toBe(201);
    const guesses = [];
    for (let n = 2; n < 12; n += 1) guesses.push((await signUp("guess", n)).status);
    expect(guesses).toContain(429);
  });
});

it("keeps administrator sign-up closed while no code is set", async () => {
  const api = await startApi();
  const body = { name: "Boss", email: "boss@example.org", password: "long enough for all", adminCode: "" };
  const response = await api.browser().request("POST", "/api/admin/signup", { body });
  expect(response.body).toMatchObject({ status: 403, detail: "Administrator sign-up is closed" });
});
