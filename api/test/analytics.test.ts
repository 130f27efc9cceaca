import type { Analytics, DayOfActivity } from "@promptfolio/contracts/api/admin";
import { sql } from "drizzle-orm";
import { readAnalytics } from "../src/admin/analytics";
import { rows } from "../src/database/database";
import { foldDailyCounts } from "../src/database/maintenance";
import { viewerDay } from "../src/viewer/viewer-day";
import { countEvent } from "../src/viewing/count-routes";
import { createRevealer } from "../src/viewing/reveal";
import { ENGINES } from "./databases";
import { addImages, addPosters, CALLS_AT_ONCE, startApi, type TestApi } from "./test-api";

const DAY_MS = 86_400_000;
/** The first and the last zone to begin a day, and one in between. */
const ZONES = ["Pacific/Kiritimati", "UTC", "Pacific/Pago_Pago"];

const dateOf = (moment: Date): string => moment.toISOString().slice(0, 10);

describe.each(ENGINES)("analytics on %s", (engine) => {
  let api: TestApi;
  let images: string[];
  let token: string;

  beforeAll(async () => {
    api = await startApi(engine, { NETWORK_CEILING: "1000" });
    images = await addPosters(api.services, 4);
    ({ token } = await api.account("admin"));
  });

  const readHistory = async (): Promise<DayOfActivity[]> => {
    const { status, body } = await api.browser().request<Analytics>("GET", "/api/admin/analytics", { token });
    expect(status).toBe(200);
    return body.history;
  };

  it("sum the events of each UTC day exactly, whatever the viewers' time zones", async () => {
    const { database } = api.services;
    const reveal = createRevealer(database, { batched: engine === "embedded" });
    const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
    const moments = [-1, 0].map((offset) => new Date(midnight + offset));
    const act = async (now: Date, zone: string, guestId: string, imageId: string) => {
      const { date: day, endsAt: dayEnds } = viewerDay(zone, now);
      const viewer = { guestId, network: `network of ${guestId}`, utcDay: dateOf(now) };
      const request = { ...viewer, imageId, account: undefined, siteNetwork: undefined, now, day, dayEnds };
      await reveal({ ...request, ceiling: 1_000, newAccountCeiling: undefined });
      for (const kind of ["download", "copy", "view"] as const)
        await countEvent(database, {
          kind,
          imageId,
          viewer: { ...viewer, isNewGuest: false },
          account: undefined,
        });
    };
    for (const now of moments) {
      const acts = ZONES.flatMap((zone, n) =>
        images.flatMap((image) => [0, 1].map(() => () => act(now, zone, `guest${n}`, image))),
      );
      while (acts.length > 0) await Promise.all(acts.splice(0, CALLS_AT_ONCE).map((start) => start()));
    }
    await api.browser().request("POST", "/api/auth/signup", {
      body: { name: "Somebody", email: "somebody@example.org", password: "a secret 1" },
    });

    const raw = await rows<DayOfActivity>(
      database,
      sql`SELECT day::text, (count(*) FILTER (WHERE kind = 'view'))::integer AS views,
            (count(*) FILTER (WHERE kind = 'download'))::integer AS downloads,
            (count(*) FILTER (WHERE kind = 'copy'))::integer AS copies,
            (count(*) FILTER (WHERE kind = 'signup'))::integer AS "signUps"
          FROM events GROUP BY day ORDER BY day`,
    );
    const counted = (await readHistory()).filter(({ views, signUps }) => views + signUps > 0);
    expect(counted).toEqual(raw);
    const views = raw.map((activity) => activity.views);
    expect(views.slice(0, 2)).toEqual([12, 12]);
  });

  /** The expected figures, computed from the raw rows that the sums are made from. */
  const readRaw = async () => {
    const [totals] = await rows<Record<string, number>>(
      api.services.database,
      sql`SELECT sum(views)::integer AS "totalViews", sum(downloads)::integer AS "totalDownloads",
            (SELECT count(*) FROM users WHERE role = 'user')::integer AS "totalUsers",
            (SELECT count(*) FROM users WHERE role = 'user' AND status = 'active'
              AND last_active_at >= date_trunc('day', now(), 'UTC'))::integer AS "activeUsers" FROM image_counters`,
    );
    const topCategories = await rows<{ name: string; views: number }>(
      api.services.database,
      sql`SELECT category AS name, sum(views)::integer AS views FROM images
          JOIN image_counters ON image_id = id GROUP BY category ORDER BY views DESC, name`,
    );
    return { ...totals, topCategories };
  };
  const readFigures = async () => {
    const {
      history: _,
      todayViews: __,
      topCategories,
      ...totals
    } = await readAnalytics(api.services.database);
    return { ...totals, topCategories: topCategories.map(({ name, views }) => ({ name, views })) };
  };

  it("match the stored images and users after every kind of change", async () => {
    const { database } = api.services;
    const category = (name: string, views: number) => ({ category: name, views, downloads: 2 * views });
    const [moved = "", deleted = "", ...others] = await addImages(api.services, [
      category("One", 70),
      category("Two", 500),
      category("Two", 3),
    ]);
    const act = async (imageId: string) => {
      const { token } = await api.account();
      for (const path of [`prompt-view/${imageId}`, `download/${imageId}`])
        await api.browser().request("POST", `/api/usage/${path}`, { token });
    };
    const expectAgreement = async () => expect(await readFigures()).toEqual(await readRaw());
    for (const image of [moved, deleted, ...others]) await act(image);
    await expectAgreement();
    await database.execute(sql`UPDATE images SET category = 'Three' WHERE id = ${moved}`);
    await act(moved);
    await expectAgreement();
    await database.execute(sql`DELETE FROM images WHERE id = ${deleted}`);
    await expectAgreement();

    const [blocked, gone, idle] = [await api.account(), await api.account(), await api.account()];
    await database.execute(sql`UPDATE users SET status = 'blocked' WHERE id = ${blocked.id}`);
    await database.execute(sql`DELETE FROM users WHERE id = ${gone.id}`);
    await database.execute(
      sql`UPDATE users SET last_active_at = now() - interval '3 days' WHERE id = ${idle.id}`,
    );
    await expectAgreement();
    await database.execute(sql`UPDATE users SET status = 'active' WHERE id = ${blocked.id}`);
    await database.execute(sql`UPDATE users SET last_active_at = now() WHERE id = ${idle.id}`);
    await expectAgreement();
    expect((await readFigures()).topCategories.slice(0, 2)).toEqual([
      { name: "Three", views: 72 },
      { name: "Product Poster", views: expect.any(Number) },
    ]);
  });

  it("cover as many days as asked for, 30 unless set", async () => {
    const read = (query: string) =>
      api.browser().request<Analytics>("GET", `/api/admin/analytics${query}`, { token });
    const [usual, long, refused] = await Promise.all([read(""), read("?days=180"), read("?days=181")]);
    expect([usual.body.history.length, long.body.history.length]).toEqual([30, 180]);
    expect(long.body.history.slice(-30)).toEqual(usual.body.history);
    expect(refused.status).toBe(400);
  });

  it("stay the same when the shards of past days are merged", async () => {
    const { database } = api.services;
    await database.execute(sql`
      INSERT INTO daily_counts (day, shard, views, downloads, users)
      SELECT current_date - 9, category * 16 + n, 10, 1, n - 3
      FROM generate_series(1, 5) n, (SELECT number AS category FROM categories UNION SELECT 0) c`);
    const before = await readAnalytics(database);
    await foldDailyCounts(database);
    expect(await readAnalytics(database)).toEqual(before);
    expect(
      await rows(database, sql`SELECT FROM daily_counts WHERE day < current_date - 2 AND shard % 16 <> 0`),
    ).toEqual([]);
  });

  it("read only precomputed sums", async () => {
    const { database } = api.services;
    const tables = ["events", "image_counters", "images", "users"];
    const before = await readAnalytics(database);
    for (const name of tables)
      await database.execute(sql.raw(`ALTER TABLE ${name} RENAME TO hidden_${name}`));
    try {
      expect(await readAnalytics(database)).toEqual(before);
    } finally {
      for (const name of tables)
        await database.execute(sql.raw(`ALTER TABLE hidden_${name} RENAME TO ${name}`));
    }
  });
});
