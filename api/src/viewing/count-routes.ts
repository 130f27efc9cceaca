import { CopyCount, DownloadCount, ViewCount } from "@promptfolio/contracts/api/viewing";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { Account } from "../accounts/tokens";
import { describeRoutes } from "../http/describe-routes";
import { unauthenticated } from "../http/problem";
import { personal } from "../http/send-public";
import { ImageParameters } from "../images/routes";
import { readViewer } from "../viewer/viewer";
import { countEvent, type ViewerEvent } from "./count-event";
import type { ViewingServices } from "./reveal";

const params = ImageParameters;
type WithImage = { Params: ImageParameters };

/** Counts of what viewers do with an image. */
export const countRoutes: FastifyPluginAsync<{ services: ViewingServices }> = async (app, { services }) => {
  describeRoutes(app, { tags: ["Viewing"] });
  const { database, keys, authentication } = services;

  const count = (
    kind: ViewerEvent["kind"],
    request: FastifyRequest<WithImage>,
    reply: FastifyReply,
    account: Account | undefined,
  ): Promise<number> => {
    const viewer = readViewer(request, personal(reply), keys);
    return countEvent(database, { kind, imageId: request.params.id, viewer, account });
  };

  app.post<WithImage>(
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

  const track = (
    path: string,
    summary: string,
    kind: ViewerEvent["kind"],
    schema: typeof CopyCount | typeof DownloadCount | typeof ViewCount,
    present: (count: number) => CopyCount | DownloadCount | ViewCount,
  ) =>
    app.post<WithImage>(
      path,
      { schema: { summary, params, response: { 200: schema } } },
      async (request, reply) => {
        const account =
          request.headers.authorization === undefined ? undefined : await authentication.account(request);
        return present(await count(kind, request, reply, account));
      },
    );

  track("/public/track-copy/:id", "Count a copied prompt", "copy", CopyCount, (copies) => ({ copies }));
  track("/public/track-download/:id", "Count a download", "download", DownloadCount, (downloads) => ({
    downloads,
  }));
  track("/public/track-view/:id", "Count a look at an image's page", "view", ViewCount, (views) => ({
    views,
  }));
};
