import { randomUUID } from "node:crypto";
import { PAGE_STATE_ID, type PageState, ROOT_ID } from "@promptfolio/contracts/page";
import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { DEFERRED_SCRIPT_LOADER, INERT_MEDIA } from "./deferred-script-loader";
import { escapeHtml, scriptJson } from "./html";
import type { MarkupPart, RenderedPage } from "./messages";

/** Stands in a cached page where each answer gets its own nonce. Unguessable, so that no content can hold it. */
export const NONCE_PLACEHOLDER = `nonce-${randomUUID()}`;

export interface DocumentHead {
  title: string;
  description: string;
  canonical: string;
  image: string | null;
  imageAlt: string;
  kind: "website" | "image";
  indexed: boolean;
  /** JSON-LD, or null. */
  structured: object | null;
}

export interface DocumentParts {
  head: DocumentHead;
  /** Null where nothing could be rendered: the browser renders the page. */
  rendered: RenderedPage | null;
  /** The shell's main script. */
  main: Script;
  /** The scripts of the page's remote. */
  scripts: Script[];
}

const attributes = (values: Record<string, string | boolean | null>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== null && value !== false && value !== "")
    .map(([name, value]) => (value === true ? name : `${name}="${escapeHtml(String(value))}"`))
    .join(" ");

const tag = (name: string, values: Record<string, string | boolean | null>): string =>
  `<${name} ${attributes(values)}>`;

const meta = (name: string, content: string): string =>
  content === "" ? "" : tag("meta", { name, content });
const property = (name: string, content: string): string =>
  content === "" ? "" : tag("meta", { property: name, content });

interface Script {
  path: string;
  integrity: string;
}

const preloadScript = ({ path, integrity }: Script, held: boolean): string =>
  tag("link", {
    rel: "preload",
    as: "script",
    href: path,
    crossorigin: "anonymous",
    integrity,
    nonce: NONCE_PLACEHOLDER,
    fetchpriority: "low",
    media: held && INERT_MEDIA,
  });

const sharePreview = ({ title, description, canonical, image, imageAlt, kind }: DocumentHead): string =>
  [
    property("og:site_name", PRODUCT_NAME),
    property("og:type", kind === "image" ? "article" : "website"),
    property("og:title", title),
    property("og:description", description),
    property("og:url", canonical),
    ...(image === null
      ? [meta("twitter:card", "summary")]
      : [
          property("og:image", image),
          property("og:image:width", "1200"),
          property("og:image:height", "630"),
          property("og:image:alt", imageAlt),
          meta("twitter:card", "summary_large_image"),
          meta("twitter:image", image),
        ]),
    meta("twitter:title", title),
    meta("twitter:description", description),
  ].join("");

/** React writes what the page's first pictures need in front of the markup; in the head it is found at once. */
const LEADING_LINKS = /^(?:<link rel="preload"[^>]*>)+/;

const splitBody = (body: string): { links: string; markup: string } => {
  const links = LEADING_LINKS.exec(body)?.[0] ?? "";
  return { links, markup: body.slice(links.length) };
};

const mainScript = ({ path, integrity }: Script): string =>
  `${tag("script", {
    src: path,
    integrity,
    crossorigin: "anonymous",
    nonce: NONCE_PLACEHOLDER,
    defer: true,
    fetchpriority: "low",
  })}</script>`;

const starter = ({ path, integrity }: Script): string =>
  `${tag("script", { nonce: NONCE_PLACEHOLDER, "data-src": path, "data-integrity": integrity })}${DEFERRED_SCRIPT_LOADER}</script>`;

/** Everything before the page's own markup. `links` are the first pictures, which hold the scripts back. */
const headOf = ({ head, rendered, main, scripts }: DocumentParts, links: string): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title)}</title>`,
    tag("meta", { name: "description", content: head.description || PRODUCT_NAME }),
    tag("link", { rel: "canonical", href: head.canonical }),
    head.indexed ? "" : meta("robots", "noindex"),
    '<meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    rendered ? `<script nonce="${NONCE_PLACEHOLDER}">${rendered.head.themeScript}</script>` : "",
    links,
    ...(rendered?.head.fonts ?? []).map((href) =>
      tag("link", { rel: "preload", as: "font", type: "font/woff2", href, crossorigin: "anonymous" }),
    ),
    stylesWithNonce(rendered?.styles ?? ""),
    ...scripts.map((script) => preloadScript(script, links !== "")),
    sharePreview(head),
    head.structured ? `<script type="application/ld+json">${scriptJson(head.structured)}</script>` : "",
    links === "" ? mainScript(main) : "",
    "</head>",
  ].join("");

const stylesWithNonce = (styles: string): string =>
  styles.replaceAll("<style ", `<style nonce="${NONCE_PLACEHOLDER}" `);

/** A deferred part, as it stands behind the page. */
export const deferredPart = ({ styles, markup }: MarkupPart): string => stylesWithNonce(styles) + markup;

/** A page, with placeholders for the nonce. Deferred parts stand between its opening and its end. */
export interface Document {
  opening: string;
  end(state: PageState): string;
}

export const composeDocument = (parts: DocumentParts): Document => {
  const { links, markup } = splitBody(parts.rendered?.body ?? "");
  return {
    opening: `${headOf(parts, links)}<body><div id="${ROOT_ID}">${markup}</div>`,
    end: (state) =>
      [
        `<script type="application/json" id="${PAGE_STATE_ID}">${scriptJson(state)}</script>`,
        links === "" ? "" : starter(parts.main),
        "<noscript>Prompts are revealed with JavaScript; pictures and texts are here without.</noscript>",
        "</body></html>",
      ].join(""),
  };
};
