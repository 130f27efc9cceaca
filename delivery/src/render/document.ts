import { randomUUID } from "node:crypto";
import { INERT_MEDIA, PAGE_STATE_ID, type PageState, ROOT_ID } from "@promptfolio/contracts/page";
import { PRODUCT_NAME } from "@promptfolio/contracts/product";
import { contentHash, EMPTY_STYLE_HASH, integrityHash } from "./content-hash";
import { DEFERRED_PRELOADS, DEFERRED_SCRIPT_LOADER, WHEN_PAINTED } from "./deferred-script-loader";
import { escapeHtml, meta, scriptJson, tag } from "./html";
import type { MarkupPart, RenderedPage, ShellHead } from "./messages";
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
  end(state: PageState): string;
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

const styleElement = (css: string, { styleAttributes }: ShellHead, nonce?: string): string =>
  css === "" ? "" : `${tag("style", { nonce, ...styleAttributes })}${css}</style>`;

const inlineScript = (text: string, nonce?: string): string => `${tag("script", { nonce })}${text}</script>`;

const hasPicture = (rendered: RenderedPage | undefined): boolean => (rendered?.markup.preloads ?? "") !== "";

const headOf = (parts: DocumentParts): string => {
  const { metadata, rendered, main, scripts, nonce } = parts;
  const isDeferred = hasPicture(rendered);
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
    rendered ? rendered.markup.preloads : "",
    rendered ? styleElement(rendered.styles.first, rendered.head, nonce) : "",
    ...preloads.map((script) => preload(script, isDeferred, nonce)),
    sharePreview(metadata),
    metadata.structured
      ? `<script type="application/ld+json">${scriptJson(metadata.structured)}</script>`
      : "",
    "</head>",
  ].join("");
};

const allowedIn = ({ rendered, main, scripts, styleHashes }: DocumentParts): AllowedContent => ({
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
    ...(rendered?.head.styleHashes ?? []),
    ...[rendered?.styles.first, rendered?.styles.rest].flatMap((css) => (css ? contentHash(css) : [])),
  ],
});

/** A deferred part, as it is sent after the page. */
export const deferredPart = ({ styles, markup }: MarkupPart, head: ShellHead, nonce: string): string =>
  styleElement(styles, head, nonce) + markup;

/** The first line of a page in a browser without JavaScript. */
const WITHOUT_SCRIPTS =
  "<noscript>JavaScript is off. Pictures and texts are here; prompts, filters, forms and accounts need it.</noscript>";

/** The page's root. */
const rootOf = ({ rendered, nonce }: DocumentParts): string => {
  if (!rendered) return tag("div", { id: ROOT_ID });
  const { first, rest } = rendered.markup;
  const earlyScripts = hasPicture(rendered) && rest !== "" ? inlineScript(DEFERRED_PRELOADS, nonce) : "";
  const styles = styleElement(rendered.styles.rest, rendered.head, nonce);
  return `${tag("div", { id: ROOT_ID })}${first}${earlyScripts}${styles}${rest}`;
};

export const composeDocument = (parts: DocumentParts): HtmlDocument => {
  const { rendered, main, nonce } = parts;
  const fonts = hasPicture(rendered) ? "" : (rendered?.head.fonts ?? []).map(fontPreload).join("");
  const loader = tag("script", { nonce, "data-src": main.path, "data-integrity": main.integrity });
  return {
    opening: `${headOf(parts)}<body>${fonts}${WITHOUT_SCRIPTS}${rootOf(parts)}</div>`,
    end: (state) =>
      [
        `<script type="application/json" id="${PAGE_STATE_ID}">${scriptJson(state)}</script>`,
        `${loader}${DEFERRED_SCRIPT_LOADER}</script>`,
        "</body></html>",
      ].join(""),
    allowed: allowedIn(parts),
  };
};
