import { PICTURE_SIZES } from "@promptfolio/shared/contracts/limits";
import type { DehydratedAnswer, PageState, ResolvedMap } from "@promptfolio/shared/contracts/page";
import { SHELL_ID } from "@promptfolio/shared/contracts/release";
import type { DataCall, RouteDeclaration } from "@promptfolio/shared/contracts/remote";
import { documentHead } from "@promptfolio/shared/lib/document-head";
import { optimizedImageUrl } from "@promptfolio/shared/lib/image-url";
import { pageValues } from "@promptfolio/shared/lib/page-values";
import { loadRouteData, type RouteData } from "@promptfolio/shared/lib/route-data";
import type { LiveRegistry } from "../registry/live-registry";
import { composeDocument } from "../render/document";
import type { RenderedPage, RenderJob } from "../render/messages";
import type { RenderPool } from "../render/render-pool";
import type { FetchAnswer } from "./fetch-answers";
import type { MatchedRoute } from "./route-table";
import { imageObject } from "./structured-data";

export interface PageRequest {
  pathname: string;
  /** The part of the query that the page's declared calls name, with its question mark, or empty. */
  search: string;
  origin: string;
  seed: string;
  map: ResolvedMap;
  matched: MatchedRoute;
}

export type ComposedPage =
  | { kind: "redirect"; location: string }
  | { kind: "page"; status: number; html: string; complete: boolean };

/** Told when a remote could not be rendered here and the browser has to. */
export type ReportRenderFailure = (remote: string, version: string, url: string, error: unknown) => void;

export interface PageComposer {
  live: LiveRegistry;
  pool: RenderPool;
  fetchAnswer: FetchAnswer;
  report: ReportRenderFailure;
}

const serverModule = (live: LiveRegistry, remote: string, version: string, page: string): string | null => {
  const path = live.descriptor(remote, version)?.pages[page]?.server;
  return path ? `${remote}/${version}/${path}` : null;
};

const jobFor = (
  request: PageRequest,
  answers: DehydratedAnswer[],
  shell: string,
  module: string | null,
): RenderJob => ({
  url: request.pathname + request.search,
  origin: request.origin,
  map: request.map,
  seed: request.seed,
  answers,
  shell,
  page: module === null ? null : { remote: request.matched.remote, page: request.matched.route.page, module },
});

/** Renders the page; if that fails, the shell's frame; if even that fails, nothing, and the browser does it all. */
const renderBest = async (
  { live, pool, report }: PageComposer,
  request: PageRequest,
  answers: DehydratedAnswer[],
): Promise<{ rendered: RenderedPage | null; how: PageState["rendered"] }> => {
  const { map, matched, pathname } = request;
  const shellVersion = map.shell.version;
  const shellEntry = live.descriptor(SHELL_ID, shellVersion)?.serverEntry;
  if (!shellEntry) return { rendered: null, how: "none" };
  const shell = `${SHELL_ID}/${shellVersion}/${shellEntry}`;
  const remote = map.remotes[matched.remote];
  const drawn = matched.route.access === "public" && !matched.route.redirect && remote && !remote.unusable;
  const module = drawn ? serverModule(live, matched.remote, remote.version, matched.route.page) : null;
  if (drawn && module) {
    try {
      return { rendered: await pool.render(jobFor(request, answers, shell, module)), how: "page" };
    } catch (error) {
      report(matched.remote, remote.version, pathname, error);
    }
  }
  try {
    return { rendered: await pool.render(jobFor(request, answers, shell, null)), how: "frame" };
  } catch (error) {
    report(SHELL_ID, shellVersion, pathname, error);
    return { rendered: null, how: "none" };
  }
};

/** What the shell itself draws on every page: the allowance needs the settings. */
const SHELL_DATA: DataCall = { name: "settings", get: "/public/system-settings" };

const withShellData = (route: RouteDeclaration): RouteDeclaration => ({
  ...route,
  data: [...(route.data ?? []), SHELL_DATA],
});

const statusOf = ({ route }: MatchedRoute, { found, answers }: RouteData): number => {
  if (!found) return 404;
  if (answers.some(({ status }) => status >= 500)) return 503;
  return route.status ?? 200;
};

/** Makes the page at a path: its data, its markup, its document. */
export const composePage = async (composer: PageComposer, request: PageRequest): Promise<ComposedPage> => {
  const { live, fetchAnswer } = composer;
  const { map, matched, pathname, search, origin, seed } = request;
  const { route, remote } = matched;
  if (route.redirect) return { kind: "redirect", location: route.redirect };

  const data = await loadRouteData(
    withShellData(route),
    pageValues(matched.parameters, search, seed),
    fetchAnswer,
  );
  const described = documentHead(route, data.values, origin, pathname);
  const canonical = new URL(described.canonical);
  if (data.found && route.redirectToCanonical && decodeURI(canonical.pathname) !== decodeURI(pathname))
    return { kind: "redirect", location: canonical.pathname };

  const { rendered, how } = await renderBest(composer, request, data.answers);
  const status = statusOf(matched, data);
  const isImage = route.head.kind === "image";
  const shell = live.descriptor(SHELL_ID, map.shell.version);
  const main = map.shell.base + (shell?.entry ?? "main.js");
  const resolved = map.remotes[remote];
  const scripts =
    resolved && route.access !== "administrator"
      ? [
          { path: resolved.entry, integrity: resolved.integrity },
          ...(resolved.pages[route.page]?.scripts ?? []),
        ]
      : [];
  const html = composeDocument({
    head: {
      ...described,
      image: described.image && optimizedImageUrl(described.image, PICTURE_SIZES.share),
      kind: route.head.kind ?? "website",
      indexed: route.access === "public" && status === 200,
      structured: isImage ? imageObject(data.values, described.canonical, origin) : null,
    },
    rendered,
    state: { map, seed, answers: data.answers, rendered: how, origin },
    main: { path: main, integrity: shell?.files.find(({ path }) => path === shell.entry)?.integrity ?? "" },
    scripts,
  });
  return { kind: "page", status, html, complete: how === "page" && status !== 503 };
};
