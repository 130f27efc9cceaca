import type { RouteDeclaration } from "./remote";

/** A file with its URL. */
export interface ResolvedFile {
  path: string;
  integrity: string;
}

/** One version of a remote, as a browser needs it to load it. URLs are absolute paths on the site, or whole URLs. */
export interface ResolvedRelease {
  version: string;
  /** The URL of its files' folder, with a slash at the end. */
  base: string;
  entry: string;
  integrity: string;
  hostApi: string;
  /** The global that the entry defines; undefined for an ES module. */
  containerName?: string;
  /** If the entry is an ES module: all modules of the release; not sent to browsers. */
  modules?: ResolvedFile[];
  /** The scripts and style sheets that the server links; not sent to browsers. */
  pages?: Record<string, { scripts: ResolvedFile[]; styles: ResolvedFile[] }>;
}

export interface ResolvedRemote extends ResolvedRelease {
  routes: RouteDeclaration[];
  /** The reason why no release of it is compatible with this shell, in a sentence; null if one is. */
  unusable: string | null;
  /** The last version known to be good; loaded if this one fails to load. */
  fallback: ResolvedRelease | null;
  /** Set for a remote that isn't trusted: its code runs in a frame without the site's origin. */
  isolation?: "frame";
}

/** Which version of which remote this visitor gets; a tab keeps it until it reloads. */
export interface ResolvedMap {
  revision: number;
  shell: { version: string; base: string };
  remotes: Record<string, ResolvedRemote>;
  /** A version that only this browser gets; undefined if it gets the same as others. */
  preview?: { remote: string; version: string; expires: string };
}

/** An API response that the server fetched for the first paint. `path` is its canonical API path and its cache key. */
export interface DehydratedQuery {
  path: string;
  status: number;
  body: unknown;
}

/** What the server writes into the page as JSON, in the element with the id `PAGE_STATE_ID`. */
export interface PageState {
  map: ResolvedMap;
  /** Seeds the first random cards, both on the server and in the browser. */
  seed: string;
  queries: DehydratedQuery[];
  /** What the server rendered: the whole page, the shell's frame around an empty page, or nothing. */
  rendered: "page" | "frame" | "none";
  /** The path that it rendered. */
  pathname: string;
  /** Whether what hydrates with the page reads responses, so that the browser loads the data cache before. */
  readsData: boolean;
  /** The site's own origin, `https://example.org`, for links that leave the page (shares, text files). */
  origin: string;
  /** The scripts of the pages that visitors usually open next, which the browser fetches while it hydrates this one. */
  next: ResolvedFile[];
  /** How long to wait for an attempt to load a remote's code before the next one starts, in milliseconds. */
  remoteTimeoutMs: number;
  /** Whether the page is the document of a frame; absent: the site's page. */
  isFrame?: boolean;
}

export const PAGE_STATE_ID = "page-state";

const isPageState = (value: unknown): value is PageState =>
  typeof value === "object" && value !== null && "map" in value && "queries" in value && "seed" in value;

/**
 * Reads a page's state from its JSON.
 * @throws Error if it is none
 */
export const parsePageState = (json: string): PageState => {
  const value: unknown = JSON.parse(json);
  if (!isPageState(value)) throw new Error("This page carries no state");
  return value;
};

export const ROOT_ID = "root";

/** The path of the document in a frame, in front of its page's path. */
export const FRAME_PATH = "/frame";

/** What a frame may do. Without `allow-same-origin` its code has an origin of its own. */
export const FRAME_SANDBOX = "allow-scripts allow-forms allow-popups";
/** The media attribute of preloads that wait until the page's first picture is painted. */
export const INERT_MEDIA = "not all";
