import {
  IMAGE_SORT_KEYS,
  type Image,
  type ImageList,
  type SiteMapImages,
} from "@promptfolio/contracts/api/images";
import { titleSlug } from "@promptfolio/lib/image-link";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { ENGINES } from "./databases";
import { addImages, startApi, type TestApi } from "./test-api";

const TITLES = ["Ünder the Sea", "zebra", "Apple", "100% off_sale", "a\\b", "日本の夏"];
const SIGNS = `{"\\\\"},\n['']\u2028`;

describe.each(ENGINES)("lists of images on %s", (engine) => {
  let api: TestApi;
  const get = async (query: string) => {
    const { status, body } = await api.browser().request<ImageList>("GET", `/api/images?${query}`);
    expect(status).toBe(200);
    return body;
  };
  const ids = (list: ImageList) => list.images.map(({ id }) => id);

  beforeAll(async () => {
    api = await startApi(engine);
    await addImages(
      api.services,
      Array.from({ length: 47 }, (_, n) => ({
        title: TITLES[n % TITLES.length] ?? "",
        alt: SIGNS,
        category: ["Social Media", "Banner Design", "Logo Design"][n % 3] ?? "",
        tag: ["New", "Popular"][n % 2] ?? "",
        theme: ["Bold", "Modern", "Vintage", "Playful"][n % 4] ?? "",
        views: (n * 7) % 5,
        downloads: n % 3,
        createdAt: new Date(1_700_000_000_000 + (n % 10) * 1_000).toISOString(),
      })),
    );
  });

  it("contain the same data as each image's own response, whatever characters are in its texts", async () => {
    const { images } = await get("limit=12");
    expect(new Set(images.map(({ title }) => title))).toEqual(new Set(TITLES));
    expect(images[0]?.alt).toBe(SIGNS);
    for (const image of images)
      expect((await api.browser().request("GET", `/api/images/${image.id}`)).body).toEqual(image);
  });

  it("are paged without gaps or duplicates, in every order", async () => {
    const query = fc.record({
      sort: fc.constantFrom(...IMAGE_SORT_KEYS),
      order: fc.constantFrom("asc", "desc"),
      limit: fc.integer({ min: 3, max: 30 }),
      filter: fc.constantFrom("", "&category=Social%20Media", "&tag=New&theme=Bold", "&search=zebra"),
    });
    await fc.assert(
      fc.asyncProperty(query, async ({ sort, order, limit, filter }) => {
        const base = `sort=${sort}&order=${order}${filter}`;
        const all = await get(`${base}&limit=100`);
        const paged: string[] = [];
        for (let cursor: ImageList["cursor"] = ""; cursor !== null; ) {
          const page: ImageList = await get(`${base}&limit=${limit}${cursor && `&cursor=${cursor}`}`);
          expect(page.total).toBe(all.total);
          expect(page.has_more).toBe(page.cursor !== null);
          paged.push(...ids(page));
          cursor = page.cursor;
        }
        expect(paged).toEqual(ids(all));
        expect(new Set(paged).size).toBe(all.total);
      }),
      { numRuns: 25 },
    );
  });

  it("are found by a colour, in every order and together with other filters", async () => {
    await api.services.database.execute(
      sql`UPDATE images SET colors = CASE WHEN tag = 'New' THEN '{teal,red}'::text[] ELSE '{black}'::text[] END`,
    );
    await api.services.changed();
    const all = await get("tag=New&limit=100");
    for (const query of [
      "color=red",
      "color=teal&sort=title",
      "color=red&random=true",
      "color=red&sort=views",
    ])
      expect(ids(await get(`${query}&limit=100`)).sort()).toEqual(ids(all).sort());
    expect((await get("color=red&category=Social%20Media")).total).toBe(
      (await get("tag=New&category=Social%20Media")).total,
    );
    expect(await get("color=black&tag=New")).toMatchObject({ total: 0, images: [] });
    expect(await get(`color=${encodeURIComponent('"},{\\')}`)).toMatchObject({ total: 0, images: [] });
    expect(all.images[0]?.colors).toEqual(["teal", "red"]);
  });

  it("are the same for the same seed, and longer ones begin with the shorter ones", async () => {
    const five = await get("random=true&seed=abc&limit=5");
    const ten = await get("random=true&seed=abc&limit=10");
    const other = await get("random=true&seed=abd&limit=10");
    expect(ids(ten).slice(0, 5)).toEqual(ids(five));
    expect(ids(other)).not.toEqual(ids(ten));
    expect(five).toMatchObject({ has_more: true, cursor: null, total: 47 });
    expect((await get("random=true&seed=abc&limit=50")).has_more).toBe(false);
  });

  it.each([
    ["category=Social%20Media", 16],
    ["category=", 47],
    ["category=Nothing", 0],
    ["category=Social%20Media&tag=New", 8],
    ["search=ZEBRA", 8],
    ["search=zebra%20banner", 8],
    ["search=zebra%20social", 0],
    ["search=100%25", 8],
    ["search=_sale", 8],
    ["search=a%5Cb", 8],
    ["search=%25", 8],
    ["search=%E6%97%A5%E6%9C%AC", 7],
    ["search=%C3%BCnder", 8],
    ["search=secret", 0],
    ["search=ze", 8],
    ["search=br", 0],
  ])("filtered by %s contain %i images", async (query, total) => {
    const list = await get(`${query}&limit=100`);
    expect([list.total, list.images.length]).toEqual([total, total]);
  });

  it("for the site map contain every image once", async () => {
    const { status, body } = await api.browser().request<SiteMapImages>("GET", "/api/site-map/1");
    expect(status).toBe(200);
    expect(new Set(body.images.map(({ id }) => id)).size).toBe(47);
    expect((await api.browser().request("GET", "/api/site-map/2")).status).toBe(404);

    const [first] = body.images;
    expect(first?.updated_at).toBeUndefined();
    const { token } = await api.account("admin");
    await api.browser().request("PUT", `/api/images/${first?.id}`, { token, body: { alt: "Seen anew" } });
    const after = await api.browser().request<SiteMapImages>("GET", "/api/site-map/1");
    expect(Date.parse(after.body.images[0]?.updated_at ?? "")).toBeGreaterThan(
      Date.parse(first?.created_at ?? ""),
    );
  });

  it("find an image by any slug that ends with its short id", async () => {
    const [image] = (await get("limit=1&search=zebra")).images;
    const short = image?.id.slice(-8) ?? "";
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 60, unit: "grapheme" }), async (title) => {
        const slug = encodeURIComponent(`${titleSlug(title)}-${short}`);
        const { status, body } = await api.browser().request<Image>("GET", `/api/images/by-slug/${slug}`);
        expect([status, body.id]).toEqual([200, image?.id]);
      }),
      { numRuns: 30 },
    );
    const wrong = await api.browser().request("GET", "/api/images/by-slug/no-such");
    expect(wrong.body).toMatchObject({ status: 400, detail: "Invalid image slug format" });
  });

  it("of similar images exclude the image itself, and begin with the closest", async () => {
    const [image] = (await get("limit=1&search=zebra")).images;
    const { body } = await api
      .browser()
      .request<{ images: Image[] }>("GET", `/api/images/${image?.id}/similar?limit=4`);
    expect(body.images).toHaveLength(4);
    expect(body.images.map(({ id }) => id)).not.toContain(image?.id);
    expect(body.images.every(({ category }) => category === image?.category)).toBe(true);
  });

  it("have counts that match the stored images after inserts, changes and deletions", async () => {
    const differences = sql`
      WITH counted AS (SELECT category, tag, theme, count(*)::integer AS count FROM images GROUP BY 1, 2, 3),
        cached AS (SELECT category, tag, theme, count::integer FROM facets)
      (TABLE counted EXCEPT TABLE cached) UNION ALL (TABLE cached EXCEPT TABLE counted)`;
    const rollBack = new Error("Other tests need the images as they were");
    const changes = api.services.database.transaction(async (transaction) => {
      const expectSame = async () => expect((await transaction.execute(differences)).rows).toEqual([]);
      await expectSame();
      await transaction.execute(
        sql`UPDATE images SET category = 'New', tag = upper(tag) WHERE title LIKE ${"%0%"}`,
      );
      await expectSame();
      await transaction.execute(sql`DELETE FROM images WHERE category = 'New' OR title LIKE '%1%'`);
      await expectSame();
      const { rows } = await transaction.execute(sql`SELECT count(*)::integer AS left FROM images`);
      expect(rows[0]?.["left"]).toBeLessThan(47);
      throw rollBack;
    });
    await expect(changes).rejects.toBe(rollBack);
  });

  it.each(["UPPER", "a", "x".repeat(300), "%F0%9F%92%A1", "..%2f..", "%00"])(
    "return 404 for the id %j and for its similar images",
    async (id) => {
      for (const url of [`/api/images/${id}`, `/api/images/${id}/similar`]) {
        const { status, body } = await api.browser().request("GET", url);
        expect([status, body["code"]]).toEqual([404, "not-found"]);
      }
    },
  );

  it("have an ETag, and return 304 to clients that send it, weak or not", async () => {
    const browser = api.browser();
    const first = await browser.request("GET", "/api/images?limit=2");
    expect(first.headers["cache-control"]).toMatch(/^public, max-age=0/);
    expect(first.headers["set-cookie"]).toBeUndefined();
    const again = await browser.request("GET", "/api/images?limit=2", {
      headers: { "if-none-match": String(first.headers["etag"]) },
    });
    expect([again.status, again.text]).toEqual([304, ""]);
    // nginx makes entity tags weak when it compresses responses.
    const weak = await browser.request("GET", "/api/images?limit=2", {
      headers: { "if-none-match": `"other", W/${String(first.headers["etag"])}` },
    });
    expect(weak.status).toBe(304);
  });
});
