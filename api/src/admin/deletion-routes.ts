import { DeletionList, DeletionQuery } from "@promptfolio/contracts/api/admin";
import { count, desc, eq, max, min } from "drizzle-orm";
import { Type } from "typebox";
import type { AccountServices } from "../accounts/account-services";
import { onlyAdministrators } from "../accounts/only-signed-in";
import { recordDeletion } from "../audit/audit";
import type { Database } from "../database/database";
import { type DeletionKind, eraseDeletion, isEmailTaken, restoreDeletion } from "../database/deletions";
import { deletions } from "../database/schema";
import { notFound, Problem } from "../http/problem";
import { describeRoutes, type Routes } from "../http/routes";
import type { ImageServices } from "../images/image-services";

const params = Type.Object({ batch: Type.String({ pattern: "^[a-z0-9]{20,40}$" }) });
const MAX_LISTED = 100;

/** What was deleted together, the latest first. */
const listDeletions = async (database: Database, kind: DeletionKind) => {
  const { batch, name, actor, deletedAt } = deletions;
  const found = await database
    .select({ batch, name: min(name), actor: min(actor), count: count(), deletedAt: max(deletedAt) })
    .from(deletions)
    .where(eq(deletions.kind, kind))
    .groupBy(batch)
    .orderBy(desc(max(deletedAt)))
    .limit(MAX_LISTED);
  return {
    deletions: found.map((deletion) =>
      deletion.count === 1 ? deletion : { ...deletion, name: `${deletion.count} ${kind}s` },
    ),
  };
};

export const deletionRoutes: Routes<AccountServices & ImageServices> = async (app, { services }) => {
  describeRoutes(app, { tags: ["Deletions"] });
  const { database, fileDeletions } = services;
  const adminOf = onlyAdministrators(app, services.authentication);

  app.get(
    "/admin/deletions",
    {
      schema: {
        summary: "What was deleted in the last 30 days and can be restored",
        querystring: DeletionQuery,
        response: { 200: DeletionList },
      },
    },
    (request) => listDeletions(database, request.query.kind),
  );

  app.post(
    "/admin/deletions/:batch/restore",
    { schema: { summary: "Undo a deletion", params, response: { 204: Type.Null() } } },
    async (request, reply) => {
      const { batch } = request.params;
      await database.transaction(async (transaction) => {
        if (await isEmailTaken(transaction, batch)) {
          throw new Problem(409, "email-taken", "Another account has this user's email now.");
        }
        const restored = await restoreDeletion(transaction, batch);
        if (!restored) throw notFound("Deletion not found");
        await recordDeletion(transaction, adminOf(request), "restore", restored.kind, restored.subjects);
      });
      await services.changed();
      return reply.code(204).send();
    },
  );

  app.delete(
    "/admin/deletions/:batch",
    { schema: { summary: "Erase what was deleted, for good", params, response: { 204: Type.Null() } } },
    async (request, reply) => {
      await database.transaction(async (transaction) => {
        const erased = await eraseDeletion(transaction, request.params.batch);
        const [first] = erased;
        if (!first) throw notFound("Deletion not found");
        await recordDeletion(transaction, adminOf(request), "erase", first.kind, erased);
      });
      fileDeletions.start();
      return reply.code(204).send();
    },
  );
};
