import type { PathPattern } from "./path-pattern";

/** The first segments of what the server itself answers. */
const RESERVED = new Set([
  "api",
  "favicon.ico",
  "favicon.svg",
  "healthz",
  "media",
  "metrics",
  "r",
  "readyz",
  "releases",
  "robots.txt",
  "sitemap-images.xml",
  "sitemap-pages.xml",
  "sitemap.xml",
  "telemetry",
]);

/** Whether a pattern could match a path that the server answers itself. */
export const isReserved = (pattern: PathPattern): boolean => {
  if (pattern === "*") return false;
  const [first] = pattern;
  return first === null || (first !== undefined && RESERVED.has(first));
};
