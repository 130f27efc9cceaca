import { randomUUID } from "node:crypto";
import {
  INERT_MEDIA,
  PAGE_STATE_ID,
  type PageState,
  type ResolvedFile,
  ROOT_ID,
} from "@promptfolio/contracts/page";
import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import type { ShellDocument } from "@promptfolio/contracts/release";
import { contentHash, EMPTY_STYLE_HASH, integrityHash } from "../registry/integrity";
import { type Attributes, escapeHtml, meta, scriptJson, tag } from "./html";
import type { MarkupPart, RenderedPage } from "./messages";
import { type PageMetadata, sharePreview } from "./share-preview";

/** The placeholder in a streamed page for each response's own nonce. Unguessable, so that no content can contain it. */
export const NONCE_PLACEHOLDER = `nonce-${randomUUID()}`;

export interface DocumentParts {
  metadata: PageMetadata;
  /** Undefined if SSR failed: the browser renders the page. */
  rendered: RenderedPage | undefined;
  /** The shell's main script. */
  main: ResolvedFile;
  /** The scripts of the page's remote. */
  scripts: ResolvedFile[];
  /** The style sheets of the page's remote. */
  styles: ResolvedFile[];
  /** The ES modules that the browser may import. */
  modules: ResolvedFile[];
  /** What the shell adds to the document. */
  shell: ShellDocument;
  /** The first line in a browser without JavaScript. */
  withoutScripts: string;
  /** Whether it is the document of a frame. */
  isFrame?: boolean;
  /** Whether it shows one. */
  hasFrame?: boolean;
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
  /** Consecutive parts: the engine is slow at joining them, because a string of a whole page has to be allocated apart. */
  opening: (string | Buffer)[];
  end(state: PageState): string;
  allowed: AllowedContent;
}

/** A preload. Bandwidth is shared: fonts and scripts wait for a picture, or for the page in a frame. */
const preload = ({ rendered, hasFrame }: DocumentParts, attributes: Attributes): string => {
  const isDeferred = hasFrame || (rendered?.markup.preloads ?? "") !== "";
  return tag("link", { rel: "preload", ...attributes, media: isDeferred && INERT_MEDIA });
};

/**
 * Blocks rendering until this element is parsed. Otherwise browsers lay out and paint what they have once the head has
 * been read: an empty page, a wasted frame.
 */
const paintsFrom = (id: string): string => tag("link", { rel: "expect", href: `#${id}`, blocking: "render" });

/** The hashes of ES modules: `import()` has no other place for them. Undefined if there are none. */
const importMapOf = ({ modules }: DocumentParts): string | undefined => {
  const hashes = modules.filter(({ integrity }) => integrity !== "");
  return hashes.length === 0
    ? undefined
    : scriptJson({ integrity: Object.fromEntries(hashes.map(({ path, integrity }) => [path, integrity])) });
};

/** Blocks rendering, so that the first paint is styled. */
const styleSheet = ({ path, integrity }: ResolvedFile): string =>
  tag("link", { rel: "stylesheet", href: path, crossorigin: true, integrity });

const styleElement = (css: string, { styleAttributes }: ShellDocument, nonce?: string): string =>
  css === "" ? "" : `${tag("style", { nonce, ...styleAttributes })}${css}</style>`;

/**
 * The shell's inline script, which loads the main script: that one's URL is on the element. Cloudflare's Rocket Loader
 * leaves it as it is.
 */
const inlineScript = ({ shell, main, nonce }: DocumentParts): string =>
  `${tag("script", { nonce, "data-cfasync": "false", "data-src": main.path, "data-integrity": main.integrity })}${shell.script}</script>`;

/**
 * In a frame, links would open in it, where the site's pages refuse to be shown: the page around it is asked instead
 * (`shell/src/frame/messages.ts`). Also works before the two pages are hydrated: the one around the frame is asked again
 * when it says something for the first time.
 */
const FRAME_SCRIPT = `let isConnected = false;
let asked;
const ask = () => asked && parent.postMessage(asked, "*");
addEventListener("message", ({ source }) => {
  if (source !== parent || isConnected) return;
  isConnected = true;
  ask();
});
addEventListener("click", (event) => {
  const link = event.target.closest?.("a");
  if (event.defaultPrevented || !link || link.target || link.origin !== location.origin) return;
  if (link.pathname === location.pathname) return;
  event.preventDefault();
  const path = link.pathname + link.search + link.hash;
  asked = { type: "navigate", path, isReplaced: false };
  ask();
});`;

const frameScript = ({ isFrame, nonce }: DocumentParts): string =>
  isFrame ? `${tag("script", { nonce })}${FRAME_SCRIPT}</script>` : "";

const headOf = (parts: DocumentParts): string => {
  const { metadata, rendered, shell, main, scripts, styles, nonce } = parts;
  const importMap = importMapOf(parts);
  // A development server's files have no integrity, and a policy of hashes has no other way to allow them.
  const preloads = [main, ...scripts].filter(({ integrity }) => nonce || integrity !== "");
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(metadata.title)}</title>`,
    meta("description", metadata.description || PRODUCT_NAME),
    metadata.indexed
      ? tag("link", { rel: "canonical", href: metadata.canonical })
      : meta("robots", "noindex"),
    '<meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...Object.entries(metadata.themeColors).map(([scheme, content]) =>
      tag("meta", { name: "theme-color", media: `(prefers-color-scheme:${scheme})`, content }),
    ),
    inlineScript(parts),
    frameScript(parts),
    ...styles.map(styleSheet),
    importMap === undefined ? "" : `${tag("script", { type: "importmap", nonce })}${importMap}</script>`,
    rendered && shell.firstPainted && !parts.isFrame ? paintsFrom(shell.firstPainted) : "",
    rendered ? rendered.markup.preloads : "",
    shell.fontFaces ? `${tag("style", { nonce })}${shell.fontFaces}</style>` : "",
    rendered ? styleElement(rendered.styles.first, shell, nonce) : "",
    ...preloads.map(({ path: href, integrity }) =>
      preload(parts, { as: "script", href, crossorigin: true, integrity, nonce, fetchpriority: "low" }),
    ),
    sharePreview(metadata),
    metadata.structured
      ? `<script type="application/ld+json">${scriptJson(metadata.structured)}</script>`
      : "",
    "</head>",
  ].join("");
};

const allowedIn = (parts: DocumentParts, { rendered, shell, main, scripts } = parts): AllowedContent => ({
  scripts: [
    contentHash(shell.script),
    ...(parts.isFrame ? [contentHash(FRAME_SCRIPT)] : []),
    ...[importMapOf(parts)].flatMap((importMap) => (importMap ? contentHash(importMap) : [])),
    ...[main, ...scripts].flatMap(({ integrity }) => integrityHash(integrity) ?? []),
  ],
  styles: [
    EMPTY_STYLE_HASH,
    ...shell.styleHashes,
    ...[shell.fontFaces, rendered?.styles.first, rendered?.styles.rest].flatMap((css) =>
      css ? contentHash(css) : [],
    ),
  ],
});

/** A deferred part, as it is sent after the page. */
export const deferredPart = ({ styles, markup }: MarkupPart, shell: ShellDocument, nonce: string): string =>
  styleElement(styles, shell, nonce) + markup;

export const composeDocument = (parts: DocumentParts): HtmlDocument => {
  const { rendered, shell, nonce, withoutScripts } = parts;
  const { first, rest } = rendered?.markup ?? { first: "", rest: "" };
  // In the body: browsers delay the first paint for fonts that the head preloads. The shell's inline script loads them;
  // text is painted before.
  const fonts = shell.fonts
    .map((href) => preload(parts, { as: "font", type: "font/woff2", href, crossorigin: "anonymous" }))
    .join("");
  const styles = styleElement(rendered?.styles.rest ?? "", shell, nonce);
  return {
    opening: [
      headOf(parts),
      `<body>${fonts}<noscript>${escapeHtml(withoutScripts)}</noscript><div id="${ROOT_ID}">`,
      first,
      styles,
      rest,
      "</div>",
    ],
    end: (state) =>
      `<script type="application/json" id="${PAGE_STATE_ID}">${scriptJson(state)}</script></body></html>`,
    allowed: allowedIn(parts),
  };
};
