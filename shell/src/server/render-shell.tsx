import { Writable } from "node:stream";
import type { DehydratedAnswer, ResolvedMap } from "@promptfolio/shared/contracts/page";
import { StaticRouter } from "@promptfolio/shared/router-on-server";
import type { ComponentType } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";
import { App } from "../app/app";
import { createDataCache, fillDataCache } from "../app/data-cache";
import { createHost } from "../app/host";
import { buildRoutes } from "../app/routes";
import { settingsIn } from "../app/shell-data";
import { SitePages } from "../app/site-pages";
import type { PageReference, PageSource } from "../federation/page-module";

export interface RenderRequest {
  /** Path and query. */
  url: string;
  origin: string;
  map: ResolvedMap;
  seed: string;
  answers: DehydratedAnswer[];
  /** The page's component, out of the remote's server build; null draws the shell's frame around an empty page. */
  page: { reference: PageReference; component: ComponentType } | null;
}

export interface Rendered {
  /** `<style>` elements for the head. */
  styles: string;
  body: string;
}

const nothingStored = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

const notWhileRendering = () => Promise.reject(new Error("Pages are not loaded while rendering"));

const onePage = ({ map, page }: RenderRequest): PageSource => {
  const version = (remote: string): string => map.remotes[remote]?.version ?? "none";
  return {
    version,
    peek: ({ remote, page: name }) =>
      page && page.reference.remote === remote && page.reference.page === name
        ? { version: version(remote), Component: page.component }
        : undefined,
    load: notWhileRendering,
    renew: notWhileRendering,
    fallBack: notWhileRendering,
    onArrival: () => () => undefined,
  };
};

/** Collects what React writes until it is done. */
const collect = () => {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
  });
  return { stream, text: () => Buffer.concat(chunks).toString("utf8") };
};

/**
 * Renders shell and page to markup, with exactly the data that the browser will hydrate with.
 * @throws whatever a component throws.
 */
export const renderShell = async (request: RenderRequest): Promise<Rendered> => {
  const { url, origin, map, seed, answers } = request;
  const cache = createDataCache();
  fillDataCache(cache, answers, Date.now());
  const host = createHost({
    store: nothingStored,
    seed,
    origin,
    apiBase: "",
    ...settingsIn(answers),
    preload: () => undefined,
  });
  const sheet = new ServerStyleSheet();
  try {
    const app = (
      <StyleSheetManager sheet={sheet.instance}>
        <App host={host} cache={cache} pages={onePage(request)}>
          <StaticRouter location={url}>
            <SitePages routes={buildRoutes(map)} onError={() => undefined} />
          </StaticRouter>
        </App>
      </StyleSheetManager>
    );
    const { stream, text } = collect();
    await new Promise<void>((resolve, reject) => {
      stream.on("finish", resolve);
      const { pipe } = renderToPipeableStream(app, {
        // Whatever its size, a part stands in its place in the markup, not in a script behind it.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(stream),
        onShellError: reject,
        onError: reject,
      });
    });
    return { styles: sheet.getStyleTags(), body: text() };
  } finally {
    sheet.seal();
    cache.clear();
  }
};
