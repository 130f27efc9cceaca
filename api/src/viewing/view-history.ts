import { ViewHistory, ViewHistoryQuery } from "@promptfolio/contracts/api/viewing";
import { sql } from "drizzle-orm";
import type { FastifyPluginAsync } from "fastify";
import { type Database, rows } from "../database/database";
import { personal } from "../http/send-public";
import { findImagesByIds } from "../images/repository/find-images";
import { presentImage } from "../images/repository/image-columns";
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

/** What a viewer revealed on earlier days: the images, never their prompts, which cost a view again. */
export const viewHistoryRoutes: FastifyPluginAsync<{ services: ViewingServices }> = async (
  app,
  { services },
) => {
  const { database, keys, authentication } = services;

  app.get<{ Querystring: ViewHistoryQuery }>(
    "/usage/history",
    {
      schema: {
        summary: "The images whose prompts the viewer revealed on earlier days",
        tags: ["Viewing"],
        querystring: ViewHistoryQuery,
        response: { 200: ViewHistory },
      },
    },
    async (request, reply): Promise<ViewHistory> => {
      const account = await authentication.optional(request);
      const { guestId, day, now } = readViewer(request, personal(reply), keys);
      if (account?.role === "admin") return { views: [], cursor: null };
      const viewer = { userId: account?.userId, guestId };
      const today = await readAllowance(database, { ...viewer, day: day.date, now });
      const position = request.query.cursor?.split(" ") ?? [];
      const found = await readHistory(database, viewer, today.day, position);
      const page = found.slice(0, PAGE);
      const images = await findImagesByIds(
        database,
        page.map(({ id }) => id),
      );
      const byId = new Map(images.map((image) => [image.id, image]));
      const last = page.at(-1);
      return {
        views: page.flatMap(({ id, day: viewedOn }) => {
          const image = byId.get(id);
          return image ? [{ image: presentImage(image), day: viewedOn }] : [];
        }),
        cursor: last && found.length > PAGE ? `${last.day} ${last.id}` : null,
      };
    },
  );
};
