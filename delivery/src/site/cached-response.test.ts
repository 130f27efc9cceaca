import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { NONCE_PLACEHOLDER } from "../render/document";
import type { CachedResponse } from "./cached-response";
import { createResponse } from "./cached-response";
import { createHtmlStream } from "./html-page";

const HTML = "<script>run()</script><p>Hello</p>";
const allowed = { scripts: ["'sha256-script'"], styles: ["'sha256-style'"] };
const responseTo = (html: string): CachedResponse =>
  createResponse({ status: 200, html: [html], allowed, isComplete: true });

const bytesOf = async (body: AsyncIterable<Buffer> | Buffer): Promise<Buffer> => {
  if (Buffer.isBuffer(body)) return body;
  const chunks: Buffer[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
};

test.each([
  [undefined, (bytes: Buffer) => bytes],
  ["br" as const, brotliDecompressSync],
  ["gzip" as const, gunzipSync],
])("returns a page in the encoding %s unchanged, with its hashes", async (encoding, decode) => {
  const response = await responseTo(HTML).read(encoding);
  expect(response).toMatchObject({ encoding, allowed });
  expect(decode(await bytesOf(response.body)).toString()).toBe(HTML);
});

test("compresses a page once, with the same bytes for all visitors", async () => {
  const page = responseTo(HTML);
  const [one, other] = await Promise.all([page.read("br"), page.read("br")]);
  expect(one.body).toBe(other.body);
  expect((await page.read("br")).body).toBe(one.body);
});

test("derives the entity tag from the content", () => {
  expect(responseTo(HTML).etag).toBe(responseTo(HTML).etag);
  expect(responseTo(HTML).etag).not.toBe(responseTo(`${HTML} `).etag);
});

test.each([undefined, "br" as const, "gzip" as const])(
  "gives each reader of a streaming page its own nonce, in the encoding %s",
  async (encoding) => {
    const html = createHtmlStream();
    const page = createResponse({ status: 200, html, allowed, isComplete: true });
    expect(page.etag).toBeUndefined();
    const responses = await Promise.all([page.read(encoding), page.read(encoding)]);
    html.add(`<script nonce="${NONCE_PLACEHOLDER}">`);
    html.end("</html>");
    const seen = new Set<string>();
    for (const response of responses) {
      const bytes = await bytesOf(response.body);
      const text = { br: brotliDecompressSync, gzip: gunzipSync, plain: (plain: Buffer) => plain }
        [encoding ?? "plain"](bytes)
        .toString();
      const nonce = /nonce="([^"]+)"/.exec(text)?.[1] ?? "";
      expect(response.allowed.scripts).toEqual([`'nonce-${nonce}'`]);
      expect(response.allowed.styles).toEqual([`'nonce-${nonce}'`, ...allowed.styles]);
      seen.add(nonce);
    }
    expect(seen.size).toBe(2);
  },
);
