import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "../support/fixtures";
import { getRaw, type RawResponse } from "../support/get-raw";
import { imagePath, STATIC_ROUTES } from "../support/routes";

const pageIn = ({ body }: RawResponse): string => body.toString();

const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

test("a cached page has the same bytes for everyone, with a policy of hashes and one ETag", async ({
  product,
}) => {
  const ways = [
    { accept: "identity", decode: (bytes: Buffer) => bytes },
    { accept: "gzip, deflate, br, zstd", decode: brotliDecompressSync, encoding: "br" },
    { accept: "gzip", decode: gunzipSync, encoding: "gzip" },
  ];
  // All six of one rendering: the page is rendered again every few seconds.
  await expect(async () => {
    const tags = new Set<unknown>();
    const policies = new Set<unknown>();
    const pages = new Set<string>();
    for (const { accept, decode, encoding } of [...ways, ...ways]) {
      const result = await getRaw(`${product.origin}/about`, { "accept-encoding": accept });
      expect(result.status).toBe(200);
      expect(result.headers["content-encoding"]).toBe(encoding);
      expect(result.headers.vary).toContain("Accept-Encoding");
      expect(Number(result.headers["content-length"])).toBe(result.body.length);
      pages.add(decode(result.body).toString());
      tags.add(result.headers.etag);
      policies.add(result.headers["content-security-policy"]);
    }
    for (const same of [pages, tags, policies]) expect(same.size).toBe(1);
    for (const text of [...pages, ...policies]) expect(text).not.toContain("nonce-");
  }).toPass({ timeout: 10_000 });
});

test("a visitor who has the page gets a 304, however a proxy changed the ETag", async ({ product }) => {
  const url = `${product.origin}/about`;
  const { headers } = await getRaw(url);
  expect(headers["cache-control"]).toMatch(/public.*s-maxage=\d+.*stale-while-revalidate.*no-transform/);
  const tag = String(headers.etag);
  for (const sent of [tag, tag.replace(/^W\//, ""), `"other", ${tag}`, "*"]) {
    const again = await getRaw(url, { "if-none-match": sent });
    expect(again.status, sent).toBe(304);
    expect(again.body).toHaveLength(0);
    for (const name of ["cache-control", "content-security-policy"])
      expect(again.headers[name]).toBe(headers[name]);
  }
  const signIn = await getRaw(`${product.origin}/admin/promptfolio/dashboard`);
  expect(signIn.headers["cache-control"]).toBe("private, no-store, no-transform");
});

test("styles before the first paint contain no SVG images, which browsers create documents for", async ({
  product,
  request,
}) => {
  for (const path of ["/", await imagePath(request)]) {
    const html = pageIn(await getRaw(product.origin + path));
    const head = html.slice(0, html.indexOf("</head>"));
    expect(head).toContain("<style");
    expect(head).not.toContain("data:image/svg");
  }
});

test("an image's page has metadata with a share picture of the stated size, and without the prompt", async ({
  product,
  page,
  request,
}) => {
  const path = await imagePath(request);
  const url = product.origin + path;
  const html = pageIn(await getRaw(url));
  const { images } = await (await request.get("/api/images?limit=1")).json();
  expect(html).toContain(`<link rel="canonical" href="${url}">`);
  expect(contentOf(html, "og:url")).toBe(url);
  expect(contentOf(html, "og:title")).toContain(images[0].title);
  expect(contentOf(html, "og:description")).toBeTruthy();
  expect(contentOf(html, "twitter:card")).toBe("summary_large_image");
  expect(contentOf(html, "twitter:image")).toBe(contentOf(html, "og:image"));
  expect([contentOf(html, "og:image:width"), contentOf(html, "og:image:height")]).toEqual(["1200", "630"]);

  const share = contentOf(html, "og:image") ?? "";
  // Crawlers request no specific format, and some support only JPEG.
  const picture = await getRaw(share, { accept: "*/*" });
  expect(picture.headers["content-type"]).toBe("image/jpeg");
  await page.goto("/about");
  const size = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, share);
  expect(size).toEqual([1200, 630]);

  const structured = /<script type="application\/ld\+json">([^<]*)</.exec(html)?.[1] ?? "null";
  const imageObject: Record<string, unknown> = JSON.parse(structured);
  expect(imageObject).toMatchObject({ "@type": "ImageObject", name: images[0].title, url });
  expect(Object.keys(imageObject)).not.toContain("prompt");
  const revealed = await request.post(`/api/public/prompt-view/${images[0].id}`);
  const { prompt }: { prompt: string } = await revealed.json();
  expect(prompt.length).toBeGreaterThan(50);
  expect(html).not.toContain(prompt.slice(0, 40));
});

test("aliases have the page's canonical URL, and pages that are not found are not indexed", async ({
  product,
}) => {
  for (const [path, canonical] of [
    ["/terms-of-service", "/terms"],
    ["/support", "/help"],
    ["/?utm_source=letter", "/"],
  ])
    expect(pageIn(await getRaw(product.origin + path))).toContain(
      `<link rel="canonical" href="${product.origin}${canonical}">`,
    );
  for (const path of ["/no/such/wall", "/image/nothing-00000000"]) {
    const outcome = await getRaw(product.origin + path);
    expect(outcome.status).toBe(404);
    expect(contentOf(pageIn(outcome), "robots")).toBe("noindex");
    expect(pageIn(outcome)).not.toContain('rel="canonical"');
    expect(pageIn(outcome)).toMatch(/<title>(Image|Page) not found \| Promptfolio</);
  }
});

test("is installable, with an icon for home screens", async ({ product, request }) => {
  const html = pageIn(await getRaw(product.origin));
  const manifest = await request.get(/rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? "");
  expect(manifest.headers()["content-type"]).toBe("application/manifest+json; charset=utf-8");
  const { icons, start_url }: { icons: { src: string; type: string }[]; start_url: string } =
    await manifest.json();
  expect(start_url).toBe("/");
  for (const { src, type } of icons)
    expect((await request.get(src)).headers()["content-type"]).toContain(type);
  expect(html).toContain('rel="apple-touch-icon" href="/apple-touch-icon.png"');
  expect(html.match(/<meta name="theme-color"/g)).toHaveLength(2);
});

test("the sitemap lists every public page and image; robots.txt names it and excludes /admin", async ({
  product,
  request,
}) => {
  const text = async (path: string) => (await getRaw(product.origin + path)).body.toString();
  const robots = await text("/robots.txt");
  expect(robots).toContain(`Sitemap: ${product.origin}/sitemap.xml`);
  expect(robots).toContain("Disallow: /admin");
  const files = [...(await text("/sitemap.xml")).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => url);
  expect(files.length).toBeGreaterThanOrEqual(2);
  const maps = await Promise.all(files.map((url) => text(url.slice(product.origin.length))));
  const listed = new Set(
    maps.flatMap((map) => [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)),
  );
  const pages = ["/", await imagePath(request), ...STATIC_ROUTES.filter((path) => !path.includes("no/such"))];
  for (const path of pages) expect(listed, path).toContain(product.origin + path);
  expect([...listed].filter((url) => url?.includes("/admin"))).toEqual([]);
});

test("a path in capitals redirects to the page's path, and an unknown one is not redirected", async ({
  product,
}) => {
  for (const [path, location] of [
    ["/Templates", "/templates"],
    ["/ABOUT?from=Letter", "/about?from=Letter"],
    ["/Login", "/login"],
  ]) {
    const { status, headers } = await getRaw(product.origin + path);
    expect([status, headers.location]).toEqual([301, location]);
  }
  expect((await getRaw(`${product.origin}/No/Such/Wall`)).status).toBe(404);
});

test("pages that read responses while they hydrate preload the data cache, and no others", async ({
  product,
  request,
}) => {
  const preloads = async (path: string) =>
    /<link [^>]*href="[^"]*\/data-cache\.[^"]*"/.test(pageIn(await getRaw(product.origin + path)));
  expect(await preloads(await imagePath(request))).toBe(true);
  expect(await preloads("/login")).toBe(true);
  expect(await preloads("/")).toBe(false);
  expect(await preloads("/about")).toBe(false);
});

test("the home page stays within its limits of elements, and of bytes as they are sent", async ({
  ownProduct,
}) => {
  const { body } = await getRaw(`${ownProduct.origin}/`, { "accept-encoding": "br" });
  const markup = brotliDecompressSync(body).toString();
  const visible = markup
    .slice(markup.indexOf("<body"))
    .replace(/<(script|style|noscript)[\s\S]*?<\/\1>/g, "");
  expect(visible.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(600);
  expect(body.length).toBeLessThan(28_000);
  const [script = "", ...others] = [...markup.matchAll(/<script(?! type)[^>]*>([^<]*)<\/script>/g)].map(
    ([, text]) => text,
  );
  expect(script.length).toBeLessThan(3_200);
  expect(others).toEqual([]);
});
