import type { PageState } from "@promptfolio/contracts/page";
import { composeDocument, type DocumentParts, deferredPart, NONCE_PLACEHOLDER } from "./document";

const state: PageState = {
  map: { revision: 1, shell: { version: "1.0.0", base: "/r/shell/1.0.0/" }, remotes: {} },
  seed: "seed",
  queries: [],
  rendered: "page",
  origin: "https://promptfolio.test",
};

const parts: DocumentParts = {
  head: {
    title: "Cups & <saucers>",
    description: "A description",
    canonical: "https://promptfolio.test/image/cups-12345678",
    image: "https://promptfolio.test/media/c_fill,w_1200,h_630,q_auto,f_auto/key",
    imageAlt: "Two cups",
    kind: "image",
    indexed: true,
    structured: { "@type": "ImageObject" },
  },
  rendered: {
    styles: '<style data-styled="true">.a{}</style>',
    body: '<link rel="preload" as="image" href="/first.webp"><main>Hello</main>',
    head: { fonts: ["/r/shell/1.0.0/font.woff2"], themeScript: "theme()" },
  },
  main: { path: "/r/shell/1.0.0/main.js", integrity: "sha384-main" },
  scripts: [{ path: "/r/gallery/1.0.0/remote-entry.js", integrity: "sha384-entry" }],
};

const withoutPicture: DocumentParts = {
  ...parts,
  rendered: parts.rendered && { ...parts.rendered, body: "<main>Hello</main>" },
};

const html = (written: DocumentParts): string => {
  const { opening, end } = composeDocument(written);
  return opening + end(state);
};

const parse = (text: string): Document => new DOMParser().parseFromString(text, "text/html");

/** jsdom's parser, for a project that runs in Node. */
const { JSDOM } = await import("jsdom");
const { DOMParser } = new JSDOM().window;

test("the head says what the page is, to people, search engines and shares", () => {
  const document = parse(html(parts));
  const content = (selector: string) => document.head.querySelector(selector)?.getAttribute("content");
  expect(document.title).toBe("Cups & <saucers>");
  expect(content('meta[name="description"]')).toBe("A description");
  expect(content('meta[property="og:image"]')).toBe(parts.head.image);
  expect(content('meta[property="og:image:width"]')).toBe("1200");
  expect(content('meta[name="twitter:card"]')).toBe("summary_large_image");
  expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(
    parts.head.canonical,
  );
  expect(document.head.querySelector('script[type="application/ld+json"]')?.textContent).toContain(
    "ImageObject",
  );
  expect(document.head.querySelector('meta[name="robots"]')).toBeNull();
});

test("every script that runs, and every style, carries the nonce", () => {
  const document = parse(html(parts));
  const running = [...document.querySelectorAll("script")].filter(({ type }) => type === "");
  expect(running.map(({ dataset }) => dataset["src"] ?? "inline")).toEqual([
    "inline",
    "/r/shell/1.0.0/main.js",
  ]);
  for (const element of [...running, ...document.querySelectorAll("style")])
    expect(element.getAttribute("nonce")).toBe(NONCE_PLACEHOLDER);
});

test("scripts carry their integrity, and the remote's are fetched in advance", () => {
  const document = parse(html(withoutPicture));
  expect(document.querySelector("script[src]")?.getAttribute("integrity")).toBe("sha384-main");
  const preload = document.querySelector('link[as="script"]');
  expect(preload?.getAttribute("href")).toBe("/r/gallery/1.0.0/remote-entry.js");
  expect(preload?.getAttribute("integrity")).toBe("sha384-entry");
  expect(preload?.hasAttribute("media")).toBe(false);
});

test("all scripts wait for the first picture of a page that opens with one", () => {
  const document = parse(html(parts));
  expect(document.querySelector("script[src]")).toBeNull();
  expect(document.querySelector('link[as="script"]')?.getAttribute("media")).toBe("not all");
  const starter = document.querySelector<HTMLScriptElement>("script[data-src]");
  expect(starter?.dataset).toMatchObject({ src: "/r/shell/1.0.0/main.js", integrity: "sha384-main" });
});

test("the first picture is fetched from the head, and leaves the markup as React will hydrate it", () => {
  const document = parse(html(parts));
  expect(document.head.querySelector('link[as="image"]')?.getAttribute("href")).toBe("/first.webp");
  expect(document.getElementById("root")?.innerHTML).toBe("<main>Hello</main>");
});

test("the page's state comes back as it was written", () => {
  const document = parse(html(parts));
  expect(JSON.parse(document.getElementById("page-state")?.textContent ?? "")).toEqual(state);
});

test("what nothing could be rendered of is left to the browser, and kept out of search engines when it should be", () => {
  const document = parse(html({ ...parts, rendered: null, head: { ...parts.head, indexed: false } }));
  expect(document.getElementById("root")?.innerHTML).toBe("");
  expect(document.head.querySelector('meta[name="robots"]')?.getAttribute("content")).toBe("noindex");
});

test("the styles of a deferred part carry the nonce as well", () => {
  const part = deferredPart({ styles: "<style data-styled>.b{}</style>", markup: "<p>Late</p>" });
  expect(part).toBe(`<style nonce="${NONCE_PLACEHOLDER}" data-styled>.b{}</style><p>Late</p>`);
});
