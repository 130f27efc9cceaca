import type { RouteDeclaration } from "./remote";

/** One version of a remote as a browser needs it. URLs are absolute paths on the site, or whole URLs. */
export interface ResolvedRelease {
  version: string;
  /** Where its files lie, with a slash at the end. */
  base: string;
  entry: string;
  integrity: string;
  hostApi: string;
  /** The global that the entry defines. */
  containerName: string;
  /** 1: its container needs a share scope only; else the federation runtime as well. */
  federation?: 1;
  /** What the server preloads; not sent to browsers. */
  pages?: Record<string, { scripts: { path: string; integrity: string }[] }>;
}

export interface ResolvedRemote extends ResolvedRelease {
  routes: RouteDeclaration[];
  /** Why no release of it fits this shell, in a sentence; null if one does. */
  unusable: string | null;
  /** The last version known to be good, tried when this one does not load. */
  fallback: ResolvedRelease | null;
}

/** Which version of which remote this visitor gets; a tab keeps it until it reloads. */
export interface ResolvedMap {
  revision: number;
  shell: { version: string; base: string };
  remotes: Record<string, ResolvedRemote>;
  /** The version that only this browser sees; undefined where it sees what others do. */
  preview?: { remote: string; version: string; expires: string };
}

/** An API response that the server fetched for the first paint. `path` is its canonical API path and its cache key. */
export interface DehydratedQuery {
  path: string;
  status: number;
  body: unknown;
  /** When the response was made, in milliseconds since 1970. */
  updatedAt: number;
}

/** What the server writes into the page as JSON, under the element id `PAGE_STATE_ID`. */
export interface PageState {
  map: ResolvedMap;
  /** Seeds the first random cards, on the server and in the browser alike. */
  seed: string;
  queries: DehydratedQuery[];
  /** What the server rendered: the whole page, the shell's frame around an empty page, or nothing. */
  rendered: "page" | "frame" | "none";
  /** The path that it rendered. */
  pathname?: string;
  /** The site's own origin, `https://example.org`, for links that leave the page (shares, text files). */
  origin: string;
  /** How long an attempt to load a remote's code may take before the next one starts, in milliseconds. */
  remoteTimeoutMs?: number;
}

export const PAGE_STATE_ID = "page-state";
export const ROOT_ID = "root";
/** Marks what stands below a page's first screen: styles that nothing before the first such element needs come in front of it. */
export const BELOW_FOLD_ATTRIBUTE = "data-below-fold";
