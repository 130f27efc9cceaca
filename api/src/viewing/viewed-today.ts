import type { Image } from "@promptfolio/contracts/api/images";
import { ViewedToday } from "@promptfolio/contracts/api/viewing";
import { sql } from "drizzle-orm";
import type { FastifyPluginAsync } from "fastify";
import { type Database, preparedRows } from "../database/database";
import { personal } from "../http/send-public";
import { IMAGE_COLUMNS, IMAGE_SOURCE, type ImageRow, presentImage } from "../images/image-row";
import type { Services } from "../services";
import { readAllowance } from "./allowance";
import { readViewer } from "./viewer";

/** Images by their ids, in the order of their titles; those that were deleted are left out. */
const readImages = async (database: Database, ids: readonly string[]): Promise<Image[]> => {
  if (ids.length === 0) return [];
  const found = await preparedRows<ImageRow>(
    database,
    sql`SELECT ${IMAGE_COLUMNS} FROM ${IMAGE_SOURCE}
        WHERE i.id = ANY(${sql.param([...ids])}::text[]) ORDER BY i.title, i.id`,
  );
  return found.map((image) => presentImage(image));
};

/** What a viewer revealed today, so that a prompt which was paid for can be found again. */
export const viewedTodayRoutes: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  const { database, keys, sessions } = services;

  app.get(
    "/usage/viewed-today",
    {
      schema: {
        summary: "The images whose prompts the caller revealed today",
        tags: ["Viewing"],
        response: { 200: ViewedToday },
      },
    },
    async (request, reply): Promise<ViewedToday> => {
      const account = await sessions.optional(request);
      const viewer = readViewer(request, personal(reply), keys);
      // Administrators spend nothing, so nothing is kept of what they read.
      if (account?.role === "admin") return { images: [] };
      const { viewed } = await readAllowance(database, {
        userId: account?.userId,
        guestId: viewer.guestId,
        day: viewer.day.date,
      });
      return { images: await readImages(database, viewed) };
    },
  );
};
