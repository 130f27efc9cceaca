import { sql } from "drizzle-orm";
import Fastify from "fastify";
import { apiRoutes, mediaRoutes, operationRoutes } from "../src/app";
import { newId } from "../src/config/ids";
import { makeForm, makePicture } from "./pictures";
import { addPosters, PASSWORD, startApi, type TestAccount, type TestApi } from "./test-api";

/**
 * A deactivated administrator gets the same status as a deactivated user. Another user gets the same as the user unless
 * `otherUser` is given.
 */
type Statuses = readonly [
  guest: number,
  user: number,
  deactivated: number,
  administrator: number,
  otherUser?: number,
];
type Payload = { body?: unknown; headers?: Record<string, string> };

const ROLES = [
  "a guest",
  "the user",
  "a deactivated user",
  "an administrator",
  "another user",
  "a deactivated administrator",
] as const;
type Role = (typeof ROLES)[number];

const EVERYONE: Statuses = [200, 200, 200, 200];
const SIGNED_IN: Statuses = [401, 200, 401, 200];
const USERS: Statuses = [401, 200, 401, 403];
const ADMINISTRATORS: Statuses = [401, 403, 401, 200];
const NEW_IMAGE = { title: "T", category: "C", tag: "T", theme: "T", prompt: "P" };
/** Has the form of a created and a used credential, but is neither. */
const CREDENTIAL = {
  id: "a",
  rawId: "a",
  type: "public-key",
  clientExtensionResults: {},
  response: { clientDataJSON: "e30", attestationObject: "a", authenticatorData: "a", signature: "a" },
};
const RECOVERY_CODE = { challenge: "none", code: "none" };
const SIGN_UP = () => ({ name: "New", email: `${newId()}@example.org`, password: "long enough for all" });

let api: TestApi;
let picture: Buffer;
/** The URL of an uploaded picture. */
let mediaUrl: string;
let users: Record<"user" | "admin" | "inactive" | "inactiveAdmin", TestAccount>;

const existing = (role: "user" | "admin"): Payload => ({
  body: { email: users[role].email, password: PASSWORD },
});

/**
 * Every route, with the status that each kind of visitor gets. `{id}` is a new image, `{account}` a new user,
 * `{administrator}` a new administrator, `{entry}` an entry of the audit log, `{session}` the user's session,
 * `{transforms}/{key}` a picture.
 */
const ROUTES: readonly [route: string, Statuses, (() => Payload)?][] = [
  ["GET /healthz", EVERYONE],
  ["GET /readyz", EVERYONE],
  ["GET /metrics", EVERYONE],
  ["GET /media/{transforms}/{key}", EVERYONE],
  ["GET /api/openapi.json", EVERYONE],
  ["GET /api/docs", EVERYONE],
  ["GET /api/docs/json", EVERYONE],
  ["GET /api/docs/yaml", EVERYONE],
  ["GET /api/docs/static/index.html", [302, 302, 302, 302]],
  ["GET /api/docs/static/swagger-initializer.js", EVERYONE],
  ["GET /api/docs/static/*", [404, 404, 404, 404]],
  ["GET /api", EVERYONE],
  ["GET /api/*", [404, 404, 404, 404]],
  ["GET /media/*", [404, 404, 404, 404]],
  ["GET /api/images", EVERYONE],
  ["GET /api/images/{id}", EVERYONE],
  ["GET /api/images/by-slug/{slug}", EVERYONE],
  ["GET /api/images/{id}/similar", EVERYONE],
  ["GET /api/site-map/{file}", EVERYONE],
  ["GET /api/filters", EVERYONE],
  ["GET /api/public/system-settings", EVERYONE],
  ["GET /api/public/demo", EVERYONE],
  ["POST /api/public/prompt-view/{id}", EVERYONE],
  ["POST /api/public/track-copy/{id}", EVERYONE],
  ["POST /api/public/track-download/{id}", EVERYONE],
  ["POST /api/public/track-view/{id}", EVERYONE],
  ["POST /api/usage/prompt-view/{id}", [401, 200, 401, 200]],
  ["POST /api/usage/download/{id}", [401, 200, 401, 200]],
  ["GET /api/usage/my-stats", [200, 200, 401, 200]],
  ["GET /api/usage/viewed-today", [200, 200, 401, 200]],
  ["GET /api/usage/history", [200, 200, 401, 200]],
  ["POST /api/auth/signup", EVERYONE, () => ({ body: SIGN_UP() })],
  ["POST /api/auth/login", EVERYONE, () => existing("user")],
  ["POST /api/admin/login", EVERYONE, () => existing("admin")],
  ["POST /api/auth/logout", [401, 204, 401, 204]],
  ["GET /api/auth/sessions", SIGNED_IN],
  [
    "PUT /api/auth/password",
    SIGNED_IN,
    () => ({ body: { currentPassword: PASSWORD, newPassword: "another password" } }),
  ],
  ["GET /api/auth/account", USERS],
  ["PUT /api/auth/account", USERS, () => ({ body: { name: "New Name" } })],
  ["PUT /api/auth/email", USERS, () => ({ body: { email: SIGN_UP().email, password: PASSWORD } })],
  ["POST /api/auth/verification", [401, 409, 401, 403]],
  ["POST /api/auth/verify", [401, 410, 401, 403], () => ({ body: { token: "x".repeat(43) } })],
  ["GET /api/auth/export", USERS],
  ["DELETE /api/auth/account", [401, 204, 401, 403], () => ({ body: { password: PASSWORD } })],
  ["POST /api/auth/forgot", [202, 202, 202, 202], () => ({ body: { email: "ada@example.org" } })],
  [
    "POST /api/auth/reset",
    [410, 410, 410, 410],
    () => ({ body: { token: "x".repeat(43), password: PASSWORD } }),
  ],
  ["DELETE /api/auth/sessions/{session}", [401, 204, 401, 404, 404]],
  [
    "POST /api/admin/signup",
    [201, 201, 201, 201],
    () => ({ body: { ...SIGN_UP(), adminCode: "open sesame" } }),
  ],
  ["POST /api/images", [401, 403, 401, 201], () => makeForm(NEW_IMAGE, { bytes: picture })],
  ["PUT /api/images/{id}", ADMINISTRATORS, () => ({ body: { version: 1, title: "New" } })],
  ["PUT /api/images/{id}/file", ADMINISTRATORS, () => makeForm({}, { bytes: picture })],
  ["DELETE /api/images/{id}", [401, 403, 401, 204]],
  [
    "POST /api/admin/images/bulk-update",
    ADMINISTRATORS,
    () => ({ body: { selection: { filter: { category: "none" }, expected: 0 }, set: { tag: "x" } } }),
  ],
  [
    "POST /api/admin/images/bulk-delete",
    ADMINISTRATORS,
    () => ({ body: { selection: { filter: { category: "none" }, expected: 0 } } }),
  ],
  ["GET /api/admin/session", ADMINISTRATORS],
  ["GET /api/admin/settings", ADMINISTRATORS],
  ["PUT /api/admin/settings", ADMINISTRATORS, () => ({ body: { dailyLimit: 5, guestLimit: 1 } })],
  ["GET /api/admin/analytics", ADMINISTRATORS],
  ["GET /api/admin/audit", ADMINISTRATORS],
  ["GET /api/admin/audit/{entry}/items", ADMINISTRATORS],
  ["GET /api/admin/audit.csv", ADMINISTRATORS],
  ["GET /api/admin/images.csv", ADMINISTRATORS],
  ["GET /api/admin/images.json", ADMINISTRATORS],
  ["GET /api/admin/deletions?kind=image", ADMINISTRATORS],
  ["POST /api/admin/deletions/{batch}/restore", [401, 403, 401, 404]],
  ["DELETE /api/admin/deletions/{batch}", [401, 403, 401, 404]],
  ["GET /api/admin/audit.json", ADMINISTRATORS],
  ["GET /api/auth/passkeys", SIGNED_IN],
  ["POST /api/auth/passkeys/options", SIGNED_IN, () => ({ body: { password: PASSWORD } })],
  ["POST /api/auth/passkeys", [401, 400, 401, 400], () => ({ body: CREDENTIAL })],
  ["DELETE /api/auth/passkeys/{id}", [401, 404, 401, 404], () => ({ body: { password: PASSWORD } })],
  ["POST /api/auth/recovery-codes", [401, 404, 401, 404], () => ({ body: { password: PASSWORD } })],
  ["POST /api/auth/login/passkey/options", EVERYONE],
  ["POST /api/auth/login/passkey", [401, 401, 401, 401], () => ({ body: CREDENTIAL })],
  ["POST /api/auth/login/recovery-code", [401, 401, 401, 401], () => ({ body: RECOVERY_CODE })],
  ["POST /api/admin/login/passkey/options", EVERYONE],
  ["POST /api/admin/login/passkey", [401, 401, 401, 401], () => ({ body: CREDENTIAL })],
  ["POST /api/admin/login/recovery-code", [401, 401, 401, 401], () => ({ body: RECOVERY_CODE })],
  ["POST /api/admin/login/first-passkey", [400, 400, 400, 400], () => ({ body: CREDENTIAL })],
  ["GET /api/admin/administrators", ADMINISTRATORS],
  [
    "PUT /api/admin/administrators/{administrator}/status",
    ADMINISTRATORS,
    () => ({ body: { is_active: false } }),
  ],
  ["GET /api/admin/users", ADMINISTRATORS],
  ["GET /api/admin/users.csv", ADMINISTRATORS],
  ["GET /api/admin/users.json", ADMINISTRATORS],
  ["PUT /api/admin/users/{account}/status", ADMINISTRATORS, () => ({ body: { is_active: true } })],
  ["POST /api/admin/users/{account}/reset-link", ADMINISTRATORS],
  ["DELETE /api/admin/users/{account}", [401, 403, 401, 204]],
];

beforeAll(async () => {
  api = await startApi("embedded", { ADMIN_SIGNUP_CODE: "open sesame", NETWORK_CEILING: "1000" });
  picture = await makePicture({ width: 20, height: 20 });
  users = {
    user: await api.account(),
    admin: await api.account("admin"),
    inactive: await api.account(),
    inactiveAdmin: await api.account("admin"),
  };
  const admin = api.browser(users.admin);
  await admin.request("PUT", `/api/admin/users/${users.inactive.id}/status`, { body: { is_active: false } });
  await api.services.database.execute(
    sql`UPDATE users SET status = 'inactive' WHERE id = ${users.inactiveAdmin.id}`,
  );
  const created = await admin.request("POST", "/api/images", makeForm(NEW_IMAGE, { bytes: picture }));
  mediaUrl = String(created.body["imageUrl"]);
});

const statusFor = ([guest, user, deactivated, administrator, otherUser = user]: Statuses, role: Role) =>
  ({
    "a guest": guest,
    "the user": user,
    "a deactivated user": deactivated,
    "an administrator": administrator,
    "another user": otherUser,
    "a deactivated administrator": deactivated,
  })[role];

describe.each(ROUTES)("%s", (route, statuses, payload) => {
  it.each(ROLES.map((role) => [statusFor(statuses, role), role] as const))(
    "returns %i to %s",
    async (status, role) => {
      const [method = "", path = ""] = route.split(" ");
      const [id = ""] = /\{(id|slug)\}/.test(path) ? await addPosters(api.services, 1) : [];
      const target = path.includes("{account}") ? (await api.account()).id : "";
      const administrator = path.includes("{administrator}") ? (await api.account("admin")).id : "";
      const isNeeded = role === "the user" || path.includes("{session}");
      const user: Partial<TestAccount> = isNeeded ? await api.account() : {};
      const url = path
        .replace("{id}", id)
        .replace("{slug}", `poster-${id.slice(-8)}`)
        .replace("{file}", "1")
        .replace("{account}", target)
        .replace("{administrator}", administrator)
        .replace("{entry}", "1")
        .replace("{batch}", newId())
        .replace("{session}", user.sessionId ?? "")
        .replace("/media/{transforms}/{key}", mediaUrl);
      const accountOf: Record<Role, () => Promise<Partial<TestAccount>>> = {
        "a guest": async () => ({}),
        "the user": async () => user,
        "a deactivated user": async () => users.inactive,
        "an administrator": () => api.account("admin"),
        "another user": () => api.account(),
        "a deactivated administrator": async () => users.inactiveAdmin,
      };
      const { token } = await accountOf[role]();
      const response = await api.browser().request(method as "GET", url, { token, ...payload?.() });
      expect(response.status).toBe(status);
    },
  );
});

it("covers every route of the server, and documents those of the API", async () => {
  const { services } = api;
  const app = Fastify();
  const routes = new Set<string>();
  app.addHook("onRoute", ({ method, url }) => {
    const path = url.replace(/:(\w+)/g, "{$1}").replace(/(?<=.)\/$/, "");
    for (const one of [method].flat()) if (one !== "HEAD") routes.add(`${one} ${path}`);
  });
  await app.register(apiRoutes, { prefix: "/api", services });
  await app.register(mediaRoutes, { prefix: "/media", services });
  await app.register(operationRoutes, { services });
  await app.ready();
  const covered = ROUTES.map(([route]) =>
    route.replace(/\?.*/, "").replace(/\{(account|administrator|entry|session)\}/, "{id}"),
  );
  expect(covered.sort()).toEqual([...routes].sort());

  const { body } = await api.browser().request<{ paths: Record<string, object> }>("GET", "/api/openapi.json");
  const documented = Object.entries(body.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} /api${path === "/" ? "" : path}`),
  );
  const isItself = (route: string) => /^GET \/api\/(\*|openapi\.json|docs.*)$/.test(route);
  expect(documented.sort()).toEqual(
    covered.filter((route) => route.includes(" /api") && !isItself(route)).sort(),
  );
});
