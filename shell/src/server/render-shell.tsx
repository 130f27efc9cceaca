import type { DehydratedQuery, ResolvedMap } from "@promptfolio/contracts/page";
import { trackPendingQuery } from "@promptfolio/host/api/pending-queries";
import { dataCacheOf } from "@promptfolio/host/loaded-data-cache";
import { StaticRouter } from "@promptfolio/host/router-on-server";
import { GlobalStyle } from "@promptfolio/ui/global-style";
import type { ComponentType } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { ServerStyleSheet, StyleSheetManager, version } from "styled-components";
import { App } from "../app/app";
import { createHost } from "../app/host";
import { createQueryClient, hydrateQueries } from "../app/query-client";
import { buildRoutes } from "../app/routes";
import { settingsIn } from "../app/shell-data";
import { SitePages } from "../app/site-pages";
import { COMPACT_ATTRIBUTE } from "../app/style-markers";
import type { PageReference, PageSource } from "../federation/page-module";
import { createStyleCompactor } from "./compact-style";
import { createMarkupParts } from "./markup-parts";

export interface RenderRequest {
  /** Path and query. */
  url: string;
  origin: string;
  map: ResolvedMap;
  seed: string;
  queries: DehydratedQuery[];
  /** Deferred queries; null after the timeout. */
  deferred: { path: string; response: Promise<DehydratedQuery | null> }[];
  /** The nonce of the inline scripts that move deferred parts into place. */
  nonce: string | undefined;
  /** The page's component from the remote's server build; null renders the shell's frame around an empty page. */
  page: { reference: PageReference; component: ComponentType } | null;
}

export interface MarkupPart {
  /**
   * The text of a style element with the styles that the markup needs in addition to those already sent, and its
   * attributes.
   */
  style: { css: string; attributes: Record<string, string> };
  markup: string;
}

export interface Rendered extends MarkupPart {
  /** Whether a component that hydrates with the page has read a response. */
  readsData: boolean;
  /** This shell's pages fetch the map when they need more remotes than they came with. */
  completesMap: true;
  /** This shell's pages read the short form of the page state. */
  readsShortState: true;
  /** This shell's pages may have some of their styles in a file. */
  readsStyleFiles: true;
  /** Settles when all deferred parts have been sent; rejects with the error that broke one of them. */
  ended: Promise<void>;
}

/** The attributes by which the shell and styled-components recognise the server's styles in the browser. */
const STYLE_ATTRIBUTES = {
  "data-styled": "true",
  "data-styled-version": version,
  [COMPACT_ATTRIBUTE]: "true",
};

const compactStyle = createStyleCompactor();

const nothingStored = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

const notWhileRendering = () => Promise.reject(new Error("Pages are not loaded while rendering"));

const onePage = ({ map, page }: RenderRequest): PageSource => {
  const version = (remote: string): string => map.remotes[remote]?.version ?? "none";
  return {
    version,
    loaded: ({ remote, page: name }) =>
      page && page.reference.remote === remote && page.reference.page === name
        ? { version: version(remote), Component: page.component }
        : undefined,
    load: notWhileRendering,
    reload: notWhileRendering,
    loadFallback: notWhileRendering,
    onLoaded: () => () => undefined,
  };
};

/**
 * Renders shell and page to markup, with exactly the data that the browser will hydrate with. What waits for a deferred
 * query is passed to `onPart` when it is ready, with the script that moves it into place. Without deferred queries
 * everything is in place.
 * @throws whatever a component throws, other than in a deferred part.
 */
export const renderShell = (
  request: RenderRequest,
  onPart: (part: MarkupPart) => void,
): Promise<Rendered> => {
  const { url, origin, map, seed, queries, deferred, nonce } = request;
  const client = createQueryClient();
  let readsData = false;
  const cache = {
    ...dataCacheOf(client),
    onRead: () => {
      readsData = true;
    },
  };
  const take = (taken: DehydratedQuery[]) => hydrateQueries(client, taken, Date.now());
  take(queries);
  for (const { path, response } of deferred)
    trackPendingQuery(
      client,
      path,
      response.then((settled) => settled ?? undefined),
      (settled) => take([settled]),
    );
  const host = createHost({
    store: nothingStored,
    seed,
    origin,
    apiBase: "",
    ...settingsIn(queries),
    preload: () => undefined,
  });
  const routes = buildRoutes(map);
  const sheet = new ServerStyleSheet();
  /** The styles of everything rendered since the last call. */
  const newStyle = (): MarkupPart["style"] => {
    const css = compactStyle(sheet.instance.toString());
    sheet.instance.clearTag();
    return { css, attributes: STYLE_ATTRIBUTES };
  };
  const app = (
    <StyleSheetManager sheet={sheet.instance}>
      <App host={host} cache={cache} pages={onePage(request)} globalStyle={<GlobalStyle />}>
        <StaticRouter location={url}>
          <SitePages
            routes={{ get: () => routes, complete: notWhileRendering }}
            preview={map.preview}
            onError={() => undefined}
          />
        </StaticRouter>
      </App>
    </StyleSheetManager>
  );
  return new Promise<Rendered>((resolve, reject) => {
    let isFirst = true;
    let broken: { error: unknown } | undefined;
    const parts = createMarkupParts((markup) => {
      if (!isFirst) return onPart({ style: newStyle(), markup });
      isFirst = false;
      resolve({
        style: newStyle(),
        markup,
        readsData,
        completesMap: true,
        readsShortState: true,
        readsStyleFiles: true,
        ended,
      });
    });
    const cleanUp = (): void => {
      sheet.seal();
      client.clear();
    };
    const ended = new Promise<void>((end, fail) => {
      parts.on("finish", () => {
        cleanUp();
        if (broken) fail(broken.error);
        else end();
      });
    });
    const { pipe } = renderToPipeableStream(app, {
      ...(nonce && { nonce }),
      // A part that is ready is inlined in the markup, whatever its size.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Everything that can be rendered in the same turn belongs to the first part.
      onShellReady: () => setImmediate(() => pipe(parts)),
      onShellError: (error) => {
        cleanUp();
        reject(error);
      },
      onError: (error) => {
        broken ??= { error };
        if (isFirst) reject(error);
      },
    });
    // Callers that do not await the end have already received the failure.
    ended.catch(() => undefined);
  });
};
