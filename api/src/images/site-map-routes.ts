import { SITE_MAP_FILE, SiteMapImages } from "@promptfolio/contracts/api/images";
import { asc } from "drizzle-orm";
import { Type } from "typebox";
import type { Database } from "../database/database";
import { images } from "../database/schema";
import { notFound } from "../http/problem";
import type { Routes } from "../http/routes";
import { sendPublic } from "../http/send-public";
import type { ImageServices } from "./image-services";

const FileParameters = Type.Object({ file: Type.Integer({ minimum: 1, maximum: 1_000 }) });

const readFile = async (database: Database, file: number): Promise<SiteMapImages> => {
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

/** The entries of the site map; each file is read in one statement. */
export const siteMapRoutes: Routes<ImageServices> = async (app, { services }) => {
  const { publicReads, responses } = services;
  app.get(
    "/site-map/:file",
    {
      schema: {
        summary: "The images in one file of the site map",
        tags: ["Images"],
        params: FileParameters,
        response: { 200: SiteMapImages },
      },
    },
    ({ params: { file } }, reply) =>
      sendPublic(responses, `/site-map/${file}`, reply.request, reply, () =>
        publicReads.read((reads) => readFile(reads, file)),
      ),
  );
};
