import type { ResolvedFile, ResolvedMap, ResolvedRemote } from "@promptfolio/contracts/page";
import {
  type ReleaseDescriptor,
  releaseFileUrl,
  SHELL_ID,
  type ShellDocument,
} from "@promptfolio/contracts/release";
import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import { documentHead } from "@promptfolio/lib/document-head";
import type { RouteData } from "@promptfolio/lib/route-data";
import type { DocumentParts } from "../render/document";
import type { PageMetadata } from "../render/share-preview";
import type { PageRequest } from "./page-request";
import type { Product } from "./product";

export const statusOf = ({ matched: { route } }: PageRequest, { found, queries }: RouteData): number => {
  if (!found) return 404;
  if (queries.some(({ status }) => status >= 500)) return 503;
  return route.status ?? 200;
};

/** The metadata in the page's head. */
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

/** The scripts of the page's remote. */
export const scriptsOf = ({ map, matched }: PageRequest): ResolvedFile[] =>
  scriptsOfPage(map.remotes[matched.remote], matched.route);

/** The scripts of the first page of each remote that visitors usually open next; a page in a frame opens none. */
export const nextScriptsOf = ({ map, matched, isFrame }: PageRequest): ResolvedFile[] =>
  (isFrame ? [] : (matched.route.next ?? [])).flatMap((id) => {
    const remote = map.remotes[id];
    return remote?.unusable ? [] : scriptsOfPage(remote, remote?.routes[0]);
  });

/** The ES modules of all releases that the page may load, by which browsers check what they import. */
export const modulesOf = ({ remotes }: ResolvedMap): DocumentParts["modules"] =>
  Object.values(remotes).flatMap(({ isolation, modules = [], fallback }) =>
    isolation ? [] : [...modules, ...(fallback?.modules ?? [])],
  );

/** The style sheets of the page's remote. */
export const stylesOf = ({ map, matched: { remote, route } }: PageRequest): DocumentParts["styles"] => {
  const resolved = map.remotes[remote];
  return resolved?.isolation ? [] : (resolved?.pages?.[route.page]?.styles ?? []);
};

const integrityOf = (release: ReleaseDescriptor | undefined, path: string): string =>
  release?.files.find((file) => file.path === path)?.integrity ?? "";

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

/** The shell's main script. */
export const mainScriptOf = ({ map: { shell }, releases }: PageRequest): DocumentParts["main"] => {
  const release = releases.descriptor(SHELL_ID, shell.version);
  const entry = release?.entry ?? "main.js";
  return { path: shell.base + entry, integrity: integrityOf(release, entry) };
};

/** The scripts of the shell's data cache, for preloading. */
export const dataScriptsOf = ({ map: { shell }, releases }: PageRequest): DocumentParts["scripts"] => {
  const release = releases.descriptor(SHELL_ID, shell.version);
  return (release?.dataScripts ?? []).map((path) => ({
    path: releaseFileUrl({ id: SHELL_ID, version: shell.version }, path),
    integrity: integrityOf(release, path),
  }));
};
