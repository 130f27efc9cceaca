import {
  FilterOptions,
  Image,
  ImageId,
  ImageList,
  ImageListQuery,
  SITE_MAP_FILE,
  SimilarImages,
  SiteMapImages,
} from "@promptfolio/contracts/api/images";
import { GALLERY } from "@promptfolio/contracts/limits";
import { apiPath } from "@promptfolio/lib/paths";
import { asc } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { Compile } from "typebox/compile";
import type { Database } from "../database/database";
import { images } from "../database/schema";
import { notFound } from "../http/problem";
import { describeRoutes, type Routes } from "../http/routes";
import { personal, sendPublic } from "../http/send-public";
import { readFilterOptions } from "./filter-options";
import type { ImageServices } from "./image-services";
import { versionTag } from "./image-version";
import { listImages, type Matches } from "./list";
import { findImage, findImageBySlug, similarImages, withPrompt } from "./repository/find-images";

export const ImageParameters = Type.Object({ id: ImageId });
/** For reads: a text that isn't a valid id is treated as the id of no image. */
const AnyParameters = Type.Object({ id: Type.String({ maxLength: 400 }) });
// `Value.Check` would take 7 % of a cached response's time.
const imageId = Compile(ImageId);
const isImageId = (id: string): boolean => imageId.Check(id);
const SlugParameters = Type.Object({ slug: Type.String({ minLength: 1, maxLength: 300 }) });
const FileParameters = Type.Object({ file: Type.Integer({ minimum: 1, maximum: 1_000 }) });
const SimilarQuery = Type.Object(
  { limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 24, default: GALLERY.similar })) },
  { additionalProperties: false },
);

/** The entries of the site map; each file is read in one statement. */
const readSiteMap = async (database: Database, file: number): Promise<SiteMapImages> => {
  const { id, title, createdAt, updatedAt } = images;
  const found = await database
    .select({ id, title, createdAt, updatedAt })
    .from(images)
    .orderBy(asc(createdAt), asc(id))
    .offset((file - 1) * SITE_MAP_FILE)
    .limit(SITE_MAP_FILE);
  if (found.length === 0 && file > 1) throw notFound("The site map has no such file.");
  return {
    images: found.map((image) => ({
      id: image.id,
      title: image.title,
      created_at: image.createdAt.toISOString(),
      ...(image.updatedAt && { updated_at: image.updatedAt.toISOString() }),
    })),
  };
};

/** Public reads of images. Administrators get uncached responses, with the prompts. */
export const imageRoutes: Routes<ImageServices> = async (app, { services }) => {
  describeRoutes(app, { tags: ["Images"] });
  const { database, responses, authentication, publicReads } = services;
  /** Checked only for requests with a token, as nearly all visitors have none. */
  const isAdmin = async (request: FastifyRequest): Promise<boolean> =>
    (await authentication.account(request))?.role === "admin";

  /** Sends a response that is the same for all visitors. */
  const send = (key: string, reply: FastifyReply, load: (reads: Database) => Promise<unknown>) =>
    sendPublic(responses, key, reply.request, reply, () => publicReads.read(load));

  const cacheMatches = async (key: string, count: () => Promise<Matches>): Promise<Matches> => {
    const { body } = await responses.get(`matches ${key}`, async () => JSON.stringify(await count()));
    return JSON.parse(body.toString()) as Matches;
  };

  app.get(
    "/images",
    {
      schema: {
        summary: "Images: a page by cursor, or a random sample",
        querystring: ImageListQuery,
        response: { 200: ImageList },
      },
    },
    async (request, reply) => {
      const { query } = request;
      if (request.headers.authorization !== undefined && (await isAdmin(request))) {
        personal(reply);
        return listImages(database, query, true, (_, count) => count());
      }
      return send(apiPath("/images", query), reply, (reads) => listImages(reads, query, false, cacheMatches));
    },
  );

  app.get(
    "/images/:id",
    { schema: { summary: "One image", params: AnyParameters, response: { 200: Image } } },
    async (request, reply) => {
      const { id } = request.params;
      if (!isImageId(id)) throw notFound("Image not found");
      if (request.headers.authorization !== undefined && (await isAdmin(request))) {
        const image = await withPrompt(database, await findImage(database, id));
        personal(reply).header("etag", versionTag(image.version));
        return image;
      }
      return send(`/images/${id}`, reply, (reads) => findImage(reads, id));
    },
  );

  app.get(
    "/images/by-slug/:slug",
    {
      schema: {
        summary: "One image, by the short id at the end of its slug",
        params: SlugParameters,
        response: { 200: Image },
      },
    },
    async (request, reply) => {
      const { slug } = request.params;
      if (request.headers.authorization !== undefined && (await isAdmin(request))) {
        personal(reply);
        return withPrompt(database, await findImageBySlug(database, slug));
      }
      return send(`/images/by-slug/${slug}`, reply, (reads) => findImageBySlug(reads, slug));
    },
  );

  app.get(
    "/images/:id/similar",
    {
      schema: {
        summary: "Images like this one",
        params: AnyParameters,
        querystring: SimilarQuery,
        response: { 200: SimilarImages },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      if (!isImageId(id)) throw notFound("Image not found");
      const { limit = GALLERY.similar } = request.query;
      return send(apiPath(`/images/${id}/similar`, { limit }), reply, async (reads) => ({
        images: await similarImages(reads, id, limit),
      }));
    },
  );

  app.get(
    "/filters",
    { schema: { summary: "The categories, tags and themes to filter by", response: { 200: FilterOptions } } },
    (_request, reply) => send("/filters", reply, readFilterOptions),
  );

  app.get(
    "/site-map/:file",
    {
      schema: {
        summary: "The images in one file of the site map",
        params: FileParameters,
        response: { 200: SiteMapImages },
      },
    },
    ({ params: { file } }, reply) => send(`/site-map/${file}`, reply, (reads) => readSiteMap(reads, file)),
  );
};
