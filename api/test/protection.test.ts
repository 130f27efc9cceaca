import { addPosters, startApi, type TestApi } from "./test-api";

describe("responses", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi("embedded", { TRUST_PROXY: "loopback", CORS_ORIGIN: "https://friend.example" });
  });

  it.each([
    ["/api", 200, "same-origin"],
    ["/api/images", 200, "same-origin"],
    ["/api/images/nothing", 404, "same-origin"],
    ["/api/no-such", 404, "same-origin"],
    ["/api/admin/users", 401, "same-origin"],
    ["/healthz", 200, "same-origin"],
    ["/metrics", 200, "same-origin"],
    ["/media/no-such", 404, "cross-origin"],
    ["/media/c_limit,w_540,q_auto,f_webp/aaaaaaaaaaaaaaaaaaaaaaaa-0123456789", 404, "cross-origin"],
  ])("from %s can't be framed, run or sniffed", async (url, status, policy) => {
    const { statusCode, headers } = await api.app.inject(url);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      "content-security-policy":
        "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      "cross-origin-resource-policy": policy,
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
    });
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  it("enforce HTTPS permanently if it is used, and limit cookies to this host", async () => {
    const headers = { "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.1" };
    const secure = await api.app.inject({ url: "/api/usage/my-stats", headers });
    expect(secure.headers["strict-transport-security"]).toBe("max-age=31536000");
    expect(secure.headers["set-cookie"]).toMatch(
      /^__Host-pf_guest=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const plain = await api.app.inject({ url: "/api/usage/my-stats" });
    expect(plain.headers["set-cookie"]).toMatch(
      /^pf_guest=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    );

    const cookie = String(secure.headers["set-cookie"]).split(";")[0] ?? "";
    const again = await api.app.inject({ url: "/api/usage/my-stats", headers: { ...headers, cookie } });
    expect(again.headers["set-cookie"]).toBeUndefined();
    // A subdomain can set the plain name, but not this one.
    const tossed = await api.app.inject({
      url: "/api/usage/my-stats",
      headers: { ...headers, cookie: cookie.replace("__Host-", "") },
    });
    expect(tossed.headers["set-cookie"]).toBeDefined();
  });

  it("vary by the Authorization header", async () => {
    for (const url of ["/api/images", "/api/filters", "/api/public/system-settings"]) {
      const { headers } = await api.app.inject(url);
      expect(String(headers.vary)).toContain("Authorization");
    }
  });

  it.each(["GET", "POST", "PUT", "DELETE", "PATCH"] as const)(
    "to %s requests for an unknown path below /api are problems",
    async (method) => {
      const { statusCode, headers } = await api.app.inject({ method, url: "/api/no/such/path" });
      expect([statusCode, headers["content-type"]]).toEqual([404, "application/problem+json; charset=utf-8"]);
    },
  );
});

describe("a request from another site's page", () => {
  let api: TestApi;
  const send = (headers: Record<string, string>, url = "/api/public/track-view/00000000000000000000") =>
    api.app.inject({ method: "POST", url, headers: { "sec-fetch-site": "cross-site", ...headers } });
  beforeAll(async () => {
    api = await startApi("embedded", { CORS_ORIGIN: "https://friend.example" });
  });

  it("is rejected if it changes state", async () => {
    const { statusCode, body } = await send({});
    expect([statusCode, JSON.parse(body)]).toMatchObject([403, { code: "cross-site" }]);
    expect((await send({ origin: "https://stranger.example" })).statusCode).toBe(403);
  });

  it.each([
    ["with a token", { authorization: "Bearer x" }],
    ["from an allowed origin", { origin: "https://friend.example" }],
    ["of this site", { "sec-fetch-site": "same-origin" }],
  ])("is accepted %s", async (_, headers) => {
    expect((await send(headers)).statusCode).toBe(404);
  });

  it("is accepted if it only reads", async () => {
    const { statusCode } = await api.app.inject({ url: "/api", headers: { "sec-fetch-site": "cross-site" } });
    expect(statusCode).toBe(200);
  });
});

describe("behind a proxy", () => {
  let api: TestApi;
  let image: string;
  beforeAll(async () => {
    api = await startApi("embedded", {
      TRUST_PROXY: "loopback",
      NETWORK_CEILING: "3",
      HSTS_SECONDS: "60",
      HSTS_SUBDOMAINS: "on",
    });
    [image = ""] = await addPosters(api.services, 1);
  });
  const withHeaders = (url: string, headers: Record<string, string>, payload?: object) =>
    api.app.inject({ method: payload ? "POST" : "GET", url, headers, ...(payload && { payload }) });

  it.each([
    ["203.0.113.7:#", "ports"],
    ["[2001:db8::#]:4711", "addresses of one network"],
    ["_hidden#", "obfuscated names"],
    ["unknown, ::ffff:c633:6407:#", "what is no address"],
  ])("counts %s as one network: %s", async (forwarded) => {
    const statuses: number[] = [];
    for (let n = 1; n <= 5; n += 1) {
      const headers = { "x-forwarded-for": forwarded.replace("#", String(n)) };
      const { statusCode } = await withHeaders(`/api/public/prompt-view/${image}`, headers, {});
      statuses.push(statusCode);
    }
    expect(statuses).toContain(429);
  });

  it("slows down wrong sign-ins from changing ports", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 40; n += 1) {
      const body = { email: `${n}@example.org`, password: "wrong password" };
      const headers = { "x-forwarded-for": `198.51.100.9:${5_000 + n}` };
      statuses.push((await withHeaders("/api/auth/login", headers, body)).statusCode);
    }
    expect(statuses).toContain(429);
  });

  it("counts the requests that limits rejected", async () => {
    const { body } = await api.app.inject("/metrics");
    for (const limit of ["limit-reached", "too-many-attempts"])
      expect(body).toMatch(new RegExp(`^promptfolio_limits_hit_total\\{limit="${limit}"\\} [1-9]`, "m"));
  });

  it.each([
    ['"https"', "max-age=60; includeSubDomains"],
    ["HTTPS, http", "max-age=60; includeSubDomains"],
    ["javascript", undefined],
  ])("understands the protocol %s", async (protocol, expected) => {
    const { statusCode, headers } = await withHeaders("/api", { "x-forwarded-proto": protocol });
    expect([statusCode, headers["strict-transport-security"]]).toEqual([200, expected]);
  });

  it.each(["localhost:99999", '"><script>', "[::::]"])("rejects the host %s", async (host) => {
    const { statusCode, headers } = await withHeaders("/api/auth/login/passkey/options", { host }, {});
    expect([statusCode, headers["content-type"]]).toEqual([400, "application/problem+json; charset=utf-8"]);
  });
});
