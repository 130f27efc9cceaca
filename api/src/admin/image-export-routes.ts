import type { AccountServices } from "../accounts/account-services";
import { onlyAdministrators } from "../accounts/only-signed-in";
import { recordAudit } from "../audit/audit";
import { describeRoutes, type Routes } from "../http/routes";
import { allImages } from "../images/all-images";
import { addExport } from "./export-file";

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
export const imageExportRoutes: Routes<AccountServices> = async (app, { services }) => {
  describeRoutes(app, { tags: ["Images"] });
  const { database } = services;
  const adminOf = onlyAdministrators(app, services.authentication);
  addExport(app, {
    name: "images",
    contents: "All images with their prompts",
    columns: COLUMNS,
    rows: () => allImages(database),
    record: (request, format) =>
      recordAudit(database, adminOf(request), {
        action: "images.export",
        subject: "images",
        detail: `with prompts, as ${format}`,
      }),
  });
};
