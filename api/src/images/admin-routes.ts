import multipart from "@fastify/multipart";
import {
  BulkDelete,
  BulkResult,
  BulkUpdate,
  Image,
  ImageFileQuery,
  ImageUpdate,
  NewImage,
} from "@promptfolio/contracts/api/images";
import { UPLOAD } from "@promptfolio/contracts/limits";
import { inArray } from "drizzle-orm";
import { Type } from "typebox";
import { onlyAdministrators } from "../accounts/only-signed-in";
import { describeChange, recordAudit, recordDeletion } from "../audit/audit";
import { newId } from "../config/ids";
import { deleteForNow } from "../database/deletions";
import { images } from "../database/schema";
import { notFound } from "../http/problem";
import { describeRoutes, type Routes } from "../http/routes";
import { createImage, replaceImageFile, updateImage } from "./change";
import type { ImageServices } from "./image-services";
import { readBaseVersion, versionTag } from "./image-version";
import { readLabels } from "./labels";
import { updateImages } from "./repository/write-images";
import { ImageParameters as params } from "./routes";
import { resolveSelection } from "./selection";
import { receiveFileOnly, receiveUpload } from "./upload";

export const adminImageRoutes: Routes<ImageServices> = async (app, { services }) => {
  describeRoutes(app, { tags: ["Images"] });
  const { database, fileDeletions } = services;
  const adminOf = onlyAdministrators(app, services.authentication);
  await app.register(multipart);

  app.post(
    "/images",
    {
      bodyLimit: UPLOAD.bytes + 256 * 1024,
      config: { formFields: NewImage },
      schema: {
        summary: "Add an image: multipart, with the fields of NewImage and the file as `image`",
        consumes: ["multipart/form-data"],
        response: { 201: Image },
      },
    },
    async (request, reply) => {
      const image = await receiveUpload(request, (path, form) =>
        createImage(services, adminOf(request), form, path),
      );
      await services.changed();
      return reply.code(201).send(image);
    },
  );

  app.put(
    "/images/:id",
    { schema: { summary: "Edit an image", params, body: ImageUpdate, response: { 200: Image } } },
    async (request, reply) => {
      const { id } = request.params;
      const { version, ...update } = request.body;
      const base = readBaseVersion(request.headers["if-match"], version);
      const image = await updateImage(services, adminOf(request), { id, base }, update);
      await services.changed();
      reply.header("etag", versionTag(image.version));
      return image;
    },
  );

  app.put(
    "/images/:id/file",
    {
      bodyLimit: UPLOAD.bytes + 256 * 1024,
      schema: {
        summary: "Replace an image's file: multipart, with the file as `image`",
        consumes: ["multipart/form-data"],
        params,
        querystring: ImageFileQuery,
        response: { 200: Image },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const base = readBaseVersion(request.headers["if-match"], request.query.version);
      const image = await receiveFileOnly(request, (path) =>
        replaceImageFile(services, adminOf(request), { id, base, path }),
      );
      await services.changed();
      fileDeletions.start();
      reply.header("etag", versionTag(image.version));
      return image;
    },
  );

  app.delete(
    "/images/:id",
    {
      schema: { summary: "Delete an image, restorable for 30 days", params, response: { 204: Type.Null() } },
    },
    async (request, reply) => {
      const { id } = request.params;
      const actor = adminOf(request);
      await database.transaction(async (transaction) => {
        const deleted = await deleteForNow(transaction, "image", [id], { batch: id, actor });
        if (deleted.length === 0) throw notFound("Image not found");
        await recordDeletion(transaction, actor, "delete", "image", deleted);
      });
      await services.changed();
      return reply.code(204).send();
    },
  );

  app.post(
    "/admin/images/bulk-update",
    {
      schema: {
        summary: "Move many images to another category, tag or theme",
        body: BulkUpdate,
        response: { 200: BulkResult },
      },
    },
    async (request): Promise<BulkResult> => {
      const { selection, set } = request.body;
      const changed = await database.transaction(async (transaction) => {
        const selected = await resolveSelection(transaction, selection);
        const ids = selected.map(({ id }) => id);
        const labels = await readLabels(transaction, set, ids);
        await updateImages(transaction, inArray(images.id, ids), labels);
        const names = Object.keys(labels);
        await recordAudit(transaction, adminOf(request), {
          action: "images.update",
          subject: `${ids.length} images`,
          detail: Object.entries(labels)
            .map(([name, value]) => `${name}: to "${value}"`)
            .join(", "),
          items: selected.map(({ title, ...before }) => ({
            id: before.id,
            name: title,
            detail: describeChange(before, labels, names),
          })),
        });
        return ids.length;
      });
      await services.changed();
      return { changed };
    },
  );

  app.post(
    "/admin/images/bulk-delete",
    {
      schema: {
        summary: "Delete many images, restorable for 30 days",
        body: BulkDelete,
        response: { 200: BulkResult },
      },
    },
    async (request): Promise<BulkResult> => {
      const batch = newId();
      const actor = adminOf(request);
      const changed = await database.transaction(async (transaction) => {
        const selected = await resolveSelection(transaction, request.body.selection);
        const ids = selected.map(({ id }) => id);
        await deleteForNow(transaction, "image", ids, { batch, actor });
        await recordAudit(transaction, actor, {
          action: "images.delete",
          subject: `${ids.length} images`,
          detail: "deleted",
          items: selected.map(({ id, title }) => ({ id, name: title, detail: "deleted" })),
        });
        return ids.length;
      });
      await services.changed();
      return { changed, batch };
    },
  );
};
