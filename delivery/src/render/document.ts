import { randomUUID } from "node:crypto";
import { INERT_MEDIA, PAGE_STATE_ID, ROOT_ID } from "@promptfolio/contracts/page";
import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { contentHash, EMPTY_STYLE_HASH, integrityHash } from "./content-hash";
import { DEFERRED_PRELOADS, DEFERRED_SCRIPT_LOADER, WHEN_PAINTED } from "./deferred-script-loader";
import { type SplitPage, splitFirstScreen } from "./first-screen";
import { escapeHtml, meta, scriptJson, tag } from "./html";
import type { MarkupPart, RenderedPage, StyleText } from "./messages";
import { type PageMetadata, sharePreview } from "./share-preview";

/** The placeholder in a streamed page for each response's own nonce. Unguessable, so that no content can contain it. */
export const NONCE_PLACEHOLDER = `nonce-${randomUUID()}`;

interface Script {
  path: string;
  integrity: string;
}

export interface DocumentParts {
  metadata: PageMetadata;
  /** Undefined if SSR failed: the browser renders the page. */
  rendered: RenderedPage | undefined;
  /** The shell's main script. */
  main: Script;
  /** The scripts of the page's remote. */
  scripts: Script[];
  /** Policy sources for the styles that the shell's libraries add to the page. */
  styleHashes: string[];
  /** Only for a streamed page; other pages use hashes. */
  nonce?: string;
}

/** What a Content-Security-Policy must allow for a page to work. */
export interface AllowedContent {
  scripts: string[];
  styles: string[];
}

/** A page. Deferred parts go between its opening and its end. */
export interface HtmlDocument {
  opening: string;
  /** @param state the page state, whole or in its short form */
  end(state: object): string;
  allowed: AllowedContent;
}

const preload = ({ path, integrity }: Script, isDeferred: boolean, nonce?: string): string =>
  tag("link", {
    rel: "preload",
    as: "script",
    href: path,
    crossorigin: true,
    integrity,
    nonce,
    fetchpriority: "low",
    media: isDeferred && INERT_MEDIA,
  });

/** A style sheet that is not in the page. */
export interface StyleFile {
  path: string;
  integrity: string;
}

/** React writes preloads of the first pictures in front of its markup; in the head, browsers find them immediately. */
const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*>)+/;

const splitMarkup = (markup: string): { preloads: string; content: string } => {
  const preloads = LEADING_PRELOADS.exec(markup)?.[0] ?? "";
  return { preloads, content: markup.slice(preloads.length) };
};

/**
 * Placed in the body: browsers delay the first paint for fonts that the head preloads. Pages that open with a picture
 * preload no fonts, as bandwidth is shared: text requests its font when it is laid out, and is painted before the font
 * has loaded.
 */
const fontPreload = (href: string): string =>
  tag("link", { rel: "preload", as: "font", type: "font/woff2", href, crossorigin: "anonymous" });

/**
 * Blocks rendering until this element is parsed. Otherwise browsers lay out and paint what they have once the head has
 * been read: an empty page, a wasted frame.
 */
const paintsFrom = (id: string): string => tag("link", { rel: "expect", href: `#${id}`, blocking: "render" });

const styleElement = ({ css, attributes }: StyleText, nonce?: string): string =>
  css === "" ? "" : `${tag("style", { nonce, ...attributes })}${css}</style>`;

const inlineScript = (text: string, nonce?: string): string => `${tag("script", { nonce })}${text}</script>`;

const headOf = (parts: DocumentParts, pictures: string, css: string): string => {
  const { metadata, rendered, main, scripts, nonce } = parts;
  const hasPicture = pictures !== "";
  // A development server's files have no integrity, and a policy of hashes has no other way to allow them.
  const preloads = [main, ...scripts].filter(({ integrity }) => nonce || integrity !== "");
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(metadata.title)}</title>`,
    meta("description", metadata.description || PRODUCT_NAME),
    tag("link", { rel: "canonical", href: metadata.canonical }),
    metadata.indexed ? "" : meta("robots", "noindex"),
    '<meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    rendered ? inlineScript(rendered.head.script, nonce) : "",
    inlineScript(WHEN_PAINTED, nonce),
    rendered?.head.firstPainted ? paintsFrom(rendered.head.firstPainted) : "",
    pictures,
    rendered ? styleElement({ ...rendered.style, css }, nonce) : "",
    ...preloads.map((script) => preload(script, hasPicture, nonce)),
    sharePreview(metadata),
    metadata.structured
      ? `<script type="application/ld+json">${scriptJson(metadata.structured)}</script>`
      : "",
    "</head>",
  ].join("");
};

const allowedIn = (
  { rendered, main, scripts, styleHashes }: DocumentParts,
  firstCss: string,
  laterCss: string,
): AllowedContent => ({
  scripts: [
    contentHash(DEFERRED_SCRIPT_LOADER),
    contentHash(DEFERRED_PRELOADS),
    contentHash(WHEN_PAINTED),
    ...(rendered ? [contentHash(rendered.head.script)] : []),
    ...[main, ...scripts].flatMap(({ integrity }) => integrityHash(integrity) ?? []),
  ],
  styles: [
    EMPTY_STYLE_HASH,
    ...styleHashes,
    ...(rendered ? [contentHash(firstCss), ...(rendered.head.styleHashes ?? [])] : []),
    ...(laterCss === "" ? [] : [contentHash(laterCss)]),
  ],
});

/** A deferred part, as it is sent after the page. */
export const deferredPart = ({ style, markup }: MarkupPart, nonce: string): string =>
  styleElement(style, nonce) + markup;

/** The first line of a page in a browser without JavaScript. */
const WITHOUT_SCRIPTS =
  "<noscript>JavaScript is off. Pictures and texts are here; prompts, filters, forms and accounts need it.</noscript>";

/** A rendered page in the parts that its document has. */
export interface SplitDocument {
  /** Preloads of pictures. */
  preloads: string;
  page: SplitPage;
}

export const splitDocument = (rendered: RenderedPage | undefined): SplitDocument => {
  const { preloads, content } = splitMarkup(rendered?.markup ?? "");
  return { preloads, page: splitFirstScreen(rendered?.style.css ?? "", content) };
};

const styleLink = ({ path, integrity }: StyleFile, { attributes }: StyleText): string =>
  tag("link", { rel: "stylesheet", href: path, integrity, ...attributes });

/** @param file the styles below the first screen; undefined: they are in the page */
export const composeDocument = (
  parts: DocumentParts,
  { preloads, page }: SplitDocument = splitDocument(parts.rendered),
  file?: StyleFile,
): HtmlDocument => {
  const { rendered, nonce } = parts;
  const { first, rest } = page;
  const laterStyle =
    rendered &&
    (file ? styleLink(file, rendered.style) : styleElement({ ...rendered.style, css: rest.css }, nonce));
  const earlyScripts = preloads === "" || rest.markup === "" ? "" : inlineScript(DEFERRED_PRELOADS, nonce);
  const fonts = preloads === "" ? (rendered?.head.fonts ?? []).map(fontPreload).join("") : "";
  const loader = tag("script", {
    nonce,
    "data-src": parts.main.path,
    "data-integrity": parts.main.integrity,
  });
  return {
    opening: [
      `${headOf(parts, preloads, first.css)}<body>${fonts}${WITHOUT_SCRIPTS}`,
      `<div id="${ROOT_ID}">${first.markup}${earlyScripts}${laterStyle ?? ""}${rest.markup}</div>`,
    ].join(""),
    end: (state) =>
      [
        `<script type="application/json" id="${PAGE_STATE_ID}">${scriptJson(state)}</script>`,
        `${loader}${DEFERRED_SCRIPT_LOADER}</script>`,
        "</body></html>",
      ].join(""),
    allowed: allowedIn(parts, first.css, file ? "" : rest.css),
  };
};
