import { brotliDecompressSync } from "node:zlib";
import { NONCE_PLACEHOLDER } from "../render/document";
import { cachePage } from "./cached-page";
import { encodePage } from "./encode-page";

const NONCE = "0123456789012345678901==";
const html = (nonce: string) => `<script nonce="${nonce}">run()</script><style nonce="${nonce}"></style>`;
const HTML = html(NONCE_PLACEHOLDER);

test("each answer gets its own nonce, in the encoding that it takes", async () => {
  const page = cachePage(HTML, 200, { encode: encodePage, onError: fail });
  const plain = await page.write(NONCE, undefined);
  expect(plain.encoding).toBeNull();
  expect(plain.body.toString()).toBe(html(NONCE));
  const brotli = await page.write(NONCE, "br");
  expect(brotli.encoding).toBe("br");
  expect(brotliDecompressSync(brotli.body).toString()).toBe(html(NONCE));
});

test("a page is compressed once, the caller asks for it at the same time", async () => {
  let count = 0;
  const encode: typeof encodePage = (page, encoding) => {
    count += 1;
    return encodePage(page, encoding);
  };
  const page = cachePage(HTML, 200, { encode, onError: fail });
  await Promise.all([page.write(NONCE, "br"), page.write(NONCE, "br")]);
  await page.write(NONCE, "br");
  expect(count).toBe(1);
});

test("a page that can't be compressed goes out as it is, and that is said", async () => {
  const errors: unknown[] = [];
  const broken = new Error("does not read back");
  const page = cachePage(HTML, 200, {
    encode: () => Promise.reject(broken),
    onError: (error) => errors.push(error),
  });
  const { body, encoding } = await page.write(NONCE, "br");
  expect(encoding).toBeNull();
  expect(body.toString()).toBe(html(NONCE));
  expect(errors).toEqual([broken]);
});

test("pages have the same tag if they differ in nothing but the nonce", () => {
  const keeper = { encode: encodePage, onError: fail };
  expect(cachePage(HTML, 200, keeper).etag).toBe(cachePage(HTML, 200, keeper).etag);
  expect(cachePage(HTML, 200, keeper).etag).not.toBe(cachePage(`${HTML} `, 200, keeper).etag);
});

const fail = (error: unknown) => {
  throw error;
};
