import { Readable } from "node:stream";
import type { ImageList } from "@promptfolio/contracts/api/images";
import { apiPath } from "@promptfolio/lib/api-path";
import { imagePath } from "@promptfolio/lib/image-link";
import type { ApiFetcher } from "@promptfolio/lib/route-data";
import type { FastifyPluginAsync } from "fastify";
import type { LiveRegistry } from "../registry/live-registry";
import { createRouteTable } from "../registry/route-table";
import { escapeHtml } from "../render/html";
import type { OriginOf } from "./site-origin";

/** URLs in one file of the site map; the protocol allows 50,000. */
const PER_FILE = 10_000;
const PER_CALL = 100;

const isImageList = (value: unknown): value is ImageList =>
  typeof value === "object" && value !== null && "images" in value && Array.isArray(value.images);

/** The API could not say which images there are: half a site map would have search engines forget the rest. */
class UnknownImagesError extends Error {
  /** The status that Fastify responds with: unavailable, or no such file if the cursor is nobody's. */
  readonly statusCode: number;
  constructor(status: number) {
    super(`The images could not be listed: the API returned ${status}`);
    this.statusCode = status >= 500 ? 503 : 404;
  }
}

const entry = (url: string, modified?: string): string =>
  `<url><loc>${escapeHtml(url)}</loc>${modified ? `<lastmod>${escapeHtml(modified.slice(0, 10))}</lastmod>` : ""}</url>\n`;

const OPEN = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

async function* images(fetchApi: ApiFetcher, from: string | null): AsyncGenerator<ImageList> {
  let cursor = from;
  do {
    const path = apiPath("/images", { limit: PER_CALL, sort: "created_at", order: "asc", cursor });
    const { status, body } = await fetchApi(path);
    if (!isImageList(body)) throw new UnknownImagesError(status);
    yield body;
    cursor = body.cursor;
  } while (cursor !== null);
}

/** The cursors at which the files of the images' site map begin. */
const cursorsOf = async (fetchApi: ApiFetcher): Promise<(string | null)[]> => {
  const starts: (string | null)[] = [null];
  let count = 0;
  for await (const { images: page, cursor } of images(fetchApi, null)) {
    count += page.length;
    if (count >= PER_FILE && cursor !== null) {
      starts.push(cursor);
      count = 0;
    }
  }
  return starts;
};

/** The first images are requested before the file begins, so that a failure gets its own status. */
const imageFile = async (fetchApi: ApiFetcher, from: string | null, origin: string): Promise<Readable> => {
  const lists = images(fetchApi, from);
  const first = await lists.next();
  async function* file(): AsyncGenerator<string> {
    yield `${OPEN}<urlset ${SCHEMA}>\n`;
    let count = 0;
    for (let list = first; !list.done; list = await lists.next()) {
      yield list.value.images
        .map(({ id, title, created_at }) => entry(origin + imagePath(id, title), created_at))
        .join("");
      count += list.value.images.length;
      if (count >= PER_FILE) break;
    }
    yield "</urlset>\n";
  }
  return Readable.from(file());
};

interface Options {
  live: Pick<LiveRegistry, "resolve">;
  fetchApi: ApiFetcher;
  originOf: OriginOf;
}

/** `robots.txt` and the site map: an index, a file of pages, and files of images, streamed. */
export const siteMapRoutes: FastifyPluginAsync<Options> = async (app, { live, fetchApi, originOf }) => {
  const xml = "application/xml; charset=utf-8";

  app.get("/robots.txt", async (request, reply) => {
    reply.type("text/plain; charset=utf-8");
    return `User-agent: *\nDisallow: /admin\nDisallow: /api/\nSitemap: ${originOf(request)}/sitemap.xml\n`;
  });

  app.get("/sitemap.xml", async (request, reply) => {
    const origin = originOf(request);
    const starts = await cursorsOf(fetchApi);
    const files = [
      `${origin}/sitemap-pages.xml`,
      ...starts.map(
        (cursor) => `${origin}/sitemap-images.xml${cursor ? `?from=${encodeURIComponent(cursor)}` : ""}`,
      ),
    ];
    const entries = files.map((file) => `<sitemap><loc>${escapeHtml(file)}</loc></sitemap>\n`).join("");
    return reply.type(xml).send(`${OPEN}<sitemapindex ${SCHEMA}>\n${entries}</sitemapindex>\n`);
  });

  app.get("/sitemap-pages.xml", async (request, reply) => {
    const origin = originOf(request);
    const map = live.resolve(null);
    const paths = map ? createRouteTable(map).listed : [];
    const entries = paths.map((path) => entry(origin + path)).join("");
    return reply.type(xml).send(`${OPEN}<urlset ${SCHEMA}>\n${entries}</urlset>\n`);
  });

  app.get<{ Querystring: { from?: string } }>("/sitemap-images.xml", async (request, reply) => {
    const file = await imageFile(fetchApi, request.query.from ?? null, originOf(request));
    return reply.type(xml).send(file);
  });
};
