import { createHash, randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Encoding } from "./accepted-encoding";
import { encodePage } from "./encode-page";
import { insertNonce, joinAroundNonces, type PageBytes } from "./page-bytes";

const READ = { br: brotliDecompressSync, gzip: gunzipSync };
const ENCODINGS: Encoding[] = ["br", "gzip"];

const newNonce = (): string => randomBytes(16).toString("base64");

const pageOf = (...parts: string[]): PageBytes => joinAroundNonces(parts.map((part) => Buffer.from(part)));

const paragraphs = (count: number): string =>
  Array.from(
    { length: count },
    (_, index) => `<p class="kLmN">Poster ${index} – „Kaffeehaus“ 海报 ${index * 7919}</p>`,
  ).join("\n");

const PAGES: [name: string, page: PageBytes][] = [
  ["no nonce", pageOf("<!doctype html><p>Hello")],
  ["one", pageOf('<script nonce="', '">run()</script>')],
  ["nothing but nonces", pageOf("", "", "", "")],
  [
    "the same text around every nonce",
    pageOf(...Array.from({ length: 120 }, () => '<script nonce="a">b</script nonce="')),
  ],
  [
    "a long page",
    pageOf(
      `${paragraphs(300)}<script nonce="`,
      `">${paragraphs(2_000)}<style nonce="`,
      `">${paragraphs(9_000)}`,
    ),
  ],
];

describe.each(ENCODINGS)("%s", (encoding) => {
  test.each(PAGES)("%s", async (_name, page) => {
    const write = await encodePage(page, encoding);
    for (const nonce of [newNonce(), newNonce(), "==".padStart(24, "=")])
      expect(READ[encoding](write(nonce)).equals(insertNonce(page, nonce))).toBe(true);
  });

  test("a page is as small as if its nonce were part of it, but for a few bytes", async () => {
    const page = PAGES.at(-1)?.[1] ?? pageOf("");
    const write = await encodePage(page, encoding);
    expect(write(newNonce()).length).toBeLessThan(page.bytes.length / 3);
  });

  test("what stands in for a nonce may not be in the page: that is noticed", async () => {
    const noise = createHash("sha256")
      .update("hole 0")
      .digest()
      .subarray(0, 22)
      .map((byte) => byte | 0x80);
    const page = joinAroundNonces([Buffer.from("<p>"), Buffer.concat([Buffer.from("<p>"), noise])]);
    await expect(encodePage(page, encoding)).rejects.toThrow();
  });
});
