import { Writable } from "node:stream";
import type { DehydratedQuery, ResolvedMap } from "@promptfolio/contracts/page";
import { trackPendingQuery } from "@promptfolio/host/api/pending-queries";
import { BelowFoldContext } from "@promptfolio/host/hydration/below-fold";
import { dataCacheOf } from "@promptfolio/host/loaded-data-cache";
import * as query from "@promptfolio/host/query";
import { StaticRouter } from "@promptfolio/host/router-on-server";
import { fallbackFontFaces, fontPreloads, GlobalStyle } from "@promptfolio/ui/global-style";
import { type ComponentType, Fragment, type ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { StyleSheetManager, version as styledVersion } from "styled-components";
import { App } from "../app/app";
import { settingsIn } from "../app/dehydrated-queries";
import { createHost } from "../app/host";
import { createQueryClient, hydrateQueries } from "../app/query-client";
import { buildRoutes } from "../app/routes";
import type { PageReference, PageSource } from "../federation/page-module";
import { provided as eager } from "../federation/provided";
import { FramedPage } from "../frame/framed-page";
import { BareFrame, SiteFrame } from "../layout/site-frame";
import { HEADER_ID } from "../layout/site-header";
import { createPageStyles, type SplitStyles } from "./page-styles";
import { BELOW_FOLD, CONTENT_START, type SplitMarkup, splitMarkup } from "./split-markup";

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
  /** Whether it is the document of a frame, without header and footer. */
  isFrame: boolean;
}

export interface MarkupPart {
  /** The text of a style element, with what the markup needs in addition to the styles already sent. */
  styles: string;
  markup: string;
}

export interface Rendered {
  /** The page up to the end of the first screen, and the rest of it. */
  markup: SplitMarkup;
  styles: SplitStyles;
  /** Whether a component that hydrates with the page has read a response. */
  readsData: boolean;
  /** Settles when all deferred parts have been sent; rejects with the error that broke one of them. */
  ended: Promise<void>;
}

/** Collects React's output and passes it on in parts: React calls `flush` when the output so far may be sent. */
const createMarkupParts = (onPart: (markup: string) => void) => {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
  });
  const flush = (): void => {
    const markup = Buffer.concat(chunks.splice(0)).toString("utf8");
    if (markup !== "") onPart(markup);
  };
  return Object.assign(stream, { flush });
};

const nothingStored = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

const notWhileRendering = () => Promise.reject(new Error("Pages are not loaded while rendering"));

const onePage = ({ map, page }: RenderRequest): PageSource => {
  const version = (remote: string): string => map.remotes[remote]?.version ?? "none";
  return {
    version,
    loaded: ({ remote, page: name }) => {
      if (map.remotes[remote]?.isolation) return { version: version(remote), Component: FramedPage };
      return page && page.reference.remote === remote && page.reference.page === name
        ? { version: version(remote), Component: page.component }
        : undefined;
    },
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
export const render = (request: RenderRequest, onPart: (part: MarkupPart) => void): Promise<Rendered> => {
  const { url, origin, map, seed, queries, deferred, nonce, isFrame } = request;
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
  const routes = buildRoutes(map, isFrame ? <BareFrame /> : <SiteFrame />);
  const styles = createPageStyles();
  const Styles = ({ children }: { children: ReactNode }) => (
    <StyleSheetManager sheet={styles.belowFold}>{children}</StyleSheetManager>
  );
  const start = (
    <>
      <GlobalStyle />
      {CONTENT_START}
    </>
  );
  // React removes what stands in for a deferred part, and would remove styles in it.
  const belowFold = deferred.length === 0 ? { mark: BELOW_FOLD, Styles } : { mark: null, Styles: Fragment };
  const app = (
    <StyleSheetManager sheet={styles.firstScreen}>
      <BelowFoldContext value={belowFold}>
        <StaticRouter location={url}>
          <App
            host={host}
            cache={cache}
            pages={onePage(request)}
            routes={routes}
            preview={map.preview}
            globalStyle={start}
            onError={() => undefined}
          />
        </StaticRouter>
      </BelowFoldContext>
    </StyleSheetManager>
  );
  return new Promise<Rendered>((resolve, reject) => {
    let isFirst = true;
    let broken: { error: unknown } | undefined;
    const parts = createMarkupParts((markup) => {
      if (!isFirst) return onPart({ styles: styles.take(), markup });
      isFirst = false;
      resolve({ markup: splitMarkup(markup), styles: styles.split(), readsData, ended });
    });
    const ended = new Promise<void>((end, fail) => {
      parts.on("finish", () => {
        client.clear();
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
        client.clear();
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

/** The modules that are provided to remotes' server builds, so that they share this build's React. */
export const provided: Record<string, object> = { ...eager, "@promptfolio/host/query": query };

/** What the descriptor of the shell's release says about the documents of its pages, beside the inline script. */
export const document = {
  fonts: fontPreloads,
  fontFaces: fallbackFontFaces,
  firstPainted: HEADER_ID,
  styleAttributes: { "data-styled": "true", "data-styled-version": styledVersion },
};
