/**
 * A remote's declarations in its `remote.config.ts`. Everything here is plain JSON: publishing writes it into the
 * release's descriptor, and host and server read it from there, so a page can be added without a new shell.
 */

/** A regular expression, as text for schemas. Ids of remotes are used as folder names and in URLs. */
export const REMOTE_ID_PATTERN = "^[a-z][a-z0-9-]{0,40}$";

/**
 * A text with placeholders in braces: route parameters (`{imageParam}`), the URL's query (`{query.search}`), the
 * page's random `{seed}`, `{product}`, and fields of the responses of earlier requests (`{image.title}`).
 */
export type Template = string;

/** A GET request that a page's first paint needs. Its response is in the data cache when the page renders. */
export interface RouteQuery {
  /** The name by which templates refer to the response. */
  name: string;
  /** Path below the API, `/images?limit=5&seed={seed}`; query parameters without a value are left out. */
  get: Template;
  /** Makes the request only if each of these values matches its regular expression. */
  when?: Record<string, string>;
  /** True if the page is 404 when this response is 400, 404, 410 or 422. */
  required?: boolean;
  /**
   * True for data below the first screen: the page does not wait for it, and the part that reads it is streamed later.
   * Read it inside its own `Suspense` boundary, or the whole page waits.
   */
  deferred?: boolean;
}

/** A page's metadata for browsers, search engines and share previews. */
export interface HeadDeclaration {
  title: Template;
  /** The title if a required response is 404. */
  missingTitle?: Template;
  /** A page of several views, which a parameter of the query selects. */
  views?: {
    parameter: string;
    /** Each value's name, which precedes the title. Any other value selects the first view. */
    names: Record<string, string>;
  };
  description: Template;
  /** URL of the picture for share previews. */
  image?: Template;
  imageAlt?: Template;
  /** `image` adds a JSON-LD ImageObject, built from the response named `image`. */
  kind?: "website" | "image";
}

export interface RouteDeclaration {
  /** Unique within the remote. */
  id: string;
  /** React Router patterns: `/image/:imageParam`; `*` matches every path that no other route matches. */
  paths: string[];
  /** The exposed module whose default export is the page's component: `./home-page`. */
  page: string;
  /**
   * `public`: the same for every visitor, rendered on the server and cached. `private`: rendered in the browser only, and
   * not indexed by search engines. `administrator`: like `private`, and fetched only when an administrator opens it.
   */
  access: "public" | "private" | "administrator";
  head: HeadDeclaration;
  queries?: RouteQuery[];
  /** The URL that search engines and shares should use; the page's first path unless set. */
  canonical?: Template;
  /** True if requests for any other URL are redirected to the canonical one. */
  redirectToCanonical?: boolean;
  /** The page's HTTP status, 200 unless set. */
  status?: 404;
  /** The target of a redirect; the page itself is never rendered. */
  redirect?: string;
  /** True if the page is listed in `sitemap.xml` under each of its paths without parameters. */
  sitemap?: boolean;
  /** Ids of the remotes whose pages visitors usually open next: fetched when the browser is idle. */
  next?: string[];
}

export interface RemoteConfig {
  /** `gallery`, `detail` …: lower-case letters, digits and hyphens; names the remote everywhere. */
  id: string;
  /** Range of host API versions that this remote works with (semver), `^1.0.0`. */
  hostApi: string;
  /**
   * Version ranges of shared packages, where they are wider than the default (compatible with the version that it
   * was built with). A remote that runs on two versions (`{ react: "^19.3.0 || ^20.0.0" }`) lets the shell upgrade from
   * one to the other.
   */
  shared?: Record<string, string>;
  routes: RouteDeclaration[];
}

/** Type-checks a remote's configuration. */
export const defineRemote = (config: RemoteConfig): RemoteConfig => config;
