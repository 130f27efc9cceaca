import { newId } from "../src/ids";
import { makeForm, makePicture } from "./pictures";
import { addPosters, PASSWORD, startApi, type TestApi } from "./test-api";

type Statuses = readonly [guest: number, user: number, deactivated: number, administrator: number];
type Payload = { body?: unknown; headers?: Record<string, string> };

const ROLES = ["a guest", "a user", "a deactivated user", "an administrator"] as const;

const EVERYBODY: Statuses = [200, 200, 200, 200];
const ADMINISTRATORS: Statuses = [401, 403, 401, 200];
const SIGN_UP = () => ({ name: "New", email: `${newId()}@example.org`, password: "long enough" });

let api: TestApi;
let picture: Buffer;
let users: Record<"user" | "admin" | "inactive", { id: string; email: string; token: string }>;

const existing = (role: "user" | "admin"): Payload => ({
  body: { email: users[role].email, password: PASSWORD },
});

/** Every call of the API, with what each kind of visitor gets. `{id}` is a new image, `{user}` a new user. */
const CALLS: readonly [call: string, Statuses, (() => Payload)?][] = [
  ["GET /", EVERYBODY],
  ["GET /images", EVERYBODY],
  ["GET /images/{id}", EVERYBODY],
  ["GET /images/by-slug/{slug}", EVERYBODY],
  ["GET /images/{id}/similar", EVERYBODY],
  ["GET /filters", EVERYBODY],
  ["GET /public/system-settings", EVERYBODY],
  ["GET /public/demo", EVERYBODY],
  ["POST /public/prompt-view/{id}", EVERYBODY],
  ["POST /public/track-copy/{id}", EVERYBODY],
  ["POST /public/track-download/{id}", EVERYBODY],
  ["POST /public/track-view/{id}", EVERYBODY],
  ["POST /usage/prompt-view/{id}", [401, 200, 401, 200]],
  ["POST /usage/download/{id}", [401, 200, 401, 200]],
  ["GET /usage/my-stats", [200, 200, 401, 200]],
  ["POST /auth/signup", EVERYBODY, () => ({ body: SIGN_UP() })],
  ["POST /auth/login", EVERYBODY, () => existing("user")],
  ["POST /admin/login", EVERYBODY, () => existing("admin")],
  ["POST /admin/signup", [201, 201, 201, 201], () => ({ body: { ...SIGN_UP(), adminCode: "open sesame" } })],
  [
    "POST /images",
    [401, 403, 401, 201],
    () => {
      const form = { title: "T", category: "C", tag: "T", theme: "T", prompt: "P" };
      const { payload, headers } = makeForm(form, { bytes: picture });
      return { body: payload, headers };
    },
  ],
  ["PUT /images/{id}", ADMINISTRATORS, () => ({ body: { version: 1, title: "New" } })],
  ["DELETE /images/{id}", [401, 403, 401, 204]],
  [
    "POST /admin/images/bulk-update",
    ADMINISTRATORS,
    () => ({ body: { selection: { filter: { category: "none" }, expected: 0 }, set: { tag: "x" } } }),
  ],
  [
    "POST /admin/images/bulk-delete",
    ADMINISTRATORS,
    () => ({ body: { selection: { filter: { category: "none" }, expected: 0 } } }),
  ],
  ["GET /admin/settings", ADMINISTRATORS],
  ["PUT /admin/settings", ADMINISTRATORS, () => ({ body: { dailyLimit: 5, guestLimit: 1 } })],
  ["GET /admin/analytics", ADMINISTRATORS],
  ["GET /admin/audit", ADMINISTRATORS],
  ["GET /admin/users", ADMINISTRATORS],
  ["GET /admin/users.csv", ADMINISTRATORS],
  ["PUT /admin/users/{user}/status", ADMINISTRATORS, () => ({ body: { is_active: true } })],
  ["DELETE /admin/users/{user}", [401, 403, 401, 204]],
];

beforeAll(async () => {
  api = await startApi("embedded", { ADMIN_SIGNUP_CODE: "open sesame", NETWORK_CEILING: "1000" });
  picture = await makePicture({ width: 20, height: 20 });
  users = {
    user: await api.account(),
    admin: await api.account("admin"),
    inactive: await api.account(),
  };
  await api.browser().call("PUT", `/api/admin/users/${users.inactive.id}/status`, {
    token: users.admin.token,
    body: { is_active: false },
  });
});

describe.each(CALLS)("%s", (call, statuses, payload) => {
  it.each(ROLES.map((role, n) => [statuses[n], role, n] as const))(
    "answers %i to %s",
    async (status, _, n) => {
      const [method = "", path = ""] = call.split(" ");
      const [id = ""] = await addPosters(api.services, 1);
      const user = path.includes("{user}") ? (await api.account()).id : "";
      const url = path
        .replace("{id}", id)
        .replace("{slug}", `poster-${id.slice(-8)}`)
        .replace("{user}", user);
      const token = [undefined, users.user.token, users.inactive.token, users.admin.token][n];
      const answer = await api.browser().call(method as "GET", `/api${url}`, { token, ...payload?.() });
      expect(answer.status).toBe(status);
    },
  );
});

it("covers every call that the API documents", async () => {
  const { body } = await api.browser().call<{ paths: Record<string, object> }>("GET", "/api/openapi.json");
  const documented = Object.entries(body.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const covered = CALLS.map(([call]) => call.replace("{user}", "{id}"));
  expect(covered.sort()).toEqual(documented.sort());
});
