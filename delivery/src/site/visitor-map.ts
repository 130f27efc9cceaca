import { randomUUID } from "node:crypto";
import type { ResolvedMap } from "@promptfolio/contracts/page";
import { SHELL_ID } from "@promptfolio/contracts/release";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { previewTokenOf } from "../previews/preview-routes";
import type { OpenPreview, Previews } from "../previews/previews";
import { applyPreview, releasesWith } from "../previews/previews";
import type { LiveRegistry } from "../registry/live-registry";
import { type ServedReleases, storedModuleName } from "../registry/resolve";
import type { Overrides } from "./overrides";
import { mapForBrowser } from "./page-state";

const MAX_AGE_SECONDS = 180 * 24 * 3600;

/** Whether a browser fetches a page that the visitor has not asked for, and may never see (`Sec-Purpose: prefetch;prerender`). */
export const isPrefetch = ({ headers }: FastifyRequest): boolean =>
  String(headers["sec-purpose"]).startsWith("prefetch");

/** The visitor's id, for the share of a canary; without a canary visitors are not distinguished. */
export const visitorOf = (request: FastifyRequest, reply: FastifyReply): string => {
  const isSecure = request.protocol === "https";
  // Over HTTPS, browsers accept the prefix from this host only, not from its subdomains.
  const name = isSecure ? "__Host-visitor" : "visitor";
  const known = new RegExp(`(?:^|;\\s*)${name}=([0-9a-f-]{36})`).exec(request.headers.cookie ?? "")?.[1];
  if (known) return known;
  const visitor = randomUUID();
  if (isPrefetch(request)) return visitor;
  const cookie = `${name}=${visitor}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax`;
  reply.header("Set-Cookie", isSecure ? `${cookie}; Secure` : cookie);
  return visitor;
};

/** The releases that one visitor gets. */
export interface VisitorMap {
  /** Undefined if there is no shell yet. */
  map: ResolvedMap | undefined;
  releases: ServedReleases;
  /** Whether other visitors may get different versions, so that the page must not be cached. */
  personal: boolean;
  /** Origins besides the site's own that serve parts of it: a developer's machine. */
  origins: string[];
}

export type ResolveForVisitor = (
  request: FastifyRequest,
  reply: FastifyReply,
  shell?: string,
) => Promise<VisitorMap>;

interface VisitorMapOptions {
  live: LiveRegistry;
  /** Undefined in production, where visitors must not load their own code. */
  overrides: Overrides | undefined;
  previews: Previews | undefined;
}

/** Maps of previews, by the map without the preview; map objects stay the same as long as nothing is released. */
const previewedMaps = new WeakMap<ResolvedMap, Map<string, ResolvedMap | undefined>>();

const previewedMap = (map: ResolvedMap, open: OpenPreview): ResolvedMap | undefined => {
  const known = previewedMaps.get(map) ?? new Map<string, ResolvedMap | undefined>();
  previewedMaps.set(map, known);
  const key = JSON.stringify(open.preview);
  if (!known.has(key)) known.set(key, applyPreview(map, open));
  return known.get(key);
};

export const createVisitorMaps =
  ({ live, overrides, previews }: VisitorMapOptions): ResolveForVisitor =>
  async (request, reply, shell) => {
    const stored: ServedReleases = { descriptor: live.descriptor, moduleName: storedModuleName };
    const hasCanary = live.hasCanary();
    const map = live.resolve(hasCanary ? visitorOf(request, reply) : undefined, shell);
    const unchanged = { map, releases: stored, personal: hasCanary, origins: [] };
    if (!map) return unchanged;
    const token = previews && previewTokenOf(request);
    const open = token ? await previews.open(token) : undefined;
    const previewed = open && previewedMap(map, open);
    if (previewed)
      return { map: previewed, releases: releasesWith(stored, open), personal: true, origins: [] };
    if (!overrides) return unchanged;
    const overridden = await overrides.apply(map, stored, request, reply);
    return { ...overridden, personal: hasCanary || overridden.origins.length > 0 };
  };

/**
 * `/map.json`: which releases this visitor gets now, for the shell in their tab. Tabs fetch it when a page has
 * failed and the visitor retries. `/versions.json`: the versions that this
 * visitor would get on a reload, by id. Tabs poll it.
 */
export const mapRoutes: FastifyPluginAsync<{ resolve: ResolveForVisitor }> = async (app, { resolve }) => {
  app.get<{ Querystring: { shell?: string } }>("/map.json", async (request, reply) => {
    const { map } = await resolve(request, reply, request.query.shell);
    reply.header("Cache-Control", "no-store");
    return map ? reply.send(mapForBrowser(map)) : reply.code(503).send();
  });

  app.get("/versions.json", async (request, reply) => {
    const { map } = await resolve(request, reply);
    reply.header("Cache-Control", "no-store");
    if (!map) return reply.code(503).send();
    const remotes = Object.entries(map.remotes).map(([id, { version }]) => [id, version]);
    return reply.send({ [SHELL_ID]: map.shell.version, ...Object.fromEntries(remotes) });
  });
};
