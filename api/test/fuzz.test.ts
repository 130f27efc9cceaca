import fc from "fast-check";
import { addPosters, startApi } from "./test-api";

const METHODS = ["GET", "POST", "PUT", "DELETE"] as const;
const PATHS = [
  "/api/images",
  "/api/images/{id}",
  "/api/images/{id}/similar",
  "/api/images/by-slug/{text}",
  "/api/{text}",
  "/api/filters",
  "/api/usage/prompt-view/{id}",
  "/api/public/prompt-view/{id}",
  "/api/public/track-copy/{id}",
  "/api/usage/my-stats",
  "/api/auth/signup",
  "/api/auth/login",
  "/api/admin/login",
  "/api/admin/signup",
  "/api/admin/users",
  "/api/admin/users/{id}/status",
  "/api/admin/settings",
  "/api/admin/audit",
  "/api/admin/images/bulk-update",
  "/api/admin/images/bulk-delete",
  "/media/{text}/{text}",
];
const PARAMETERS = [
  "category",
  "search",
  "limit",
  "random",
  "seed",
  "cursor",
  "sort",
  "order",
  "page",
  "status",
  "x",
];
const FIELDS = [
  "name",
  "email",
  "password",
  "adminCode",
  "version",
  "title",
  "prompt",
  "dailyLimit",
  "guestLimit",
  "is_active",
  "selection",
  "set",
];

const text = fc.oneof(
  fc.string({ maxLength: 40, unit: "binary" }),
  fc.constantFrom(
    "",
    "\u0000",
    "'",
    "%",
    "\\",
    "😀",
    "-1",
    "1e309",
    "true",
    "null",
    "../..",
    "\ud800",
    "a@b.c",
    "2147483648",
  ),
);
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }));
const request = fc.record({
  method: fc.constantFrom(...METHODS),
  path: fc.constantFrom(...PATHS),
  parts: fc.array(text, { minLength: 2, maxLength: 2 }),
  query: fc.dictionary(fc.constantFrom(...PARAMETERS), text, { maxKeys: 3 }),
  body: fc.option(fc.oneof(fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 5 }), text)),
  type: fc.constantFrom(
    "application/json",
    "text/plain",
    "multipart/form-data; boundary=x",
    "multipart/form-data",
    "",
  ),
  headers: fc.dictionary(
    fc.constantFrom("x-time-zone", "cookie", "range", "if-none-match", "accept"),
    fc.string({ maxLength: 30 }),
    {
      maxKeys: 2,
    },
  ),
  role: fc.constantFrom("guest", "user", "admin"),
});

type Request = typeof request extends fc.Arbitrary<infer One> ? One : never;

const encode = (part: string): string => {
  try {
    return encodeURIComponent(part);
  } catch {
    return "%ED%A0%80";
  }
};

it("handles 2,000 random requests without a server error", async () => {
  const api = await startApi("embedded", { ADMIN_SIGNUP_CODE: "open sesame" });
  const [id = ""] = await addPosters(api.services, 1);
  const tokens = {
    guest: undefined,
    user: (await api.account()).token,
    admin: (await api.account("admin")).token,
  };
  const statuses = new Set<number>();

  const send = async ({ method, path, parts, query, body, type, headers, role }: Request) => {
    const [first = "", second = ""] = parts.map(encode);
    const url = path
      .replace("{id}", first === "" ? id : first)
      .replace("{text}", first)
      .replace("{text}", second);
    const search = Object.entries(query).map(([name, given]) => `${name}=${encode(given)}`);
    const payload = typeof body === "string" || body === null ? body : JSON.stringify(body);
    const token = tokens[role];
    const response = await api.app.inject({
      method,
      url: `${url}?${search.join("&")}`,
      headers: {
        ...headers,
        ...(type === "" || payload === null ? {} : { "content-type": type }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(payload === null || method === "GET" ? {} : { payload }),
    });
    statuses.add(response.statusCode);
    if (response.statusCode >= 500)
      throw new Error(`${method} ${url} returned ${response.statusCode}: ${response.body}`);
    if (response.statusCode >= 400) {
      expect(response.headers["content-type"]).toBe("application/problem+json; charset=utf-8");
    }
  };

  const requests = fc.sample(request, { numRuns: 2_000, seed: 20_240 });
  for (let n = 0; n < requests.length; n += 20) await Promise.all(requests.slice(n, n + 20).map(send));
  expect([...statuses].sort()).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]));
});
