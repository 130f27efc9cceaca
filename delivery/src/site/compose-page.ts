import { PICTURE_SIZES } from "@promptfolio/contracts/limits";
import type { DehydratedQuery, PageState, ResolvedMap } from "@promptfolio/contracts/page";
import { SHELL_ID } from "@promptfolio/contracts/release";
import type { RouteDeclaration, RouteQuery } from "@promptfolio/contracts/remote";
import { documentHead } from "@promptfolio/lib/document-head";
import { optimizedImageUrl } from "@promptfolio/lib/image-url";
import { pageValues } from "@promptfolio/lib/page-values";
import { type ApiFetcher, loadRouteData, type RouteData } from "@promptfolio/lib/route-data";
import type { PageTimeouts } from "../config";
import type { LiveRegistry } from "../registry/live-registry";
import type { MatchedRoute } from "../registry/route-table";
import { composeDocument, type Document, type DocumentParts, deferredPart } from "../render/document";
import type { RenderResult } from "../render/module-host";
import { RenderError } from "../render/render-pool";
import { settledResponses, splitByReadiness } from "./deferred-queries";
import { createPagePieces, type PagePieces } from "./page-pieces";
import { type Best, type Renderer, renderBest } from "./render-best";
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

/** A page that is finished. */
export interface FinishedPage {
  kind: "page";
  status: number;
  html: string;
  /** Whether it is all that it could be, and so worth keeping. */
  complete: boolean;
}

export type ComposedPage =
  | { kind: "redirect"; location: string }
  | FinishedPage
  /** A page whose deferred parts are still to come; `whole` is the finished one, with everything in its place. */
  | { kind: "stream"; status: number; pieces: PagePieces; whole: Promise<FinishedPage | null> };

export interface PageComposer extends Renderer {
  fetchApi: ApiFetcher;
  timeouts: PageTimeouts;
}

/** How long the page waits for deferred queries before it goes out without them; usually they are there by then. */
const DEFERRED_GRACE_MS = 50;

/** What the shell itself draws on every page: the allowance needs the settings. */
const SHELL_DATA: RouteQuery = { name: "settings", get: "/public/system-settings" };

const withShellData = (route: RouteDeclaration): RouteDeclaration => ({
  ...route,
  queries: [...(route.queries ?? []), SHELL_DATA],
});

const statusOf = ({ route }: MatchedRoute, { found, queries }: RouteData): number => {
  if (!found) return 404;
  if (queries.some(({ status }) => status >= 500)) return 503;
  return route.status ?? 200;
};

const scriptsOf = ({ map, matched }: PageRequest): DocumentParts["scripts"] => {
  const resolved = map.remotes[matched.remote];
  if (!resolved || matched.route.access === "administrator") return [];
  const entry = { path: resolved.entry, integrity: resolved.integrity };
  return [entry, ...(resolved.pages[matched.route.page]?.scripts ?? [])];
};

const mainOf = (live: LiveRegistry, { shell }: ResolvedMap): DocumentParts["main"] => {
  const release = live.descriptor(SHELL_ID, shell.version);
  const file = release?.files.find(({ path }) => path === release.entry);
  return { path: shell.base + (release?.entry ?? "main.js"), integrity: file?.integrity ?? "" };
};

/** What is known of a page before it is rendered. */
interface Draft {
  status: number;
  documentOf(rendering: RenderResult | null): Document;
  stateOf(answers: DehydratedQuery[], rendered: PageState["rendered"]): PageState;
}

type Described = ReturnType<typeof documentHead>;

const draftOf = (live: LiveRegistry, request: PageRequest, data: RouteData, described: Described): Draft => {
  const { map, matched, origin, seed } = request;
  const { head, access } = matched.route;
  const status = statusOf(matched, data);
  return {
    status,
    documentOf: (rendering) =>
      composeDocument({
        head: {
          ...described,
          image: described.image && optimizedImageUrl(described.image, PICTURE_SIZES.share),
          kind: head.kind ?? "website",
          indexed: access === "public" && status === 200,
          structured: head.kind === "image" ? imageObject(data.values, described.canonical, origin) : null,
        },
        rendered: rendering?.page ?? null,
        main: mainOf(live, map),
        scripts: scriptsOf(request),
      }),
    stateOf: (queries, rendered) => ({ map, seed, queries, rendered, origin }),
  };
};

const finishPage = (
  { status, documentOf, stateOf }: Draft,
  { rendering, how }: Best,
  answers: DehydratedQuery[],
  isWhole: boolean,
): FinishedPage => {
  const { opening, end } = documentOf(rendering);
  const html = opening + end(stateOf(answers, how));
  return { kind: "page", status, html, complete: how === "page" && status !== 503 && isWhole };
};

/** Makes the page at a path: its data, its markup, its document. */
export const composePage = async (composer: PageComposer, request: PageRequest): Promise<ComposedPage> => {
  const { map, matched, pathname, search, origin, seed } = request;
  const { route, remote } = matched;
  if (route.redirect) return { kind: "redirect", location: route.redirect };

  const values = pageValues(matched.parameters, search, seed);
  const data = await loadRouteData(withShellData(route), values, composer.fetchApi);
  const described = documentHead(route, data.values, origin, pathname);
  const canonical = new URL(described.canonical);
  if (data.found && route.redirectToCanonical && decodeURI(canonical.pathname) !== decodeURI(pathname))
    return { kind: "redirect", location: canonical.pathname };

  const draft = draftOf(composer.live, request, data, described);
  const { arrived, late } = await splitByReadiness(data.deferred, {
    grace: DEFERRED_GRACE_MS,
    patience: composer.timeouts.deferredMs,
  });
  const answers = [...data.queries, ...arrived];
  const pieces = createPagePieces();
  const best = await renderBest(composer, request, answers, {
    deferred: late,
    onPart: (part) => pieces.add(deferredPart(part)),
  });
  const ended = best.rendering?.ended;
  if (!ended) return finishPage(draft, best, answers, late.length === 0);

  pieces.add(draft.documentOf(best.rendering).opening);
  const finish = async (): Promise<FinishedPage | null> => {
    const failure: unknown = await ended.then(
      () => null,
      (error: unknown) => error,
    );
    const all = [...answers, ...(await settledResponses(late))];
    // What waits for a part that cannot come any more would wait for ever: the browser renders the page again.
    const isLost = failure instanceof RenderError && failure.isLost;
    pieces.end(draft.documentOf(best.rendering).end(draft.stateOf(all, isLost ? "none" : "page")));
    if (failure) {
      composer.report(remote, map.remotes[remote]?.version ?? "", pathname, failure);
      return null;
    }
    const isWhole = all.length === answers.length + late.length;
    return finishPage(draft, await renderBest(composer, request, all), all, isWhole);
  };
  return { kind: "stream", status: draft.status, pieces, whole: finish() };
};
