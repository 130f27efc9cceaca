import { LIMIT_BOUNDS } from "@promptfolio/contracts/limits";
import fc from "fast-check";
import { startApi, type TestApi } from "./test-api";

describe("request validation", () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await startApi();
    token = (await api.account("admin")).token;
  });

  it.each([
    ["GET", "/api/images?colour=red", undefined, "colour", "Unknown parameter 'colour'."],
    ["GET", "/api/images?limit=0", undefined, "limit", "The parameter 'limit' must be >= 1."],
    ["GET", "/api/images?limit=many", undefined, "limit", "The parameter 'limit' must be integer."],
    [
      "GET",
      "/api/images?sort=size",
      undefined,
      "sort",
      "The parameter 'sort' must be one of created_at, title, category, views, downloads.",
    ],
    [
      "GET",
      "/api/images?cursor=abc",
      undefined,
      "cursor",
      "The parameter 'cursor' isn't a cursor of this list.",
    ],
    [
      "DELETE",
      "/api/images/UPPER",
      undefined,
      "id",
      "The field 'id' must match pattern '^[a-z0-9]{20,40}$'.",
    ],
    ["POST", "/api/auth/login", { email: "a@b.c" }, "password", "The field 'password' is required."],
    [
      "POST",
      "/api/auth/login",
      { email: "a@b.c", password: 5 },
      "password",
      "The field 'password' must be string.",
    ],
    [
      "POST",
      "/api/auth/signup",
      { name: "A", email: "a@b.c", password: "12345" },
      "password",
      "The field 'password' must NOT have fewer than 6 characters.",
    ],
    [
      "POST",
      "/api/auth/signup",
      { name: "A", email: "a@b.c", password: "a secret", role: "admin" },
      "role",
      "Unknown field 'role'.",
    ],
    [
      "POST",
      "/api/auth/signup",
      { name: "  ", email: "a@b.c", password: "a secret" },
      "name",
      "The field 'name' must not be empty.",
    ],
    [
      "PUT",
      "/api/admin/settings",
      { dailyLimit: "5", guestLimit: 1 },
      "dailyLimit",
      "The field 'dailyLimit' must be integer.",
    ],
    ["PUT", `/api/images/${"a".repeat(24)}`, { version: 1, views: 9 }, "views", "Unknown field 'views'."],
    [
      "POST",
      "/api/admin/images/bulk-update",
      { selection: { ids: ["a".repeat(24)] }, set: {} },
      "set",
      "At least one field is required.",
    ],
  ] as const)("rejects %s %s %j, naming '%s'", async (method, url, body, field, detail) => {
    const response = await api
      .browser()
      .request(method, url, { token, ...(body === undefined ? {} : { body }) });
    expect(response.body).toMatchObject({ status: 400, code: "invalid", field, detail });
  });

  it.each([
    ["broken JSON", "{", "application/json", 400],
    ["no JSON at all", "", "application/json", 400],
    ["a form", "email=a", "application/x-www-form-urlencoded", 415],
    ["a body that is too large", `{"email":"${"x".repeat(70_000)}"}`, "application/json", 413],
    [
      "a field that would change a prototype",
      '{"__proto__":{"x":1},"email":"a@b.c","password":"x"}',
      "application/json",
      400,
    ],
    [
      "a character that can't be stored",
      '{"name":"\\u0000","email":"a@b.c","password":"a secret"}',
      "application/json",
      400,
    ],
  ])("rejects %s", async (_, body, type, status) => {
    const response = await api
      .browser()
      .request("POST", "/api/auth/signup", { body, headers: { "content-type": type } });
    expect([response.status, response.body["status"]]).toEqual([status, status]);
  });

  it("rejects settings outside their bounds, and only those", async () => {
    const { dailyLimit, guestLimit } = LIMIT_BOUNDS;
    const isIn = (value: number, { min, max }: { min: number; max: number }) =>
      Number.isInteger(value) && value >= min && value <= max;
    const number = fc.oneof(fc.integer({ min: -3, max: 13 }), fc.integer({ min: 95, max: 105 }), fc.double());
    await fc.assert(
      fc.asyncProperty(number, number, async (daily, guest) => {
        const body = { dailyLimit: daily, guestLimit: guest };
        const before = await api.browser().request("GET", "/api/admin/settings", { token });
        const { status } = await api.browser().request("PUT", "/api/admin/settings", { token, body });
        const after = await api.browser().request("GET", "/api/admin/settings", { token });
        const isFine = isIn(daily, dailyLimit) && isIn(guest, guestLimit);
        expect(status).toBe(isFine ? 200 : 400);
        expect(after.body).toEqual(isFine ? { dailyLimit: daily + 0, guestLimit: guest + 0 } : before.body);
      }),
      { numRuns: 40 },
    );
  });
});
