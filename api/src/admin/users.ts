import type { AdminUserQuery } from "@promptfolio/contracts/api/admin";
import { ADMIN } from "@promptfolio/contracts/limits";
import { and, asc, desc, eq, gt, or, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/database";
import { foldedUser, users } from "../database/schema";
import { contains, searchWordsOf } from "../database/search-text";
import { notFound } from "../http/problem";

const viewsUsed = sql<number>`CASE WHEN ${users.lastDayEndsAt} > now() THEN ${users.viewsOnLastDay} ELSE 0 END`;

const COLUMNS = {
  id: users.id,
  name: users.name,
  email: users.email,
  status: users.status,
  joinDate: users.joinedAt,
  lastActive: users.lastActiveAt,
  viewsUsed,
  totalViews: users.dailyLimit,
  totalPromptViews: users.promptViews,
  totalDownloads: users.downloads,
};

const isOfRoleUser = eq(users.role, "user");

const selectUsers = (database: Database, condition?: SQL) =>
  database.select(COLUMNS).from(users).where(and(isOfRoleUser, condition));

/** An address is another person's if it differs by a letter, and a number is another number. */
const mayHaveTypo = (word: string): boolean => !/[@\d]/.test(word);

/** Each word must be in the name or the email, or, with `forgiving`, differ from one there by a letter at most. */
const conditionOf = ({ search = "", status }: AdminUserQuery, forgiving: boolean): SQL | undefined => {
  const words = searchWordsOf(search);
  const found = words.map((word) =>
    forgiving && mayHaveTypo(word)
      ? or(
          contains(foldedUser, word),
          sql`typo_keys(words_of(${foldedUser}, 5)) && typo_keys(words_of(${word}, 4))`,
        )
      : contains(foldedUser, word),
  );
  const isId = words.length === 1 ? eq(users.id, search.trim()) : undefined;
  return and(
    words.length === 0 ? undefined : or(and(...found), isId),
    status === undefined ? undefined : eq(users.status, status),
  );
};

export const listUsers = async (database: Database, query: AdminUserQuery) => {
  const { page = 1, limit = 100, sort = "joinDate", order = "asc" } = query;
  const sortedBy = sort === "name" ? sql`fold_text(${users.name})` : COLUMNS[sort];
  const inOrder = order === "asc" ? asc : desc;
  const countOf = (matching: SQL | undefined) => database.$count(users, and(isOfRoleUser, matching));
  const exact = conditionOf(query, false);
  const isForgiving = searchWordsOf(query.search).length > 0 && (await countOf(exact)) === 0;
  const condition = isForgiving ? conditionOf(query, true) : exact;
  const [found, total, recent, downloaders] = await Promise.all([
    selectUsers(database, condition)
      .orderBy(inOrder(sortedBy), inOrder(users.id))
      .limit(limit)
      .offset((page - 1) * limit),
    countOf(condition),
    selectUsers(database).orderBy(desc(users.joinedAt), desc(users.id)).limit(ADMIN.recentUsers),
    selectUsers(database, gt(users.downloads, 0))
      .orderBy(desc(users.downloads), asc(users.id))
      .limit(ADMIN.topDownloaders),
  ]);
  return { users: found, total, recentUsers: recent, topDownloaders: downloaders };
};

/** All users in order of their ids, read a thousand at a time. */
export async function* allUsers(database: Database) {
  for (let last = ""; ; ) {
    const page = await selectUsers(database, gt(users.id, last)).orderBy(asc(users.id)).limit(1_000);
    yield* page;
    const end = page.at(-1);
    if (!end) return;
    last = end.id;
  }
}

/** A user, locked until the transaction ends. @throws Problem 404 */
export const lockUser = async (transaction: Transaction, id: string) => {
  const [user] = await transaction
    .select({ id: users.id, role: users.role, status: users.status })
    .from(users)
    .where(and(eq(users.id, id), isOfRoleUser))
    .for("update");
  if (!user) throw notFound("User not found");
  return user;
};
