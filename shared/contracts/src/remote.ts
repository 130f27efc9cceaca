/**
 * What a remote declares about itself in its `remote.config.ts`. Everything here is plain JSON: publishing writes it
 * into the release's descriptor, and host and server read it from there, so a page can be added without a new shell.
 */

/** Ids of remotes become folder names and URLs. A regular expression, as text for schemas. */
export const REMOTE_ID_PATTERN = "^[a-z][a-z0-9-]{0,40}$";

/**
 * A text with placeholders in braces: route parameters (`{imageParam}`), the URL's query (`{query.search}`), the
 * page's random `{seed}`, `{product}`, and fields of the responses of earlier requests (`{image.title}`).
 */
export type Template = string;

/** A GET request that a page's first paint needs. Its response is in the data cache when the page renders. */
export interface RouteQuery {
  /** The name by which templates reach the response. */
  name: string;
  /** Path below the API, `/images?limit=5&seed={seed}`; query parameters that come out empty are left out. */
  get: Template;
  /** Makes the request only if each of these values matches its regular expression. */
  when?: Record<string, string>;
  /** If the response is 404, so is the page. */
  required?: boolean;
  /**
   * True for data below the first screen: the page does not wait for it, the part that reads it streams in later.
   * Read it inside its own `Suspense` boundary, or the whole page waits.
   */
  deferred?: boolean;
}

/** What the document says of a page to browsers, search engines and share previews. */
export interface HeadDeclaration {
  title: Template;
  /** The title where a required response is 404. */
  missingTitle?: Template;
  description: Template;
  /** URL of the picture for share previews. */
  image?: Template;
  imageAlt?: Template;
  /** `image` adds a JSON-LD ImageObject, made of the response named `image`. */
  kind?: "website" | "image";
}

export interface RouteDeclaration {
  /** Unique within the remote. */
  id: string;
  /** React Router patterns: `/image/:imageParam`; `*` is every path without an owner. */
  paths: string[];
  /** The exposed module whose default export is the page's component: `./home-page`. */
  page: string;
  /**
   * `public`: the same for every visitor, rendered on the server and cached. `private`: rendered in the browser only, and
   * not indexed by search engines. `administrator`: the same, and fetched only when an administrator goes there.
   */
  access: "public" | "private" | "administrator";
  head: HeadDeclaration;
  queries?: RouteQuery[];
  /** The URL that search engines and shares should use; the page's first path unless set. */
  canonical?: Template;
  /** True if requests for other URLs than the canonical one are redirected to it. */
  redirectToCanonical?: boolean;
  /** The page's HTTP status, 200 unless set. */
  status?: 404;
  /** Where to go instead: the page itself is never rendered. */
  redirect?: string;
  /** True where the page belongs in `sitemap.xml` under each of its parameterless paths. */
  sitemap?: boolean;
  /** Remotes' pages that visitors usually open next: fetched when the browser is idle. */
  next?: string[];
}

export interface RemoteConfig {
  /** `gallery`, `detail` …: lower-case letters, digits and hyphens; names the remote everywhere. */
  id: string;
  /** Range of host API versions that this remote works with (semver), `^1.0.0`. */
  hostApi: string;
  /**
   * Ranges of packages that exist once, where they are wider than "like the one that it was built with": a remote that runs on
   * two versions (`{ react: "^19.3.0 || ^20.0.0" }`) lets the shell move from one to the other.
   */
  shared?: Record<string, string>;
  /**
   * True for a container that runs on Module Federation's runtime (`@module-federation/enhanced`), which the host then loads
   * first: 14 KB more. The bundlers' own containers need a share scope only.
   */
  federationRuntime?: boolean;
  routes: RouteDeclaration[];
}

/** Types a remote's configuration where it is written. */
export const defineRemote = (config: RemoteConfig): RemoteConfig => config;
