import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../database/database";
import { events, reveals, users } from "../database/schema";
import { unauthenticated } from "../http/problem";
import { listSessions } from "./sessions";
import type { Account } from "./tokens";

/** An account without its credentials. */
export const readProfile = async (database: Database, userId: string) => {
  const { id, name, email, status, joinedAt, lastActiveAt, dailyLimit, promptViews, downloads } = users;
  const emailVerified = sql<boolean>`${users.emailVerifiedAt} IS NOT NULL`;
  const [profile] = await database
    .select({
      id,
      name,
      email,
      emailVerified,
      status,
      joinedAt,
      lastActiveAt,
      dailyLimit,
      promptViews,
      downloads,
    })
    .from(users)
    .where(eq(id, userId));
  if (!profile) throw unauthenticated();
  return profile;
};

const readEvents = (database: Database, userId: string, kind: "view" | "download" | "copy") =>
  database
    .select({ day: events.day, imageId: events.imageId })
    .from(events)
    .where(and(eq(events.userId, userId), eq(events.kind, kind)))
    .orderBy(asc(events.day), asc(events.imageId));

/** Everything that is stored about an account, except for its credentials. */
export const exportAccount = async (database: Database, account: Account) => {
  const { userId } = account;
  const [profile, revealed, views, downloads, copies, sessions] = await Promise.all([
    readProfile(database, userId),
    database
      .select({ day: reveals.day, imageId: reveals.imageId })
      .from(reveals)
      .where(eq(reveals.userId, userId))
      .orderBy(asc(reveals.day), asc(reveals.imageId)),
    readEvents(database, userId, "view"),
    readEvents(database, userId, "download"),
    readEvents(database, userId, "copy"),
    listSessions(database, account),
  ]);
  return { exportedAt: new Date(), profile, reveals: revealed, views, downloads, copies, sessions };
};
