import type { FastifyPluginAsync } from "fastify";
import type { AccountServices } from "../accounts/account-services";
import { onlyAdministrators } from "../accounts/only-signed-in";
import { recordAudit } from "../audit/audit";
import { describeRoutes } from "../http/describe-routes";
import { allImages } from "../images/all-images";
import { CsvQuery, sendCsv, sendJson } from "./export-file";

const COLUMNS = {
  id: "id",
  title: "title",
  category: "category",
  tag: "tag",
  theme: "theme",
  alt: "alt",
  prompt: "prompt",
  model: "model",
  negative_prompt: "negativePrompt",
  seed: "seed",
  ratio: "ratio",
  width: "width",
  height: "height",
  views_total: "views",
  downloads_total: "downloads",
  copies_total: "copies",
  created_utc: "created_at",
} as const;

/** All images with their prompts, as files. */
export const imageExportRoutes: FastifyPluginAsync<{ services: AccountServices }> = async (
  app,
  { services },
) => {
  describeRoutes(app, { tags: ["Images"] });
  const { database } = services;
  const adminOf = onlyAdministrators(app, services.authentication);
  const record = (actor: { email: string }, format: "CSV" | "JSON") =>
    recordAudit(database, actor, {
      action: "images.export",
      subject: "images",
      detail: `with prompts, as ${format}`,
    });

  app.get<{ Querystring: CsvQuery }>(
    "/admin/images.csv",
    {
      schema: {
        summary: "All images with their prompts, as a spreadsheet",
        querystring: CsvQuery,
        produces: ["text/csv"],
      },
    },
    async (request, reply) => {
      await record(adminOf(request), "CSV");
      return sendCsv(reply, "images", allImages(database), COLUMNS, request.query.separator);
    },
  );

  app.get(
    "/admin/images.json",
    { schema: { summary: "All images with their prompts, as JSON", produces: ["application/json"] } },
    async (request, reply) => {
      await record(adminOf(request), "JSON");
      return sendJson(reply, "images", allImages(database));
    },
  );
};
