import type { Analytics, DayOfActivity } from "@promptfolio/contracts/api/admin";
import { sql } from "drizzle-orm";
import { rows } from "../src/database/database";
import { countEvent } from "../src/viewing/count-event";
import { createRevealer } from "../src/viewing/reveal";
import { viewerDay } from "../src/viewing/viewer-day";
import { ENGINES } from "./databases";
import { addPosters, startApi, type TestApi } from "./test-api";

const DAY_MS = 86_400_000;
/** The first and the last zone to begin a day, and one between. */
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
    const { status, body } = await api.browser().call<Analytics>("GET", "/api/admin/analytics", { token });
    expect(status).toBe(200);
    return body.history;
  };

  it("sum up exactly the events of each day (UTC), whatever zones viewers are in", async () => {
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
        await countEvent(database, { ...viewer, kind, imageId, userId: undefined });
    };
    for (const now of moments)
      await Promise.all(
        ZONES.flatMap((zone, n) =>
          images.flatMap((image) => [act(now, zone, `guest${n}`, image), act(now, zone, `guest${n}`, image)]),
        ),
      );
    await api.browser().call("POST", "/api/auth/signup", {
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

  it("read no event", async () => {
    const { database } = api.services;
    const before = await readHistory();
    await database.execute(sql`ALTER TABLE events RENAME TO hidden_events`);
    try {
      expect(await readHistory()).toEqual(before);
    } finally {
      await database.execute(sql`ALTER TABLE hidden_events RENAME TO events`);
    }
  });
});
