import type { ResolvedFile, ResolvedRemote } from "@promptfolio/contracts/page";
import { releaseFileUrl, SHELL_ID, type ShellDocument } from "@promptfolio/contracts/release";
import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import { documentHead } from "@promptfolio/lib/document-head";
import type { RouteData } from "@promptfolio/lib/route-data";
import type { DocumentParts } from "../render/document";
import type { PageMetadata } from "../render/share-preview";
import type { PageRequest } from "./page-request";
import type { Product } from "./product";
import type { FallbackResult } from "./render-with-fallback";

export const statusOf = ({ matched: { route } }: PageRequest, { found, queries }: RouteData): number => {
  if (!found) return 404;
  if (queries.some(({ status }) => status >= 500)) return 503;
  return route.status ?? 200;
};

export const metadataOf = (
  { sharePicture, structuredData, themeColors }: Product,
  request: PageRequest,
  data: RouteData,
): PageMetadata => {
  const { matched, origin, pathname } = request;
  const { head, access } = matched.route;
  const described = documentHead(matched.route, data.values, origin, pathname, {
    isMissing: !data.found,
  });
  return {
    ...described,
    image: described.image ? sharePicture(described.image) : undefined,
    kind: head.kind ?? "website",
    indexed: access === "public" && !request.isFrame && statusOf(request, data) === 200,
    structured: head.kind === "image" ? structuredData(data.values, described.canonical, origin) : undefined,
    themeColors,
  };
};

/** The scripts of a remote's page, for preloading. */
const scriptsOfPage = (remote: ResolvedRemote | undefined, route: RouteDeclaration | undefined) => {
  // ES modules can't be preloaded as scripts.
  if (!remote || !route || remote.isolation || remote.modules || route.access === "administrator") return [];
  const { entry, integrity, pages } = remote;
  return [{ path: entry, integrity }, ...(pages?.[route.page]?.scripts ?? [])];
};

/** The scripts of the first page of each remote that visitors usually open next; a page in a frame opens none. */
export const nextScriptsOf = ({ map, matched, isFrame }: PageRequest): ResolvedFile[] =>
  (isFrame ? [] : (matched.route.next ?? [])).flatMap((id) => {
    const remote = map.remotes[id];
    return remote?.unusable ? [] : scriptsOfPage(remote, remote?.routes[0]);
  });

/** For a shell whose release says nothing: its pages run no scripts. */
const NO_DOCUMENT: ShellDocument = {
  script: "",
  fonts: [],
  firstPainted: "",
  styleAttributes: {},
  styleHashes: [],
};

export const shellDocumentOf = ({ map: { shell }, releases }: PageRequest): ShellDocument =>
  releases.descriptor(SHELL_ID, shell.version)?.document ?? NO_DOCUMENT;

/** The shell's main script, and the scripts of its data cache, for preloading. */
const shellScriptsOf = ({ map: { shell }, releases }: PageRequest) => {
  const { base, version } = shell;
  const release = releases.descriptor(SHELL_ID, version);
  const integrityOf = (path: string): string =>
    release?.files.find((file) => file.path === path)?.integrity ?? "";
  const entry = release?.entry ?? "main.js";
  return {
    main: { path: base + entry, integrity: integrityOf(entry) },
    dataScripts: (release?.dataScripts ?? []).map((path) => ({
      path: releaseFileUrl({ id: SHELL_ID, version }, path),
      integrity: integrityOf(path),
    })),
  };
};

/** Whether the page is in a frame in this document: that is sent by a request of its own. */
export const isFramed = ({ map, matched }: PageRequest): boolean =>
  map.remotes[matched.remote]?.isolation !== undefined;

export const documentParts = (
  product: Product,
  request: PageRequest,
  data: RouteData,
  { page, map }: FallbackResult,
): DocumentParts => {
  const { remote, route } = request.matched;
  const resolved = map.remotes[remote];
  const { main, dataScripts } = shellScriptsOf(request);
  return {
    metadata: metadataOf(product, request, data),
    withoutScripts: product.withoutScripts,
    rendered: page,
    main,
    // By which browsers check the ES modules of all releases that the page may load.
    modules: Object.values(map.remotes).flatMap(({ isolation, modules = [], fallback }) =>
      isolation ? [] : [...modules, ...(fallback?.modules ?? [])],
    ),
    styles: resolved?.isolation ? [] : (resolved?.pages?.[route.page]?.styles ?? []),
    scripts: [...scriptsOfPage(resolved, route), ...(page?.readsData ? dataScripts : [])],
    shell: shellDocumentOf(request),
    isFrame: request.isFrame,
    hasFrame: isFramed(request),
  };
};
