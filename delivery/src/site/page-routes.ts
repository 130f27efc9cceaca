import { createHash, randomBytes } from "node:crypto";
import type { ResolvedMap } from "@promptfolio/contracts/page";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { createRouteTable, type MatchedRoute, type RouteTable } from "../registry/route-table";
import { acceptedEncodings } from "./accepted-encoding";
import { type CachedPage, cachePage, type PageEncoder } from "./cached-page";
import { composePage, type FinishedPage, type PageComposer, type PageRequest } from "./compose-page";
import { encodePage } from "./encode-page";
import { type CacheableResult, createPageCache } from "./page-cache";
import { pageInProgress } from "./page-in-progress";
import { pageHeaders } from "./security-headers";
import type { ResolveForVisitor } from "./visitor-map";

export interface PageRouteOptions {
  composer: PageComposer;
  resolve: ResolveForVisitor;
  siteOrigin: string | null;
  /** Changes whenever the content that pages are made of does. */
  contentRevision: () => number;
}

/** How long a cached page is given out as it is, and then while a new one is made. In milliseconds. */
const CACHE = { fresh: 10_000, stale: 60_000, bytes: 48 * 1024 * 1024 };

/** How long the first random cards stay the same for everyone, in milliseconds: as long as a page may be kept. */
const SEED_PERIOD_MS = 60_000;

const NO_SHELL = "The site has not been released yet. Publish and promote a release of the shell.";

/** Only the parameters that the page's calls name count: anything else would be another page to keep. */
const namedSearch = ({ route }: MatchedRoute, search: URLSearchParams): string => {
  const named = (route.queries ?? []).flatMap(({ get }) =>
    [...get.matchAll(/\{query\.([a-z_]+)\}/gi)].map(([, name = ""]) => name),
  );
  const kept = new URLSearchParams();
  for (const name of [...new Set(named)].sort()) {
    const value = search.get(name);
    if (value) kept.set(name, value);
  }
  return kept.size > 0 ? `?${kept}` : "";
};

const digest = (text: string, length: number): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, length);

/** Maps stay the same objects for as long as nothing is released. */
const mapKeys = new WeakMap<ResolvedMap, string>();

const mapKey = (map: ResolvedMap): string => {
  const key = mapKeys.get(map) ?? digest(JSON.stringify(map), 16);
  mapKeys.set(map, key);
  return key;
};

const seedOf = (key: string): string => digest(`${key}:${Math.floor(Date.now() / SEED_PERIOD_MS)}`, 12);

/** Carries a redirect out of the page cache, where it has no business. */
class Redirect extends Error {
  constructor(readonly location: string) {
    super(location);
  }
}

/** Every page of the site. */
export const pageRoutes: FastifyPluginAsync<PageRouteOptions> = async (app, options) => {
  const { composer, resolve, siteOrigin, contentRevision } = options;
  const cache = createPageCache({ ...CACHE, now: Date.now });
  const keeper: PageEncoder = {
    encode: encodePage,
    onError: (error) => app.log.error({ err: error }, "a page goes out uncompressed"),
  };
  const tables = new Map<string, RouteTable>();
  composer.live.onChange(() => {
    cache.clear();
    tables.clear();
  });

  const tableOf = (map: ResolvedMap, key: string): RouteTable => {
    const known = tables.get(key) ?? createRouteTable(map);
    tables.set(key, known);
    return known;
  };

  const kept = ({ html, status }: FinishedPage): CachedPage => cachePage(html, status, keeper);

  const make = async (request: PageRequest): Promise<CacheableResult> => {
    const composed = await composePage(composer, request);
    if (composed.kind === "redirect") throw new Redirect(composed.location);
    if (composed.kind === "page") return { page: kept(composed), keep: composed.complete };
    const { status, pieces, whole } = composed;
    const finished = whole.then((page) => (page?.complete ? kept(page) : null));
    return { page: pageInProgress(status, pieces), keep: true, whole: finished };
  };

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    page: CachedPage,
    { isPublic, origins }: { isPublic: boolean; origins: string[] },
  ) => {
    // Nobody knows yet how an unfinished page ends, so nobody else may keep it, or hold it back until it has ended.
    if (page.etag === null) reply.header("X-Accel-Buffering", "no");
    else reply.header("ETag", page.etag);
    reply.header("Vary", "Accept-Encoding");
    reply.header(
      "Cache-Control",
      isPublic && page.etag !== null
        ? "public, max-age=0, s-maxage=10, stale-while-revalidate=60"
        : "private, no-store",
    );
    if (isPublic && page.etag !== null && request.headers["if-none-match"] === page.etag)
      return reply.code(304).send();
    const nonce = randomBytes(16).toString("base64");
    const [accepted] = acceptedEncodings(request.headers["accept-encoding"]);
    const { body, encoding } = await page.write(nonce, accepted);
    if (encoding) reply.header("Content-Encoding", encoding);
    reply.headers(pageHeaders(nonce, origins));
    return reply.code(page.status).type("text/html; charset=utf-8").send(body);
  };

  app.get("/*", async (request, reply) => {
    const origin = siteOrigin ?? `${request.protocol}://${request.host}`;
    const url = new URL(request.raw.url ?? "/", origin);
    const { map, personal, origins } = await resolve(request, reply);
    if (!map) return reply.code(503).type("text/plain; charset=utf-8").send(NO_SHELL);
    const key = mapKey(map);
    const matched = tableOf(map, key).match(url.pathname);
    if (!matched)
      return reply.code(404).type("text/plain; charset=utf-8").send("There is nothing at this address.");

    const search = namedSearch(matched, url.searchParams);
    const isPublic = matched.route.access === "public" && !personal;
    try {
      const page = await cache.get(`${key} ${contentRevision()} ${origin} ${url.pathname}${search}`, () =>
        make({ pathname: url.pathname, search, origin, seed: seedOf(key), map, matched }),
      );
      return await send(request, reply, page, { isPublic: isPublic && page.status === 200, origins });
    } catch (error) {
      if (error instanceof Redirect) return reply.redirect(error.location + url.search, 302);
      throw error;
    }
  });
};
