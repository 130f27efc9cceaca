import type { ApiFetcher } from "@promptfolio/lib/route-data";
import { monotonicClock } from "@promptfolio/server/monotonic-clock";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import type { LiveRegistry } from "../registry/live-registry";
import { createRouteTable } from "../registry/route-table";
import { escapeHtml } from "../render/html";
import type { SiteMapEntry, SiteMapSource } from "./product";
import { createSiteMapEntries, SITE_MAP_TTL_MS } from "./site-map-entries";
import type { OriginOf } from "./site-origin";

const OPEN = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const indexXml = (origin: string, files: readonly SiteMapEntry[]): string => {
  const entries = files.map(({ path }) => `<sitemap><loc>${escapeHtml(origin + path)}</loc></sitemap>\n`);
  return `${OPEN}<sitemapindex ${SCHEMA}>\n${entries.join("")}</sitemapindex>\n`;
};

const fileXml = (origin: string, pages: readonly SiteMapEntry[]): string => {
  const entries = pages.map(
    ({ path, modified }) =>
      `<url><loc>${escapeHtml(origin + path)}</loc>${modified ? `<lastmod>${escapeHtml(modified)}</lastmod>` : ""}</url>\n`,
  );
  return `${OPEN}<urlset ${SCHEMA}>\n${entries.join("")}</urlset>\n`;
};

/** As long as the entries are cached. */
const CACHED = `public, max-age=${SITE_MAP_TTL_MS / 1000}`;

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
  const entries = createSiteMapEntries(source, fetchApi, now);
  const sendXml = (reply: FastifyReply, xml: string) =>
    reply.type("application/xml; charset=utf-8").header("Cache-Control", CACHED).send(xml);

  app.get("/robots.txt", async (request, reply) => {
    reply.type("text/plain; charset=utf-8").header("Cache-Control", CACHED);
    return `User-agent: *\nDisallow: /admin\nDisallow: /api/\nSitemap: ${originOf(request)}/sitemap.xml\n`;
  });

  app.get("/sitemap.xml", async (request, reply) => {
    const files = [{ path: "/sitemap-pages.xml" }, ...(await entries.files())];
    return sendXml(reply, indexXml(originOf(request), files));
  });

  app.get("/sitemap-pages.xml", async (request, reply) => {
    const map = live.resolve(undefined);
    const paths = map ? createRouteTable(map).listed : [];
    return sendXml(
      reply,
      fileXml(
        originOf(request),
        paths.map((path) => ({ path })),
      ),
    );
  });

  app.get<{ Querystring: { file?: string } }>(`/sitemap-${source.name}.xml`, async (request, reply) => {
    const pages = await entries.pages(request.query.file ?? "1");
    return sendXml(reply, fileXml(originOf(request), pages));
  });
};
