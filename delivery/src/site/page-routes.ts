import { FRAME_PATH, type ResolvedMap } from "@promptfolio/contracts/page";
import { networkOf } from "@promptfolio/server/network";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { LiveRegistry } from "../registry/live-registry";
import { createRouteTable, type RouteTable } from "../registry/route-table";
import { type CachedResponse, createResponse, sendPage } from "./cached-response";
import { composePage, type PageComposer } from "./compose-page";
import { PageRedirect } from "./html-page";
import { type CacheableResponse, createPageCache } from "./page-cache";
import { createPageLoad, OverloadError } from "./page-load";
import { mapKeyOf, namedSearch, type PageRequest, seedOf } from "./page-request";
import type { OriginOf } from "./site-origin";
import { isPrefetch, type ResolveForVisitor } from "./visitor-map";

/** The state of the content that pages are made of. */
export interface Content {
  /** Grows with each change: pages made before it are not sent any more. */
  changes(): number;
  /** Grows whenever the content may have changed: pages made before are sent only while new ones can't be made. */
  revision(): number;
}

export interface PageRouteOptions {
  composer: PageComposer;
  live: Pick<LiveRegistry, "onChange">;
  resolve: ResolveForVisitor;
  originOf: OriginOf;
  /** Whether this is the origin of the site's own pages. */
  isOwnOrigin: (origin: string) => boolean;
  /** Called for each page that is sent, to count views from browsers that never report. */
  onServed(remote: string, version: string, network: string): void;
  networkPagesPerSecond: number;
  content: Content;
}

const CACHE = { freshMs: 10_000, staleMs: 60_000, refreshDelayMs: 5_000, maxBytes: 40 * 1024 * 1024 };

/** For pages that a client can create in any number, by searches or `Host`: they evict only each other. */
const VARIANTS = { ...CACHE, maxBytes: 8 * 1024 * 1024 };

const NO_SHELL = "The site has not been released yet. Publish and promote a release of the shell.";

/** The map for the document in a remote's frame, where its code runs. */
const mapInFrame = (map: ResolvedMap, id: string): ResolvedMap => ({
  ...map,
  remotes: Object.fromEntries(
    Object.entries(map.remotes).map(([other, { isolation, ...remote }]) => [
      other,
      { ...remote, ...(isolation && other !== id && { isolation }) },
    ]),
  ),
});

/** Every page of the site. */
export const pageRoutes: FastifyPluginAsync<PageRouteOptions> = async (app, options) => {
  const { composer, live, resolve, originOf, isOwnOrigin, content, onServed, networkPagesPerSecond } =
    options;
  const cache = createPageCache(CACHE);
  const variants = createPageCache(VARIANTS);
  const load = createPageLoad(networkPagesPerSecond);
  const tables = new Map<string, RouteTable>();
  live.onChange(() => {
    cache.clear();
    variants.clear();
    tables.clear();
  });

  const tableOf = (map: ResolvedMap, key: string): RouteTable => {
    const table = tables.get(key) ?? createRouteTable(map);
    tables.set(key, table);
    return table;
  };

  const render = async (request: PageRequest): Promise<CacheableResponse> => {
    const { remote, route } = request.matched;
    const page = await composer.spans.span(
      `page ${remote}`,
      { "promptfolio.remote": remote, "promptfolio.page": route.page },
      () => composePage(composer, request),
    );
    const final = page.final?.then((finished): CachedResponse | undefined =>
      finished?.isComplete ? createResponse(finished) : undefined,
    );
    // Clients can request any number of pages that don't exist.
    const isCacheable = page.isComplete && page.status === 200;
    return { response: createResponse(page), isCacheable, ...(final && { final }) };
  };

  const respond = async (request: FastifyRequest, reply: FastifyReply, prefix: "" | typeof FRAME_PATH) => {
    const origin = originOf(request);
    const isFrame = prefix !== "";
    const url = new URL((request.raw.url ?? "/").slice(prefix.length), origin);
    const { map, releases, personal, origins } = await resolve(request, reply);
    if (!map) return reply.code(503).type("text/plain; charset=utf-8").send(NO_SHELL);
    const key = mapKeyOf(map);
    // The files of a developer's machine change while their version stays the same.
    const isLocal = origins.length > 0;
    const table = isLocal ? createRouteTable(map) : tableOf(map, key);
    const canonical = table.canonicalPath(url.pathname);
    if (canonical) return reply.redirect(prefix + canonical + url.search, 301);
    const matched = table.match(url.pathname);
    if (!matched || (isFrame && !map.remotes[matched.remote]?.isolation))
      return reply.code(404).type("text/plain; charset=utf-8").send("There is nothing at this address.");

    const search = namedSearch(matched, url.searchParams);
    const isPublic = matched.route.access === "public" && !personal;
    const network = networkOf(request.ip);
    const renderNow = () =>
      load.run(matched.remote, network, () =>
        render({
          ...{ pathname: url.pathname, search, origin, seed: seedOf(key), releases, matched, isFrame },
          map: isFrame ? mapInFrame(map, matched.remote) : map,
        }),
      );
    const pages = search === "" && isOwnOrigin(origin) ? cache : variants;
    try {
      const page = isLocal
        ? (await renderNow()).response
        : await pages.get(
            `${key} ${content.changes()} ${origin} ${prefix}${url.pathname}${search}`,
            content.revision(),
            renderNow,
          );
      if (page.status === 200 && !isFrame && !isPrefetch(request))
        onServed(matched.remote, map.remotes[matched.remote]?.version ?? "", network);
      return await sendPage(request, reply, page, {
        ...{ isPublic: isPublic && page.status === 200, origins, isFrame },
      });
    } catch (error) {
      // Browsers ask again: a title may change back.
      if (error instanceof PageRedirect)
        return reply
          .header("Cache-Control", "no-cache")
          .redirect(prefix + error.location + url.search, error.status);
      if (error instanceof OverloadError) {
        app.limits?.inc({ limit: "pages" });
        return reply
          .code(error.status)
          .headers({ "Retry-After": error.retryAfterSeconds, "Cache-Control": "no-store" })
          .type("text/plain; charset=utf-8")
          .send(error.message);
      }
      throw error;
    }
  };
  app.get(`${FRAME_PATH}/*`, (request, reply) => respond(request, reply, FRAME_PATH));
  app.get("/*", (request, reply) => respond(request, reply, ""));
};
