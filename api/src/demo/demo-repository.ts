import { asc, eq } from "drizzle-orm";
import type { Queryable } from "../database/database";
import { dailyCounts, events, images, metadata, users } from "../database/schema";
import { readSettings } from "../settings/settings-repository";
import { demoHistory } from "./history";
import type { DemoPerson } from "./people";

const DAY_MS = 86_400_000;
const MARK = "demo";

export const imageIds = async (database: Queryable): Promise<string[]> => {
  const found = await database.select({ id: images.id }).from(images).orderBy(asc(images.id));
  return found.map(({ id }) => id);
};

/** Whether the demo was loaded, and whether the database is still empty. */
export const readDemoState = async (database: Queryable): Promise<{ loaded: boolean; fresh: boolean }> => {
  const [marks, anyImage, anyUser] = await Promise.all([
    database.select().from(metadata).where(eq(metadata.name, MARK)),
    database.select({ id: images.id }).from(images).limit(1),
    database.select({ id: users.id }).from(users).limit(1),
  ]);
  return { loaded: marks.length > 0, fresh: anyImage.length === 0 && anyUser.length === 0 };
};

/** @returns whether this is the first time */
export const markLoaded = async (database: Queryable): Promise<boolean> => {
  const { rowCount } = await database
    .insert(metadata)
    .values({ name: MARK, value: "loaded" })
    .onConflictDoNothing();
  return rowCount === 1;
};

export const insertPeople = async (
  database: Queryable,
  people: readonly DemoPerson[],
  passwordHash: string,
  now: Date,
): Promise<void> => {
  const { dailyLimit } = await readSettings(database);
  const midnight = new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);
  await database
    .insert(users)
    .values(
      people.map(({ viewsToday, email, ...person }) => ({
        ...person,
        email,
        emailKey: email,
        passwordHash,
        role: "user" as const,
        demo: true,
        dailyLimit,
        viewsOnLastDay: Math.min(viewsToday, dailyLimit),
        lastDayEndsAt: viewsToday > 0 ? midnight : null,
      })),
    )
    .onConflictDoNothing();
};

/** Adds a few events of today for each image, and sums for the days before. */
export const insertHistory = async (
  database: Queryable,
  people: readonly DemoPerson[],
  now: Date,
): Promise<void> => {
  const day = now.toISOString().slice(0, 10);
  const ofImage = (imageId: string, index: number) =>
    Array.from({ length: 1 + ((index + 1) % 4) }, (_, n) => ({
      day,
      kind: n === 3 ? ("download" as const) : ("view" as const),
      imageId,
      guestId: `demo${n + 1}`,
    }));
  const today = (await imageIds(database)).flatMap(ofImage);
  if (today.length > 0) await database.insert(events).values(today).onConflictDoNothing();
  const days = demoHistory(
    now,
    people.map(({ joinedAt }) => joinedAt),
  );
  await database
    .insert(dailyCounts)
    .values(days.map((counts) => ({ ...counts, shard: 0 })))
    .onConflictDoNothing();
};
