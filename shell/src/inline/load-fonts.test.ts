/** @jest-environment jsdom */

import { loadFonts } from "./load-fonts";

/** How each font's request ends, in their order. */
let requests: { resolve(): void; reject(error: Error): void }[];
let added: string[];

class FakeFontFace {
  status = "unloaded";
  constructor(
    readonly family: string,
    readonly source: string,
    readonly descriptors: { weight: string },
  ) {}
  async load() {
    await new Promise<void>((resolve, reject) => requests.push({ resolve, reject }));
    this.status = "loaded";
  }
}

beforeEach(() => {
  [requests, added] = [[], []];
  Object.assign(globalThis, { FontFace: FakeFontFace });
  Object.assign(document, {
    fonts: {
      add: ({ family, source, descriptors }: FakeFontFace) =>
        added.push(`${family} ${descriptors.weight} ${source}`),
    },
  });
  document.body.innerHTML = ["display", "text"]
    .map((name) => `<link rel="preload" as="font" href="/${name}.woff2">`)
    .join("");
});

test("adds both fonts at once, so that the page is laid out once", async () => {
  const loading = loadFonts();
  requests[1]?.resolve();
  await Promise.resolve();
  expect(added).toEqual([]);
  requests[0]?.resolve();
  await loading;
  expect(added).toEqual([
    'Bricolage Grotesque 400 800 url("http://localhost/display.woff2")',
    'Instrument Sans 400 700 url("http://localhost/text.woff2")',
  ]);
});

test("adds what could be fetched", async () => {
  const loading = loadFonts();
  requests[0]?.reject(new Error("Failed to fetch"));
  requests[1]?.resolve();
  await loading;
  expect(added).toEqual([expect.stringContaining("Instrument Sans")]);
});

test("does nothing in a document without fonts", async () => {
  document.body.replaceChildren();
  await loadFonts();
  expect(requests).toEqual([]);
});
