import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { compatibilityErrors } from "../registry/assert-compatible";
import type { LiveRegistry } from "../registry/live-registry";
import type { ReleaseStore } from "../registry/release-store";
import type { Previews } from "./previews";

/** Over HTTPS, browsers accept a `__Host-` cookie only from this exact host, not even from its subdomains. */
const nameFor = ({ protocol }: FastifyRequest): string =>
  protocol === "https" ? "__Host-preview" : "preview";

export const previewTokenOf = (request: FastifyRequest): string | undefined =>
  new RegExp(`(?:^|;\\s*)${nameFor(request)}=([\\w-]+)`).exec(request.headers.cookie ?? "")?.[1];

/** Stores a preview in this browser for `maxAgeSeconds`; an empty token with 0 ends it. */
export const setPreviewCookie = (
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  maxAgeSeconds: number,
): void => {
  const cookie = `${nameFor(request)}=${token}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax`;
  reply.header("Set-Cookie", request.protocol === "https" ? `${cookie}; Secure` : cookie);
};

interface PreviewRouteOptions {
  previews: Previews;
  live: Pick<LiveRegistry, "registry">;
  store: ReleaseStore;
}

const say = (reply: FastifyReply, status: number, sentence: string) =>
  reply.code(status).type("text/plain; charset=utf-8").send(sentence);

/**
 * `/releases/preview?token=…`: shows this browser the site with a version that is published but not promoted.
 * `/releases/preview/off`: ends the preview.
 */
export const previewRoutes: FastifyPluginAsync<PreviewRouteOptions> = async (
  app,
  { previews, live, store },
) => {
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("Cache-Control", "no-store").header("Referrer-Policy", "no-referrer");
  });

  app.get("/off", async (request, reply) => {
    setPreviewCookie(request, reply, "", 0);
    return reply.redirect("/", 303);
  });

  app.get<{ Querystring: { token?: string } }>("/", async (request, reply) => {
    const { token = "" } = request.query;
    const found = typeof token === "string" ? await previews.open(token) : undefined;
    if (!found) return say(reply, 410, "This preview is over, was revoked, or its link is not complete.");
    const { preview, descriptor } = found;
    const errors = await compatibilityErrors(store, live.registry(), descriptor);
    if (errors.length > 0)
      return say(
        reply,
        409,
        `${preview.remote} ${preview.version} does not fit the live site: ${errors.join("; ")}.`,
      );
    const seconds = Math.floor((Date.parse(preview.expires) - Date.now()) / 1_000);
    setPreviewCookie(request, reply, token, Math.max(1, seconds));
    const paths = descriptor.routes.flatMap((route) => (route.redirect ? [] : route.paths));
    return reply.redirect(paths.find((path) => !/[:*]/.test(path)) ?? "/", 303);
  });
};
