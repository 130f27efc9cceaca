import { ViewedToday, ViewHistory, ViewHistoryQuery } from "@promptfolio/contracts/api/viewing";
import { sql } from "drizzle-orm";
import { type Database, rows } from "../database/database";
import { describeRoutes, type Routes } from "../http/routes";
import { personal } from "../http/send-public";
import { findImagesByIds } from "../images/repository/find-images";
import { readAllowance } from "../viewer/allowance";
import { readViewer } from "../viewer/viewer";
import type { ViewingServices } from "./reveal";

const PAGE = 20;

interface Viewing {
  id: string;
  day: string;
}

/**
 * The images that an account revealed before a day, or a browser while nobody was signed in, with the last day of each.
 * There are few: the limit of a day times the days that reveals are kept.
 */
const readHistory = (
  database: Database,
  { userId, guestId }: { userId: string | undefined; guestId: string },
  before: string,
  [day, id]: readonly string[],
): Promise<Viewing[]> => {
  const isOwn =
    userId === undefined
      ? sql`r.guest_id = ${guestId} AND coalesce(r.user_id, '') = ''`
      : sql`r.user_id = ${userId}`;
  const isNext = day === undefined ? sql`` : sql`WHERE (day, id) < (${day}::text, ${id}::text)`;
  return rows(
    database,
    sql`SELECT id, day
        FROM (
          SELECT r.image_id AS id, max(r.day)::text AS day FROM reveals r
          WHERE ${isOwn} AND EXISTS (SELECT 1 FROM images i WHERE i.id = r.image_id)
          GROUP BY r.image_id HAVING max(r.day) < ${before}::date
        ) viewed ${isNext}
        ORDER BY day DESC, id DESC LIMIT ${PAGE + 1}`,
  );
};

/** The images that a viewer revealed. Administrators spend nothing, so their reads aren't recorded. */
export const viewHistoryRoutes: Routes<ViewingServices> = async (app, { services }) => {
  describeRoutes(app, { tags: ["Viewing"] });
  const { database, keys, authentication } = services;

  // So that a prompt that cost a credit can be found again.
  app.get(
    "/usage/viewed-today",
    {
      schema: {
        summary: "The images whose prompts the viewer revealed today",
        response: { 200: ViewedToday },
      },
    },
    async (request, reply): Promise<ViewedToday> => {
      const account = await authentication.optional(request);
      const viewer = readViewer(request, personal(reply), keys);
      if (account?.role === "admin") return { images: [] };
      const { viewed } = await readAllowance(database, viewer, account?.userId);
      return { images: await findImagesByIds(database, viewed) };
    },
  );

  // Never the prompts, which cost a view again.
  app.get(
    "/usage/history",
    {
      schema: {
        summary: "The images whose prompts the viewer revealed on earlier days",
        querystring: ViewHistoryQuery,
        response: { 200: ViewHistory },
      },
    },
    async (request, reply): Promise<ViewHistory> => {
      const account = await authentication.optional(request);
      const viewer = readViewer(request, personal(reply), keys);
      if (account?.role === "admin") return { views: [], cursor: null };
      const owner = { userId: account?.userId, guestId: viewer.guestId };
      const today = await readAllowance(database, viewer, owner.userId);
      const position = request.query.cursor?.split(" ") ?? [];
      const found = await readHistory(database, owner, today.day, position);
      const page = found.slice(0, PAGE);
      const images = await findImagesByIds(
        database,
        page.map(({ id }) => id),
      );
      const byId = new Map(images.map((image) => [image.id, image]));
      const last = page.at(-1);
      return {
        views: page.flatMap(({ id, day }) => {
          const image = byId.get(id);
          return image ? [{ image, day }] : [];
        }),
        cursor: last && found.length > PAGE ? `${last.day} ${last.id}` : null,
      };
    },
  );
};
