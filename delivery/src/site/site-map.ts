import type { ApiFetcher } from "@promptfolio/lib/route-data";
import { monotonicClock } from "@promptfolio/server/monotonic-clock";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";
import type { LiveRegistry } from "../registry/live-registry";
import { createRouteTable } from "../registry/route-table";
import { escapeHtml } from "../render/html";
import { type SiteMapEntry, SiteMapError, type SiteMapSource } from "./product";
import type { OriginOf } from "./site-origin";

/**
 * How long entries are cached, in milliseconds: search engines come once a day, so being some minutes old does not
 * matter.
 */
const TTL_MS = 5 * 60_000;

/** The maximum number of characters in all cached files together. */
const MAX_SIZE = 16 * 1024 * 1024;

const INDEX = "index";

const sizeOf = (entries: readonly SiteMapEntry[]): number =>
  entries.reduce((sum, { path }) => sum + path.length + 64, 1);

/** The entries of the site map, cached for minutes. Concurrent requests share one request to the API. */
const createEntries = (source: SiteMapSource, fetchApi: ApiFetcher, now: () => number) => {
  const { name } = source;
  const readIndex = async (): Promise<SiteMapEntry[]> => {
    const files = await source.countFiles(fetchApi);
    return Array.from({ length: files }, (_, n) => ({ path: `/sitemap-${name}.xml?file=${n + 1}` }));
  };
  const cache = new LRUCache<string, SiteMapEntry[]>({
    maxSize: MAX_SIZE,
    sizeCalculation: sizeOf,
    ttl: TTL_MS,
    ttlResolution: 0,
    perf: { now },
    fetchMethod: (key) => (key === INDEX ? readIndex() : source.readFile(fetchApi, key)),
  });
  return {
    /** The files that list pages. */
    files: (): Promise<SiteMapEntry[]> => cache.forceFetch(INDEX),
    /** @throws Error with the status to respond with */
    pages: async (file: string): Promise<SiteMapEntry[]> => {
      const isNumber = /^[1-9]\d{0,3}$/.test(file);
      if (!isNumber || Number(file) > (await cache.forceFetch(INDEX)).length) throw new SiteMapError(404);
      return cache.forceFetch(file);
    },
  };
};

const ELEMENTS = { sitemapindex: "sitemap", urlset: "url" };

const xmlOf = (root: keyof typeof ELEMENTS, origin: string, entries: readonly SiteMapEntry[]): string => {
  const element = ELEMENTS[root];
  const lines = entries.map(({ path, modified }) => {
    const change = modified ? `<lastmod>${escapeHtml(modified)}</lastmod>` : "";
    return `<${element}><loc>${escapeHtml(origin + path)}</loc>${change}</${element}>\n`;
  });
  const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${schema}>\n${lines.join("")}</${root}>\n`;
};

/** As long as the entries are cached. */
const CACHED = `public, max-age=${TTL_MS / 1000}`;

interface Options {
  source: SiteMapSource;
  live: Pick<LiveRegistry, "resolve">;
  fetchApi: ApiFetcher;
  originOf: OriginOf;
  now?: () => number;
}

/** `robots.txt` and the site map: an index, a file of pages, and files of those that only the API knows. */
export const siteMapRoutes: FastifyPluginAsync<Options> = async (
  app,
  { source, live, fetchApi, originOf, now = monotonicClock },
) => {
  const entries = createEntries(source, fetchApi, now);
  const send = (
    reply: FastifyReply,
    root: keyof typeof ELEMENTS,
    listed: readonly SiteMapEntry[],
  ): FastifyReply =>
    reply
      .type("application/xml; charset=utf-8")
      .header("Cache-Control", CACHED)
      .send(xmlOf(root, originOf(reply.request), listed));

  app.get("/robots.txt", async (request, reply) => {
    reply.type("text/plain; charset=utf-8").header("Cache-Control", CACHED);
    return `User-agent: *\nDisallow: /admin\nDisallow: /api/\nSitemap: ${originOf(request)}/sitemap.xml\n`;
  });

  app.get("/sitemap.xml", async (_request, reply) =>
    send(reply, "sitemapindex", [{ path: "/sitemap-pages.xml" }, ...(await entries.files())]),
  );

  app.get("/sitemap-pages.xml", async (_request, reply) => {
    const map = live.resolve(undefined);
    const paths = map ? createRouteTable(map).listed : [];
    return send(
      reply,
      "urlset",
      paths.map((path) => ({ path })),
    );
  });

  app.get<{ Querystring: { file?: string } }>(`/sitemap-${source.name}.xml`, async ({ query }, reply) =>
    send(reply, "urlset", await entries.pages(query.file ?? "1")),
  );
};
