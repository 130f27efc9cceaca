import type { AdminUser, AdminUserList, AdminUserQuery, UserStatus } from "@promptfolio/contracts/api/admin";
import { ADMIN } from "@promptfolio/contracts/limits";
import { type SQL, sql } from "drizzle-orm";
import { endSessions } from "../accounts/sessions";
import { type Database, type Queryable, row, rows } from "../database/database";

const VIEWS_USED = sql.raw("CASE WHEN last_day_ends_at > now() THEN views_on_last_day ELSE 0 END");

const COLUMNS: Readonly<Record<NonNullable<AdminUserQuery["sort"]>, SQL>> = {
  name: sql.raw("lower(name)"),
  joinDate: sql.raw("joined_at"),
  status: sql.raw("status"),
  viewsUsed: VIEWS_USED,
  totalPromptViews: sql.raw("prompt_views"),
  totalDownloads: sql.raw("downloads"),
  lastActive: sql.raw("last_active_at"),
};

interface UserRow {
  id: string;
  name: string;
  email: string;
  status: UserStatus;
  joined_at: Date;
  last_active_at: Date;
  daily_limit: number;
  views_used: number;
  prompt_views: number;
  downloads: number;
}

const present = (user: UserRow): AdminUser => ({
  id: user.id,
  name: user.name,
  email: user.email,
  status: user.status,
  joinDate: new Date(user.joined_at).toISOString(),
  lastActive: new Date(user.last_active_at).toISOString(),
  viewsUsed: user.views_used,
  totalViews: user.daily_limit,
  totalPromptViews: user.prompt_views,
  totalDownloads: user.downloads,
});

const select = async (database: Database, rest: SQL): Promise<AdminUser[]> => {
  const found = await rows<UserRow>(
    database,
    sql`SELECT id, name, email, status, joined_at, last_active_at, daily_limit, ${VIEWS_USED} AS views_used,
          prompt_views, downloads
        FROM users WHERE role = 'user' ${rest}`,
  );
  return found.map(present);
};

const conditions = ({ search, status }: AdminUserQuery): SQL => {
  const text = search?.trim().toLowerCase();
  const found = text
    ? sql` AND (strpos(lower(name), ${text}) > 0 OR strpos(email_key, ${text}) > 0 OR id = ${text})`
    : sql.raw("");
  return status ? sql`${found} AND status = ${status}` : found;
};

export const listUsers = async (database: Database, query: AdminUserQuery): Promise<AdminUserList> => {
  const { page = 1, limit = 100, sort = "joinDate", order = "asc" } = query;
  const direction = sql.raw(order);
  const [users, { total }, recentUsers, topDownloaders] = await Promise.all([
    select(
      database,
      sql`${conditions(query)} ORDER BY ${COLUMNS[sort]} ${direction}, id ${direction}
          LIMIT ${limit} OFFSET ${(page - 1) * limit}`,
    ),
    row<{ total: number }>(
      database,
      sql`SELECT count(*)::integer AS total FROM users WHERE role = 'user' ${conditions(query)}`,
    ),
    select(database, sql`ORDER BY joined_at DESC, id DESC LIMIT ${ADMIN.recentUsers}`),
    select(database, sql`AND downloads > 0 ORDER BY downloads DESC, id LIMIT ${ADMIN.topDownloaders}`),
  ]);
  return { users, total, recentUsers, topDownloaders };
};

/** All users in order of their ids, a thousand at a time. */
export async function* allUsers(database: Database): AsyncGenerator<AdminUser> {
  for (let last = ""; ; ) {
    const page = await select(database, sql`AND id > ${last} ORDER BY id LIMIT 1000`);
    yield* page;
    const end = page.at(-1);
    if (!end) return;
    last = end.id;
  }
}

export const isUser = async (database: Queryable, id: string): Promise<boolean> => {
  const found = await rows(database, sql`SELECT 1 FROM users WHERE id = ${id} AND role = 'user'`);
  return found.length > 0;
};

/** Sets a user's status. Deactivation ends all sessions. @returns the status before; undefined without such a user */
export const setStatus = async (
  database: Queryable,
  id: string,
  isActive: boolean,
): Promise<UserStatus | undefined> => {
  const [before] = await rows<{ status: UserStatus }>(
    database,
    sql`SELECT status FROM users WHERE id = ${id} AND role = 'user' FOR UPDATE`,
  );
  if (!before) return undefined;
  const status: UserStatus = isActive ? "active" : "inactive";
  await database.execute(sql`UPDATE users SET status = ${status} WHERE id = ${id}`);
  if (!isActive) await endSessions(database, id);
  return before.status;
};

/** Deletes a user and anonymises their events. @returns whether the user existed */
export const deleteUser = async (database: Queryable, id: string): Promise<boolean> => {
  const deleted = await rows(database, sql`DELETE FROM users WHERE id = ${id} AND role = 'user' RETURNING 1`);
  if (deleted.length === 0) return false;
  await database.execute(sql`UPDATE reveals SET user_id = NULL WHERE user_id = ${id}`);
  await database.execute(sql`UPDATE events SET user_id = NULL WHERE user_id = ${id}`);
  return true;
};
