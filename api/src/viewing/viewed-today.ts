import { ViewedToday } from "@promptfolio/contracts/api/viewing";
import type { FastifyPluginAsync } from "fastify";
import { personal } from "../http/send-public";
import { findImagesByIds } from "../images/repository/find-images";
import { presentImage } from "../images/repository/image-columns";
import { readAllowance } from "../viewer/allowance";
import { readViewer } from "../viewer/viewer";
import type { ViewingServices } from "./reveal";

/** The images that a viewer revealed today, so that a prompt that cost a credit can be found again. */
export const viewedTodayRoutes: FastifyPluginAsync<{ services: ViewingServices }> = async (
  app,
  { services },
) => {
  const { database, keys, authentication } = services;

  app.get(
    "/usage/viewed-today",
    {
      schema: {
        summary: "The images whose prompts the viewer revealed today",
        tags: ["Viewing"],
        response: { 200: ViewedToday },
      },
    },
    async (request, reply): Promise<ViewedToday> => {
      const account = await authentication.optional(request);
      const viewer = readViewer(request, personal(reply), keys);
      // Administrators spend nothing, so their reads aren't recorded.
      if (account?.role === "admin") return { images: [] };
      const { viewed } = await readAllowance(database, {
        userId: account?.userId,
        guestId: viewer.guestId,
        day: viewer.day.date,
        now: viewer.now,
      });
      const images = await findImagesByIds(database, viewed);
      return { images: images.map((image) => presentImage(image)) };
    },
  );
};
