import { ANY_TEXT, type PathPattern } from "./path-pattern";

/** The first segments of the server's own routes. */
const RESERVED = new Set([
  "api",
  "apple-touch-icon.png",
  "favicon.ico",
  "favicon.svg",
  "frame",
  "healthz",
  "kit",
  "manifest.webmanifest",
  "media",
  "metrics",
  "r",
  "readyz",
  "releases",
  "robots.txt",
  "telemetry",
]);

/** The files of the site map; a product names some of them. */
const SITE_MAP = /^sitemap(-[\w-]+)?\.xml$/;

/** Whether a pattern could match one of the server's own paths. */
export const isReserved = (pattern: PathPattern): boolean => {
  if (pattern === "*") return false;
  const [first] = pattern;
  return first === ANY_TEXT || (first !== undefined && (RESERVED.has(first) || SITE_MAP.test(first)));
};
