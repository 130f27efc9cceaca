import type { AdminUserList, Analytics, AuditList } from "@promptfolio/contracts/api/admin";
import type { SettingsUpdated } from "@promptfolio/contracts/api/settings";
import type { MyStats } from "@promptfolio/contracts/api/viewing";
import type { Browser } from "./browser";
import { ENGINES } from "./databases";
import { addImages, PASSWORD, startApi, type TestApi } from "./test-api";

describe.each(ENGINES)("an administrator's users on %s", (engine) => {
  let api: TestApi;
  let admin: Browser;
  let images: string[];

  beforeAll(async () => {
    api = await startApi(engine);
    admin = api.browser(await api.account("admin"));
    images = await addImages(api.services, [{ category: "A" }, { category: "A" }, { category: "B" }]);
  });

  const list = async (query = "") =>
    (await admin.request<AdminUserList>("GET", `/api/admin/users${query}`)).body;

  it("are listed with their activity, and included in the totals", async () => {
    const user = await api.account("user", "viewer@example.org");
    const browser = api.browser();
    for (const id of images) {
      await browser.request("POST", `/api/usage/prompt-view/${id}`, { token: user.token });
    }
    await browser.request("POST", `/api/usage/download/${images[0]}`, { token: user.token });
    await browser.request("POST", `/api/usage/download/${images[0]}`, { token: user.token });

    const { users, topDownloaders, recentUsers } = await list("?search=VIEWER@");
    expect(users).toMatchObject([
      { id: user.id, status: "active", viewsUsed: 3, totalViews: 5, totalPromptViews: 3, totalDownloads: 1 },
    ]);
    expect(topDownloaders).toMatchObject([{ id: user.id }]);
    expect(recentUsers).toHaveLength(1);

    const { body } = await admin.request<Analytics>("GET", "/api/admin/analytics");
    expect(body).toMatchObject({
      totalViews: 3,
      totalUsers: 1,
      totalDownloads: 1,
      activeUsers: 1,
      todayViews: 3,
    });
    expect(body.topCategories).toEqual([
      { name: "A", views: 2, percentage: 66.7 },
      { name: "B", views: 1, percentage: 33.3 },
    ]);
    expect(body.history).toHaveLength(30);
    expect(body.history.at(-1)).toMatchObject({ views: 3, downloads: 1, copies: 0 });
  });

  it("have the same views today as their header, with what they saw as guests", async () => {
    const browser = api.browser();
    await browser.request("POST", `/api/public/prompt-view/${images[0]}`);
    const body = { name: "Former Guest", email: "former-guest@example.org", password: "a secret 1" };
    const { access_token: token } = (await browser.request("POST", "/api/auth/signup", { body })).body;
    const views = async () => (await list("?search=former-guest@")).users;
    expect(await views()).toMatchObject([{ viewsUsed: 1, totalPromptViews: 1 }]);
    for (const id of images.slice(1))
      await browser.request("POST", `/api/usage/prompt-view/${id}`, { token: String(token) });
    expect(await views()).toMatchObject([{ viewsUsed: 3, totalPromptViews: 3 }]);
    const { email, password } = body;
    await browser.request("POST", "/api/auth/login", { body: { email, password } });
    expect(await views()).toMatchObject([{ viewsUsed: 3, totalPromptViews: 3 }]);
  });

  it("lose access when they are deactivated, and can sign in again once activated", async () => {
    const user = await api.account();
    const status = (is_active: boolean) =>
      admin.request("PUT", `/api/admin/users/${user.id}/status`, { body: { is_active } });
    expect((await status(false)).body).toEqual({ message: "User has been deactivated successfully." });
    const browser = api.browser();
    const { token } = user;
    const reveal = await browser.request("POST", `/api/usage/prompt-view/${images[0]}`, { token });
    expect(reveal.status).toBe(401);
    expect((await browser.request("GET", "/api/usage/my-stats", { token })).status).toBe(401);
    const login = { body: { email: user.email, password: PASSWORD } };
    expect((await browser.request("POST", "/api/auth/login", login)).body).toMatchObject({
      status: 401,
      detail: "Incorrect email or password",
    });
    expect((await status(true)).status).toBe(200);
    expect((await browser.request("POST", "/api/auth/login", login)).status).toBe(200);
    const audit = await admin.request<AuditList>("GET", "/api/admin/audit?action=user.status");
    const name = (await list(`?search=${user.id}`)).users[0]?.name;
    expect(audit.body.entries.map((entry) => [entry.subject, entry.name, entry.detail])).toEqual([
      [user.id, name, 'status: "inactive" to "active"'],
      [user.id, name, 'status: "active" to "inactive"'],
    ]);
    expect((await list(`?search=${user.id}`)).users).toMatchObject([{ id: user.id }]);
    // The old token stays invalid.
    expect((await browser.request("GET", "/api/usage/my-stats", { token })).status).toBe(401);
  });

  it("are deleted with their personal data, while the counts stay", async () => {
    const user = await api.account("user", "gone@example.org");
    await api.browser().request("POST", `/api/usage/prompt-view/${images[1]}`, { token: user.token });
    const before = (await admin.request<Analytics>("GET", "/api/admin/analytics")).body;
    expect((await admin.request("DELETE", `/api/admin/users/${user.id}`)).status).toBe(204);
    expect((await admin.request("DELETE", `/api/admin/users/${user.id}`)).status).toBe(404);
    const after = (await admin.request<Analytics>("GET", "/api/admin/analytics")).body;
    expect(after).toMatchObject({
      totalViews: before.totalViews,
      todayViews: before.todayViews,
      totalUsers: before.totalUsers - 1,
    });
    const audit = await admin.request("GET", "/api/admin/audit");
    expect(audit.text).not.toContain("gone@example.org");
    const stats = await api.browser().request("GET", "/api/usage/my-stats", { token: user.token });
    expect(stats.status).toBe(401);
  });

  it("are exported as CSV without formulas", async () => {
    const body = { name: '=HYPERLINK("http://evil")', email: "formula@example.org", password: "a secret 1" };
    await api.browser().request("POST", "/api/auth/signup", { body });
    const { text, headers } = await admin.request("GET", "/api/admin/users.csv");
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(text).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(text.split("\r\n")[0]).toBe(
      '\uFEFF"id","name","email","joined_utc","status","views_today","daily_limit","views_total","downloads_total","last_active_utc"',
    );
  });

  it("are sorted and paged", async () => {
    const all = await list("?sort=lastActive&order=desc");
    const second = await list("?sort=lastActive&order=desc&page=2&limit=1");
    expect(second.users).toEqual(all.users.slice(1, 2));
    expect(second.total).toBe(all.users.length);
  });

  it("get the new limit when the settings change, unlike administrators", async () => {
    const user = await api.account();
    const { total } = await list();
    const change = (dailyLimit: number) =>
      admin.request<SettingsUpdated>("PUT", "/api/admin/settings", { body: { dailyLimit, guestLimit: 0 } });
    expect((await change(7)).body).toMatchObject({
      settings: { dailyLimit: 7, guestLimit: 0 },
      usersUpdated: total,
    });
    expect((await change(7)).body.usersUpdated).toBe(0);
    const stats = await api.browser().request<MyStats>("GET", "/api/usage/my-stats", { token: user.token });
    expect(stats.body.limit).toBe(7);
    const guest = await api.browser().request("POST", `/api/public/prompt-view/${images[0]}`);
    expect(guest.body).toMatchObject({ code: "limit-reached", limit: 0 });
    const settings = await api.browser().request("GET", "/api/public/system-settings");
    expect(settings.body).toEqual({ dailyLimit: 7, guestLimit: 0 });
  });
});
