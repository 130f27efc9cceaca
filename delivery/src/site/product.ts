import type { RouteQuery } from "@promptfolio/contracts/remote";
import type { ApiFetcher } from "@promptfolio/lib/route-data";
import type { TemplateValues } from "@promptfolio/lib/template";

export interface SiteMapEntry {
  path: string;
  /** A date, `2026-01-31`. */
  modified?: string;
}

/** Pages that only the API knows, in files of the site map: `/sitemap-NAME.xml?file=1`. */
export interface SiteMapSource {
  name: string;
  /** @throws SiteMapError */
  countFiles(fetchApi: ApiFetcher): Promise<number>;
  /** @throws SiteMapError */
  readFile(fetchApi: ApiFetcher, file: string): Promise<SiteMapEntry[]>;
}

/** Pages could not be listed: with half a site map, search engines would drop the rest. */
export class SiteMapError extends Error {
  /** The status that Fastify responds with: unavailable, or no such file. */
  readonly statusCode: number;
  constructor(status: number) {
    super(`The pages of the site map could not be listed: the API returned ${status}`);
    this.statusCode = status >= 500 ? 503 : 404;
  }
}

/** What a product adds to its site, beyond what its releases declare. */
export interface Product {
  /** The first line of a page in a browser without JavaScript. */
  withoutScripts: string;
  /** The mark as SVG in a box of 32 by 32, and as a PNG of 192 pixels in base64. */
  icon: { style: string; shapes: string; touchIcon: string };
  /** For the browser's own frame. */
  themeColors: { light: string; dark: string };
  /** What the shell needs on every page. */
  shellQueries: readonly RouteQuery[];
  siteMap: SiteMapSource;
  /** The picture for share previews that is made of a page's own. */
  sharePicture(url: string): string;
  /** JSON-LD of a page of the kind `image`; undefined: none. */
  structuredData(values: TemplateValues, canonical: string, origin: string): object | undefined;
  /** Parameters of pages that exist, by name, for the pages that `verify` opens. */
  exampleParameters(apiOrigin: string): Promise<ReadonlyMap<string, string>>;
}
