import { CopyCount, DownloadCount, ViewCount } from "@promptfolio/contracts/api/viewing";
import { sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Account } from "../accounts/tokens";
import { type Database, preparedRow } from "../database/database";
import { notFound, unauthenticated } from "../http/problem";
import { describeRoutes, type Routes } from "../http/routes";
import { personal } from "../http/send-public";
import { ImageParameters as params } from "../images/routes";
import { readViewer, type Viewer } from "../viewer/viewer";
import type { ViewingServices } from "./reveal";

interface ViewerEvent {
  kind: "view" | "download" | "copy";
  imageId: string;
  viewer: Pick<Viewer, "guestId" | "isNewGuest" | "network" | "utcDay">;
  /** Undefined for a guest. */
  account: Account | undefined;
}

/**
 * Counts a viewer's event of an image, once a day. Administrators count as guests. A guest counts with the network, but
 * not before sending the cookie.
 * @returns the image's count of that kind
 * @throws Problem 404 if there is no such image
 */
export const countEvent = async (
  database: Database,
  { kind, imageId, viewer, account }: ViewerEvent,
): Promise<number> => {
  const userId = account?.role === "user" ? account.userId : null;
  const network = viewer.isNewGuest ? null : viewer.network;
  const { count } = await preparedRow<{ count: number | null }>(
    database,
    sql`SELECT count_event(${kind}, ${imageId}, ${userId}, ${viewer.guestId},
          ${network}, ${viewer.utcDay}::date) AS count`,
  );
  if (count === null) throw notFound("Image not found");
  return count;
};

/** What anybody may count, and the name of the count in the response. */
const TRACKED = [
  { kind: "copy", name: "copies", summary: "Count a copied prompt", schema: CopyCount },
  { kind: "download", name: "downloads", summary: "Count a download", schema: DownloadCount },
  { kind: "view", name: "views", summary: "Count a look at an image's page", schema: ViewCount },
] as const;

/** Counts of what viewers do with an image. */
export const countRoutes: Routes<ViewingServices> = async (app, { services }) => {
  describeRoutes(app, { tags: ["Viewing"] });
  const { database, keys, authentication } = services;

  const count = (
    kind: ViewerEvent["kind"],
    request: FastifyRequest & { params: { id: string } },
    reply: FastifyReply,
    account: Account | undefined,
  ): Promise<number> => {
    const viewer = readViewer(request, personal(reply), keys);
    return countEvent(database, { kind, imageId: request.params.id, viewer, account });
  };

  app.post(
    "/usage/download/:id",
    {
      schema: {
        summary: "Count a download, signed in",
        security: [{ user: [] }],
        params,
        response: { 200: DownloadCount },
      },
    },
    async (request, reply): Promise<DownloadCount> => {
      const account = await authentication.account(request);
      if (!account) throw unauthenticated();
      return { downloads: await count("download", request, reply, account) };
    },
  );

  for (const { kind, name, summary, schema } of TRACKED)
    app.post(
      `/public/track-${kind}/:id`,
      { schema: { summary, params, response: { 200: schema } } },
      async (request, reply) => {
        const account = await authentication.account(request);
        return { [name]: await count(kind, request, reply, account) };
      },
    );
};
