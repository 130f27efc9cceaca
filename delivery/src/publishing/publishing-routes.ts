import { Readable } from "node:stream";
import { isKey } from "@promptfolio/server/object-store/object-store";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { integrityOf } from "../registry/integrity";
import { LIMITS } from "../registry/publishing-limits";
import { ConflictError } from "../registry/release-store";
import { RefusedError } from "../registry/transitions";
import { verifyRequest } from "../registry/trust/request-signature";
import { TrustError } from "../registry/trust/trust-document";
import type { Receiver } from "./accept-object";
import { type Caller, kindOf } from "./accept-object";
import { receiveUpload } from "./receive-upload";
import { createUploadQuota } from "./upload-quota";

export interface PublishingOptions extends Receiver {
  now?: () => Date;
}

const problem = (reply: FastifyReply, status: number, detail: string) =>
  reply
    .code(status)
    .header("Connection", "close")
    .type("application/problem+json")
    .send({ status, title: "Not released", detail });

/**
 * `/releases/objects/…`: teams need only their key to publish and manage their remotes. The signature is checked
 * before the body is read; the body's content is then verified as if it came from the store.
 */
export const publishingRoutes: FastifyPluginAsync<PublishingOptions> = async (app, options) => {
  const { objects, trusted, now = () => new Date() } = options;
  const quota = createUploadQuota(LIMITS.bytesPerHour, () => now().getTime());
  const callers = new WeakMap<FastifyRequest, { caller: Caller; integrity: string | undefined }>();
  let uploads = 0;

  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, body, done) => done(null, body));

  app.addHook("onRequest", async (request, reply) => {
    reply.header("Cache-Control", "no-store");
    const { roots, keys } = trusted.current();
    const { method, raw, headers } = request;
    const moment = now();
    const valid = [...keys, ...roots.keys].filter(({ expires }) => expires > moment.toISOString());
    const signed = verifyRequest(headers.authorization, { method, url: raw.url ?? "" }, valid, moment);
    if (!signed) return problem(reply, 401, "The request is not signed by a key that this site knows.");
    callers.set(request, { caller: signed.key, integrity: signed.integrity });
  });

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ConflictError) return problem(reply, 409, error.message);
    if (error instanceof RefusedError || error instanceof TrustError || error instanceof SyntaxError)
      return problem(reply, 422, error.message);
    request.log.error({ err: error }, "a release could not be received");
    return problem(reply, 500, "The site could not do this.");
  });

  app.get<{ Querystring: { prefix?: string; after?: string } }>("/objects", async ({ query }, reply) => {
    const { prefix = "", after } = query;
    if (!isKey(`${prefix}x`)) return problem(reply, 422, "The prefix is none.");
    return objects.list(prefix, after || undefined);
  });

  app.get<{ Params: { "*": string } }>("/objects/*", async ({ params: { "*": key } }, reply) => {
    const bytes = isKey(key) ? await objects.read(key) : undefined;
    if (!bytes) return problem(reply, 404, `There is no ${key}.`);
    return reply
      .header("X-Content-Integrity", integrityOf(bytes))
      .type("application/octet-stream")
      .send(bytes);
  });

  app.put<{ Params: { "*": string } }>("/objects/*", async (request, reply) => {
    const { "*": key } = request.params;
    const { caller, integrity } = callers.get(request) ?? {};
    const length = Number(request.headers["content-length"]);
    if (!caller || !integrity || !Number.isInteger(length))
      return problem(reply, 411, "A signed length and hash of the body are needed.");
    const kind = kindOf(key, caller);
    if (length > kind.maxBytes) return problem(reply, 413, `A file may have at most ${kind.maxBytes} bytes.`);
    if (uploads >= LIMITS.uploads)
      return problem(reply.header("Retry-After", "2"), 503, "Too many uploads at once; try again.");
    if (!quota.take(caller.id, length))
      return problem(reply, 429, `The key ${caller.name} has uploaded too much in an hour.`);
    if (!(request.body instanceof Readable)) return problem(reply, 411, "There is no body.");
    uploads += 1;
    try {
      const isNew = await receiveUpload(request.body, { integrity, maxBytes: kind.maxBytes }, (file) =>
        kind.accept({ objects, trusted }, key, file),
      );
      if (!isNew) return problem(reply, 412, `${key} already exists.`);
      request.log.info({ key, by: caller.name }, "a part of a release was received");
      return reply.code(201).send();
    } finally {
      uploads -= 1;
    }
  });
};
