import { createHash } from "node:crypto";
import { INERT_MEDIA, type PageState } from "@promptfolio/contracts/page";
import { composeDocument, type DocumentParts, deferredPart } from "./document";
import type { RenderedPage } from "./messages";

const state: PageState = {
  map: { revision: 1, shell: { version: "1.0.0", base: "/r/shell/1.0.0/" }, remotes: {} },
  seed: "seed",
  queries: [],
  rendered: "page",
  pathname: "/",
  readsData: false,
  next: [],
  remoteTimeoutMs: 1_200,
  origin: "https://promptfolio.test",
};

const parts: DocumentParts = {
  withoutScripts: "JavaScript is off.",
  metadata: {
    title: "Cups & <saucers>",
    description: "A description",
    canonical: "https://promptfolio.test/image/cups-12345678",
    image: "https://promptfolio.test/media/c_fill,w_1200,h_630,q_auto,f_auto/key",
    imageAlt: "Two cups",
    kind: "image",
    indexed: true,
    structured: { "@type": "ImageObject" },
    themeColors: { light: "#fff", dark: "#000" },
  },
  rendered: {
    styles: { first: ".a{}", rest: "" },
    markup: {
      preloads: '<link rel="preload" as="image" href="/first.webp">',
      first: Buffer.from("<main>Hello</main>"),
      rest: Buffer.alloc(0),
    },
    readsData: false,
  },
  main: { path: "/r/shell/1.0.0/main.js", integrity: "sha384-main" },
  scripts: [{ path: "/r/gallery/1.0.0/remote-entry.js", integrity: "sha384-entry" }],
  styles: [],
  modules: [],
  shell: {
    script: "theme()",
    fonts: ["/r/shell/1.0.0/font.woff2"],
    fontFaces: "@font-face{}",
    firstPainted: "site-header",
    styleAttributes: { "data-styled": "true" },
    styleHashes: ["'sha256-toasts'"],
  },
};

/** The parts with another markup. */
const withMarkup = (
  { rendered, ...others }: DocumentParts,
  markup: Partial<RenderedPage["markup"]>,
): DocumentParts => ({
  ...others,
  rendered: rendered && { ...rendered, markup: { ...rendered.markup, ...markup } },
});

const withoutPicture = withMarkup(parts, { preloads: "" });

const html = (written: DocumentParts): string => {
  const { opening, end } = composeDocument(written);
  return opening.join("") + end(state);
};

const parse = (text: string): Document => new DOMParser().parseFromString(text, "text/html");

/** jsdom's parser, as this project's tests run in Node. */
const { JSDOM } = await import("jsdom");
const { DOMParser } = new JSDOM().window;

test("describes the page in the head for visitors, search engines and shared links", () => {
  const document = parse(html(parts));
  const content = (selector: string) => document.head.querySelector(selector)?.getAttribute("content");
  expect(document.title).toBe("Cups & <saucers>");
  expect(content('meta[name="description"]')).toBe("A description");
  expect(content('meta[property="og:image"]')).toBe(parts.metadata.image);
  expect(content('meta[property="og:image:width"]')).toBe("1200");
  expect(content('meta[name="twitter:card"]')).toBe("summary_large_image");
  expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(
    parts.metadata.canonical,
  );
  expect(document.head.querySelector('script[type="application/ld+json"]')?.textContent).toContain(
    "ImageObject",
  );
  expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
});

test("links the style sheets of the page's remote in the head, with their hashes", () => {
  const styles = [{ path: "/r/gallery/1.0.0/page.css", integrity: "sha384-page" }];
  const link = parse(html({ ...parts, styles })).head.querySelector('link[rel="stylesheet"]');
  expect(link?.getAttribute("href")).toBe("/r/gallery/1.0.0/page.css");
  expect(link?.getAttribute("integrity")).toBe("sha384-page");
});

test("gives the hashes of ES modules in an import map, which the policy allows", () => {
  expect(html(parts)).not.toContain("importmap");
  const modules = [{ path: "/r/orders/1.0.0/remote-entry.js", integrity: "sha384-entry" }];
  const written = { ...parts, modules };
  const text = parse(html(written)).head.querySelector('script[type="importmap"]')?.textContent ?? "";
  expect(JSON.parse(text)).toEqual({ integrity: { "/r/orders/1.0.0/remote-entry.js": "sha384-entry" } });
  const hash = createHash("sha256").update(text).digest("base64");
  expect(composeDocument(written).allowed.scripts).toContain(`'sha256-${hash}'`);
});

test("delays the first paint of a rendered page until the element that the shell names", () => {
  const expected = (written: DocumentParts) =>
    parse(html(written)).head.querySelector('link[rel="expect"][blocking="render"]')?.getAttribute("href");
  expect(expected(parts)).toBe("#site-header");
  expect(expected({ ...parts, rendered: undefined })).toBeUndefined();
});

test("declares fonts in an element that the styles' library leaves alone", () => {
  const first = parse(html(parts)).head.querySelector("style");
  expect(first?.textContent).toBe("@font-face{}");
  expect(first?.attributes).toHaveLength(0);
  const hash = createHash("sha256").update("@font-face{}").digest("base64");
  expect(composeDocument(parts).allowed.styles).toContain(`'sha256-${hash}'`);
});

test("preloads fonts in the body, as those in the head delay the first paint", () => {
  const document = parse(html(withoutPicture));
  const fonts = [...document.querySelectorAll('link[as="font"]')];
  expect(fonts.map((font) => font.getAttribute("href"))).toEqual(["/r/shell/1.0.0/font.woff2"]);
  expect(document.body.firstElementChild).toBe(fonts[0]);
});

const aroundFrame = { ...withoutPicture, hasFrame: true };

test.each([parts, aroundFrame])("defers fonts where they would compete with what is seen first", (page) => {
  expect(parse(html(page)).querySelector('link[as="font"]')?.getAttribute("media")).toBe(INERT_MEDIA);
});

const LATER = '<section class="card c">Later</section>';

const withLaterPart = withMarkup(
  { ...parts, rendered: parts.rendered && { ...parts.rendered, styles: { first: ".a{}", rest: ".c{}" } } },
  { rest: Buffer.from(LATER) },
);

test("places the styles of parts below the first screen in front of them", () => {
  const document = parse(html(withLaterPart));
  expect(document.head.querySelector("style[data-styled]")?.textContent).toBe(".a{}");
  const later = document.querySelector("#root style");
  expect(later?.textContent).toBe(".c{}");
  expect(later?.getAttribute("data-styled")).toBe("true");
  expect(later?.nextElementSibling?.outerHTML).toBe(LATER);
});

const runningScripts = (document: Document) =>
  [...document.querySelectorAll("script")].filter(({ type }) => type === "");

const hashOf = (element: Element): string =>
  `'sha256-${createHash("sha256").update(String(element.textContent)).digest("base64")}'`;

test("allows every executable script and every style by its hash", () => {
  const { allowed } = composeDocument(withLaterPart);
  const document = parse(html(withLaterPart));
  expect(runningScripts(document)).toHaveLength(1);
  for (const script of runningScripts(document)) expect(allowed.scripts).toContain(hashOf(script));
  const styles = [...document.querySelectorAll("style")];
  expect(styles).toHaveLength(3);
  for (const style of styles) expect(allowed.styles).toContain(hashOf(style));
  expect(allowed.styles).toContain("'sha256-toasts'");
  expect(allowed.scripts).toEqual(expect.arrayContaining(["'sha384-main'", "'sha384-entry'"]));
  expect(html(withLaterPart)).not.toContain("nonce=");
});

test("allows the styles that the shell's libraries add to a page that the browser renders", () => {
  expect(composeDocument({ ...parts, rendered: undefined }).allowed.styles).toContain("'sha256-toasts'");
});

test("adds the nonce to every executable script and every style of a streamed page", () => {
  const document = parse(html({ ...withLaterPart, nonce: "n" }));
  for (const element of [...runningScripts(document), ...document.querySelectorAll("style")])
    expect(element.getAttribute("nonce")).toBe("n");
});

test("preloads scripts with their integrity", () => {
  const document = parse(html(withoutPicture));
  const preloads = [...document.querySelectorAll('link[as="script"]')].map((link) => [
    link.getAttribute("href"),
    link.getAttribute("integrity"),
    link.hasAttribute("media"),
  ]);
  expect(preloads).toEqual([
    ["/r/shell/1.0.0/main.js", "sha384-main", false],
    ["/r/gallery/1.0.0/remote-entry.js", "sha384-entry", false],
  ]);
});

test.each([parts, aroundFrame])(
  "leaves all scripts to the inline script where a picture or frame is first",
  (page) => {
    const document = parse(html(page));
    expect(document.querySelector("script[src]")).toBeNull();
    const media = [...document.querySelectorAll('link[as="script"]')].map((link) =>
      link.getAttribute("media"),
    );
    expect(media).toEqual(["not all", "not all"]);
    const loader = document.querySelector<HTMLScriptElement>("script[data-src]");
    expect(loader?.dataset).toMatchObject({ src: "/r/shell/1.0.0/main.js", integrity: "sha384-main" });
  },
);

test("places the first picture's preload in the head, and keeps the markup that React hydrates", () => {
  const document = parse(html(parts));
  expect(document.head.querySelector('link[as="image"]')?.getAttribute("href")).toBe("/first.webp");
  expect(document.getElementById("root")?.innerHTML).toBe("<main>Hello</main>");
});

test("writes the page state so that it parses back unchanged", () => {
  const document = parse(html(parts));
  expect(JSON.parse(document.getElementById("page-state")?.textContent ?? "")).toEqual(state);
});

test("leaves a page without SSR to the browser, with noindex where required", () => {
  const document = parse(
    html({ ...parts, rendered: undefined, metadata: { ...parts.metadata, indexed: false } }),
  );
  expect(document.getElementById("root")?.innerHTML).toBe("");
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
  expect(document.head.querySelector('link[rel="canonical"]')).toBeNull();
});

test("adds the nonce to the styles of a deferred part", () => {
  expect(deferredPart({ styles: ".b{}", markup: "<p>Deferred</p>" }, parts.shell, "n")).toBe(
    '<style nonce="n" data-styled="true">.b{}</style><p>Deferred</p>',
  );
});
