import type { AccountExport, AccountProfile } from "@promptfolio/contracts/api/accounts";
import { and, asc, eq } from "drizzle-orm";
import type { Database } from "../database/database";
import { events, reveals, users } from "../database/schema";
import { unauthenticated } from "../http/problem";
import { presentSessions } from "./sessions";
import type { Account } from "./tokens";

const readUser = async (database: Database, userId: string) => {
  const [user] = await database.select().from(users).where(eq(users.id, userId));
  if (!user) throw unauthenticated();
  return user;
};

/** @param mail whether the server can send links */
export const readProfile = async (
  database: Database,
  userId: string,
  mail: boolean,
): Promise<AccountProfile> => {
  const { id, name, email, emailVerifiedAt, joinedAt } = await readUser(database, userId);
  return { id, name, email, emailVerified: emailVerifiedAt !== null, joinedAt: joinedAt.toISOString(), mail };
};

const readEvents = (database: Database, userId: string, kind: "view" | "download" | "copy") =>
  database
    .select({ day: events.day, imageId: events.imageId })
    .from(events)
    .where(and(eq(events.userId, userId), eq(events.kind, kind)))
    .orderBy(asc(events.day), asc(events.imageId));

/** Everything that is stored about an account, except for its credentials. */
export const exportAccount = async (database: Database, account: Account): Promise<AccountExport> => {
  const { userId } = account;
  const [user, revealed, views, downloads, copies, sessions] = await Promise.all([
    readUser(database, userId),
    database
      .select({ day: reveals.day, imageId: reveals.imageId })
      .from(reveals)
      .where(eq(reveals.userId, userId))
      .orderBy(asc(reveals.day), asc(reveals.imageId)),
    readEvents(database, userId, "view"),
    readEvents(database, userId, "download"),
    readEvents(database, userId, "copy"),
    presentSessions(database, account),
  ]);
  return {
    exportedAt: new Date().toISOString(),
    profile: {
      id: user.id,
      name: user.name,
      email: user.email,
      emailVerified: user.emailVerifiedAt !== null,
      status: user.status,
      joinedAt: user.joinedAt.toISOString(),
      lastActiveAt: user.lastActiveAt.toISOString(),
      dailyLimit: user.dailyLimit,
      promptViews: user.promptViews,
      downloads: user.downloads,
    },
    reveals: revealed,
    views,
    downloads,
    copies,
    sessions,
  };
};
