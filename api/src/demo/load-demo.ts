import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { sql } from "drizzle-orm";
import pLimit from "p-limit";
import { hashPassword } from "../accounts/passwords";
import { insertAccount } from "../accounts/queries";
import { type Database, type Queryable, rows } from "../database/database";
import { insertImages, type NewImageRecord } from "../images/repository/write-images";
import { storePicture } from "../images/store-picture";
import { readCollection } from "./collection";
import { DEMO_CREDENTIALS } from "./credentials";
import { demoHistory } from "./history";
import { demoPeople } from "./people";

const CONCURRENCY = 4;

/** Stores the pictures that are missing and returns their records. */
const storeImages = async (
  database: Database,
  store: ObjectStore,
  folder: string,
): Promise<NewImageRecord[]> => {
  const known = new Set(
    (await rows<{ id: string }>(database, sql`SELECT id FROM images`)).map(({ id }) => id),
  );
  const missing = (await readCollection(folder)).filter(({ id }) => !known.has(id));
  const pass = pLimit(CONCURRENCY);
  return Promise.all(
    missing.map((image) =>
      pass(async () => ({
        ...image,
        picture: await storePicture(store, image.id, image.picture, image.thumbhash),
      })),
    ),
  );
};

const loadPeople = async (database: Queryable, now: Date): Promise<void> => {
  const { user, admin } = DEMO_CREDENTIALS;
  const passwordHash = await hashPassword(user.password);
  await insertAccount(database, {
    role: "user",
    name: "Demo User",
    email: user.email,
    passwordHash,
    demo: true,
  });
  await insertAccount(database, {
    role: "admin",
    name: "Demo Administrator",
    email: admin.email,
    passwordHash: await hashPassword(admin.password),
    demo: true,
  });
  const people = demoPeople(now);
  const midnight = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  await database.execute(
    sql`INSERT INTO users (id, name, email, email_key, password_hash, role, demo, status, daily_limit, joined_at,
          last_active_at, last_day, last_day_ends_at, views_on_last_day, prompt_views, downloads)
        SELECT p.id, p.name, p.email, p.email, ${passwordHash}, 'user', true, p.status, s.daily_limit, p."joinedAt",
          p."lastActiveAt", NULL, CASE WHEN p."viewsToday" > 0 THEN ${midnight.toISOString()}::timestamptz + interval '1 day' END,
          least(p."viewsToday", s.daily_limit), p."promptViews", p.downloads
        FROM settings s, jsonb_to_recordset(${JSON.stringify(people)}::jsonb) AS p (id text, name text, email text,
          status text, "joinedAt" timestamptz, "lastActiveAt" timestamptz, "viewsToday" integer,
          "promptViews" integer, downloads integer)
        ON CONFLICT DO NOTHING`,
  );
  const days = demoHistory(
    now,
    people.map(({ joinedAt }) => joinedAt),
  );
  await database.execute(
    sql`INSERT INTO events (day, kind, image_id, guest_id)
        SELECT ${now.toISOString().slice(0, 10)}::date, CASE g % 4 WHEN 0 THEN 'download' ELSE 'view' END, i.id, 'demo' || g
        FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM images) i, generate_series(1, 1 + (i.n % 4)::integer) g
        ON CONFLICT DO NOTHING`,
  );
  await database.execute(
    sql`INSERT INTO daily_totals (day, views, downloads, copies, sign_ups)
        SELECT day, views, downloads, copies, "signUps"
        FROM jsonb_to_recordset(${JSON.stringify(days)}::jsonb) AS d (day date, views integer, downloads integer,
          copies integer, "signUps" integer)
        ON CONFLICT DO NOTHING`,
  );
};

/**
 * Adds the demo's images, and once also its people and its history. Loading again adds only what is missing.
 * @returns how many images were added
 */
export const loadDemo = async (database: Database, store: ObjectStore, folder: string): Promise<number> => {
  const images = await storeImages(database, store, folder);
  await database.transaction(async (transaction) => {
    if (images.length > 0) await insertImages(transaction, images);
    const first = await rows(
      transaction,
      sql`INSERT INTO metadata (name, value) VALUES ('demo', 'loaded') ON CONFLICT DO NOTHING RETURNING 1`,
    );
    if (first.length > 0) await loadPeople(transaction, new Date());
  });
  return images.length;
};
