import type { MyStats, Reveal } from "@promptfolio/contracts/api/viewing";
import { sql } from "drizzle-orm";
import { row } from "../src/database/database";
import { ENGINES } from "./databases";
import { addPosters, CALLS_AT_ONCE, startApi, type TestApi } from "./test-api";

describe.each(ENGINES)("the allowance on %s", (engine) => {
  let api: TestApi;
  let images: string[];
  const image = (n: number): string => images[n] ?? "";

  beforeAll(async () => {
    api = await startApi(engine, { NETWORK_CEILING: "1000" });
    images = await addPosters(api.services, 60);
  });

  it("gives a guest one prompt a day, and shows it again for free", async () => {
    const guest = api.browser();
    const first = await guest.request<Reveal>("POST", `/api/public/prompt-view/${image(0)}`);
    expect(first.body).toMatchObject({
      prompt: `The secret prompt of ${image(0)}`,
      viewedToday: 1,
      limit: 1,
      remaining: 0,
      alreadyViewed: false,
      views: 1,
    });
    const again = await guest.request<Reveal>("POST", `/api/public/prompt-view/${image(0)}`);
    expect(again.body).toMatchObject({ viewedToday: 1, alreadyViewed: true, views: 1 });

    const refused = await guest.request("POST", `/api/public/prompt-view/${image(1)}`);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: "limit-reached", viewedToday: 1, limit: 1, remaining: 0 });
    expect(refused.text).not.toContain("secret prompt");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(86_400);
    expect(refused.headers["cache-control"]).toBe("no-store");
  });

  it("grants exactly the limit to 40 simultaneous reveals of one account", async () => {
    const { token } = await api.account();
    const responses = await Promise.all(
      images
        .slice(0, 40)
        .map((id) => api.browser().request("POST", `/api/usage/prompt-view/${id}`, { token })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(35);
    const stats = await api.browser().request<MyStats>("GET", "/api/usage/my-stats", { token });
    expect(stats.body).toMatchObject({ viewedToday: 5, limit: 5, remaining: 0 });
  });

  it("grants exactly the limit to simultaneous reveals of one guest", async () => {
    const guest = api.browser();
    await guest.request("GET", "/api/usage/my-stats");
    const responses = await Promise.all(
      images.map((id) => guest.request("POST", `/api/public/prompt-view/${id}`)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("charges one prompt once for many simultaneous requests", async () => {
    const { token } = await api.account();
    const guest = api.browser();
    await guest.request("GET", "/api/usage/my-stats");
    const responses = await Promise.all(
      Array.from({ length: CALLS_AT_ONCE }, () =>
        guest.request<Reveal>("POST", `/api/usage/prompt-view/${image(7)}`, { token }),
      ),
    );
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    expect(responses.filter(({ body }) => !body.alreadyViewed)).toHaveLength(1);
    expect(responses.every(({ body }) => body.viewedToday === 1)).toBe(true);
  });

  it("counts a browser's reveals, signed in or not", async () => {
    const { token } = await api.account();
    const browser = api.browser();
    await browser.request("POST", `/api/public/prompt-view/${image(10)}`);
    for (const n of [11, 12, 13, 14]) {
      expect((await browser.request("POST", `/api/usage/prompt-view/${image(n)}`, { token })).status).toBe(
        200,
      );
    }
    const refused = await browser.request("POST", `/api/usage/prompt-view/${image(15)}`, { token });
    expect(refused.body).toMatchObject({ code: "limit-reached", viewedToday: 5 });
    // The guest's view also counts for the account in its other browsers.
    const elsewhere = await api.browser().request("POST", `/api/usage/prompt-view/${image(15)}`, { token });
    expect(elsewhere.status).toBe(429);
    // Another account in this browser gets nothing more.
    const other = await api.account();
    const next = await browser.request("POST", `/api/usage/prompt-view/${image(15)}`, { token: other.token });
    expect(next.status).toBe(429);
    // After signing out, the browser is a guest that has seen five.
    const stats = await browser.request<MyStats>("GET", "/api/usage/my-stats");
    expect(stats.body).toMatchObject({ viewedToday: 5, limit: 1, remaining: 0 });
  });

  it("adds a guest's reveals of today to the account, but none of the day before", async () => {
    const { id, token } = await api.account();
    const { database } = api.services;
    const browser = api.browser();
    await browser.request("POST", `/api/public/prompt-view/${image(40)}`);
    const guest = sql`(SELECT guest_id FROM reveals WHERE image_id = ${image(40)} AND user_id IS NULL)`;
    await database.execute(
      sql`UPDATE guests SET last_day = last_day - 1, last_day_ends_at = last_day_ends_at - interval '1 day' WHERE id = ${guest}`,
    );
    await database.execute(sql`UPDATE reveals SET day = day - 1 WHERE guest_id = ${guest}`);
    await browser.request("POST", `/api/public/prompt-view/${image(41)}`);
    await browser.request("POST", `/api/usage/prompt-view/${image(42)}`, { token });
    const { rows } = await database.execute(
      sql`SELECT image_id FROM reveals WHERE user_id = ${id} ORDER BY image_id`,
    );
    expect(rows.map(({ image_id }) => image_id)).toEqual([image(41), image(42)].sort());
  });

  it("takes the day from the viewer's time zone, and never grants a day twice", async () => {
    const { token } = await api.account();
    const east = api.browser({ zone: "Pacific/Kiritimati" });
    const west = api.browser({ zone: "Etc/GMT+12" });
    const ahead = await east.request<MyStats>("GET", "/api/usage/my-stats", { token });
    const behind = await west.request<MyStats>("GET", "/api/usage/my-stats", { token });
    expect(ahead.body.day > behind.body.day).toBe(true);
    for (const { secondsUntilReset } of [ahead.body, behind.body]) {
      expect(secondsUntilReset).toBeGreaterThan(0);
      expect(secondsUntilReset).toBeLessThanOrEqual(24 * 3_600);
    }

    for (const n of [20, 21, 22, 23, 24]) {
      await east.request("POST", `/api/usage/prompt-view/${image(n)}`, { token });
    }
    const moved = await west.request("POST", `/api/usage/prompt-view/${image(25)}`, { token });
    expect(moved.status).toBe(429);
    const stats = await west.request<MyStats>("GET", "/api/usage/my-stats", { token });
    expect(stats.body).toMatchObject({ day: ahead.body.day, viewedToday: 5 });
  });

  it("ignores cookies that it didn't sign", async () => {
    const guest = api.browser();
    await guest.request("POST", `/api/public/prompt-view/${image(30)}`);
    const forged = guest.cookie?.replace(/=./, (first) => (first === "=a" ? "=b" : "=a"));
    const { body } = await guest.request<MyStats>("GET", "/api/usage/my-stats", {
      headers: { cookie: forged ?? "" },
    });
    expect(body.viewedToday).toBe(0);
  });

  it("charges nothing for an image that doesn't exist", async () => {
    const { token } = await api.account();
    const browser = api.browser();
    const missing = await browser.request("POST", "/api/usage/prompt-view/00000000000000000000", { token });
    expect(missing.status).toBe(404);
    const stats = await browser.request<MyStats>("GET", "/api/usage/my-stats", { token });
    expect(stats.body.viewedToday).toBe(0);
  });

  it("shows prompts to an administrator without spending credits", async () => {
    const admin = await api.account("admin");
    const responses = await Promise.all(
      images
        .slice(0, 10)
        .map((id) =>
          api.browser().request<Reveal>("POST", `/api/usage/prompt-view/${id}`, { token: admin.token }),
        ),
    );
    expect(responses.every(({ status, body }) => status === 200 && body.alreadyViewed)).toBe(true);
    const { token } = admin;
    const stats = await api.browser().request<MyStats>("GET", "/api/usage/my-stats", { token });
    expect(stats.body).toMatchObject({ viewedToday: 0, limit: 5, remaining: 5, viewed: [] });
  });
});

describe("the network ceiling", () => {
  it("applies to all guests of one IPv6 /64 together, but not to other networks or accounts", async () => {
    const api = await startApi("embedded", { NETWORK_CEILING: "3" });
    const [image = ""] = await addPosters(api.services, 1);
    const reveal = (ip: string, token?: string) =>
      api
        .browser({ ip })
        .request("POST", `/api/${token ? "usage" : "public"}/prompt-view/${image}`, { token });
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async (_, n) => (await reveal(`2001:db8:1:2::${n + 1}`)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect((await reveal("2001:db8:1:3::1")).status).toBe(200);
    const { token } = await api.account();
    expect((await reveal("2001:db8:1:2::1", token)).status).toBe(200);
    const { count } = await row<{ count: number }>(
      api.services.database,
      sql`SELECT count(*)::integer AS count FROM guests`,
    );
    // Of the guests, only those with a reveal are stored.
    expect(count).toBe(3 + 1 + 1);
  });

  it("refuses all guests if it is 0", async () => {
    const api = await startApi("embedded", { NETWORK_CEILING: "0" });
    const [image = ""] = await addPosters(api.services, 1);
    const reveal = () => api.browser().request("POST", `/api/public/prompt-view/${image}`);
    expect([(await reveal()).status, (await reveal()).status]).toEqual([429, 429]);
  });
});
