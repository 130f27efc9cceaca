import type { DehydratedQuery } from "@promptfolio/contracts/page";
import { pageValues } from "@promptfolio/lib/page-values";
import {
  type ApiFetcher,
  loadRouteData,
  type DeferredQuery as RequestedQuery,
  type RouteData,
} from "@promptfolio/lib/route-data";
import { composeDocument, deferredPart, NONCE_PLACEHOLDER } from "../render/document";
import type { DeferredResponse } from "../render/messages";
import type { DeferredQuery } from "../render/module-host";
import { RenderError } from "../render/render-error";
import { documentParts, isFramed, metadataOf, shellDocumentOf, statusOf } from "./describe-page";
import { createHtmlStream, type HtmlPage, PageRedirect } from "./html-page";
import type { PageRequest } from "./page-request";
import { pageState } from "./page-state";
import type { Product } from "./product";
import { type FallbackResult, type Renderer, renderWithFallback } from "./render-with-fallback";

/** How long a page may wait for its parts, in milliseconds; a slow machine may need more. */
export interface PageTimeouts {
  /** Rendering one page in a renderer, which is a separate process. */
  renderMs: number;
  /** A deferred query, after the rest of the page was sent. */
  deferredMs: number;
  /** A request to a separate API. */
  apiMs: number;
  /** One attempt of the browser to load a remote's code; after it, the next attempt starts in parallel. */
  remoteMs: number;
}

export interface PageComposer extends Renderer {
  fetchApi: ApiFetcher;
  timeouts: PageTimeouts;
  product: Product;
}

/**
 * How long a page waits for deferred queries before it is sent without them, in milliseconds; usually they respond by
 * then.
 */
const DEFERRED_GRACE_MS = 50;

/** Resolves with null if the response fails or takes longer than `timeoutMs` milliseconds. */
const withTimeout = (response: Promise<DehydratedQuery>, timeoutMs: number): Promise<DeferredResponse> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, timeoutMs, null);
    const settle = (found: DeferredResponse): void => {
      clearTimeout(timer);
      resolve(found);
    };
    response.then(settle, () => settle(null));
  });

/**
 * Separates responses that are ready within `graceMs` from those that the page is sent without; the latter get
 * `timeoutMs` more.
 */
export const splitByReadiness = async (
  requested: readonly RequestedQuery[],
  { graceMs, timeoutMs }: { graceMs: number; timeoutMs: number },
): Promise<{ ready: DehydratedQuery[]; deferred: DeferredQuery[] }> => {
  const ready: DehydratedQuery[] = [];
  const deferred: DeferredQuery[] = [];
  await Promise.all(
    requested.map(async ({ path, response }) => {
      const early = await withTimeout(response, graceMs);
      if (early) ready.push(early);
      else deferred.push({ path, response: withTimeout(response, timeoutMs) });
    }),
  );
  return { ready, deferred };
};

export const settledResponses = async (deferred: readonly DeferredQuery[]): Promise<DehydratedQuery[]> =>
  (await Promise.all(deferred.map(({ response }) => response))).filter((response) => response !== null);

const textPage = (
  composer: PageComposer,
  request: PageRequest,
  data: RouteData,
  queries: DehydratedQuery[],
  result: FallbackResult,
): HtmlPage => {
  const status = statusOf(request, data);
  const { opening, end, allowed } = composeDocument(documentParts(composer.product, request, data, result));
  const html = [...opening, end(pageState(request, queries, result, composer.timeouts.remoteMs))];
  return { status, html, allowed, isComplete: result.rendered === "page" && status !== 503 };
};

const renderAtOnce = async (
  composer: PageComposer,
  request: PageRequest,
  data: RouteData,
  queries: DehydratedQuery[],
): Promise<HtmlPage> =>
  textPage(composer, request, data, queries, await renderWithFallback(composer, request, queries));

/** Renders the page as a stream: its first part is sent at once, deferred parts follow as their responses arrive. */
const renderInParts = async (
  composer: PageComposer,
  request: PageRequest,
  data: RouteData,
  queries: DehydratedQuery[],
  deferred: DeferredQuery[],
): Promise<HtmlPage> => {
  const { matched, pathname } = request;
  const html = createHtmlStream();
  const shell = shellDocumentOf(request);
  const result = await renderWithFallback(composer, request, queries, {
    deferred,
    nonce: NONCE_PLACEHOLDER,
    onPart: (part) => html.add(deferredPart(part, shell, NONCE_PLACEHOLDER)),
  });
  const { ended, rendered, map } = result;
  if (!ended) return { ...textPage(composer, request, data, queries, result), isComplete: false };
  const { opening, end, allowed } = composeDocument({
    ...documentParts(composer.product, request, data, result),
    nonce: NONCE_PLACEHOLDER,
  });
  html.add(opening.join(""));

  const finish = async (): Promise<HtmlPage | undefined> => {
    const failure: unknown = await ended.then(
      () => undefined,
      (error: unknown) => error,
    );
    const responses = await settledResponses(deferred);
    const all = [...queries, ...responses];
    // The part will never come: the browser has to render the page again.
    const isLost = failure instanceof RenderError && failure.isLost;
    const sent = { ...result, rendered: isLost ? ("none" as const) : rendered };
    html.end(end(pageState(request, all, sent, composer.timeouts.remoteMs)));
    if (failure)
      composer.report(matched.remote, map.remotes[matched.remote]?.version ?? "", pathname, failure);
    if (failure || responses.length < deferred.length) return undefined;
    return renderAtOnce(composer, request, data, all);
  };
  return { status: statusOf(request, data), html, allowed, isComplete: true, final: finish() };
};

/**
 * Composes the page at a path: its data, its markup, its document.
 * @throws PageRedirect
 */
export const composePage = async (composer: PageComposer, request: PageRequest): Promise<HtmlPage> => {
  const { matched, pathname, search, seed } = request;
  const { route } = matched;
  if (route.redirect) throw new PageRedirect(route.redirect);

  const values = pageValues(matched.parameters, search, seed);
  const needed = { ...route, queries: [...(route.queries ?? []), ...composer.product.shellQueries] };
  const data = await loadRouteData(needed, values, composer.fetchApi);
  const canonical = new URL(metadataOf(composer.product, request, data).canonical);
  if (data.found && route.redirectToCanonical && decodeURI(canonical.pathname) !== decodeURI(pathname))
    throw new PageRedirect(canonical.pathname, 301);

  const { ready, deferred } = await splitByReadiness(data.deferred, {
    graceMs: DEFERRED_GRACE_MS,
    timeoutMs: composer.timeouts.deferredMs,
  });
  const queries = [...data.queries, ...ready];
  return deferred.length === 0 || isFramed(request)
    ? renderAtOnce(composer, request, data, queries)
    : renderInParts(composer, request, data, queries, deferred);
};
