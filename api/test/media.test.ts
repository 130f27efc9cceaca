import type { Image } from "@promptfolio/contracts/api/images";
import { transformsOf } from "@promptfolio/contracts/media";
import { QueueFullError } from "@promptfolio/server/queue-limit";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { addMissingColors } from "../src/images/missing-colors";
import { createMediaLibrary } from "../src/media/library";
import { SERVED } from "../src/media/routes";
import { makeForm, makePicture } from "./pictures";
import { startApi, type TestApi } from "./test-api";

describe("pictures", () => {
  let api: TestApi;
  let image: Image;
  const key = () => image.imageUrl.split("/").at(-1) ?? "";
  const get = (transforms: string, headers: Record<string, string> = {}) =>
    api.app.inject({ url: `/media/${transforms}/${key()}`, headers });

  beforeAll(async () => {
    api = await startApi();
    const admin = api.browser(await api.account("admin"));
    const fields = { title: "P", category: "C", tag: "T", theme: "T", prompt: "P" };
    const form = makeForm(fields, { bytes: await makePicture() });
    image = (await admin.request<Image>("POST", "/api/images", form)).body;
  });

  it("have colours, also those that were added by a version without them", async () => {
    const { database, changed } = api.services;
    expect(image.colors.length).toBeGreaterThan(0);
    await database.execute(sql`UPDATE images SET colors = '{}'`);
    await addMissingColors(api.services);
    await changed();
    const { body } = await api.browser().request<Image>("GET", `/api/images/${image.id}`);
    expect(body.colors).toEqual(image.colors);
  });

  it.each([
    ["c_fill,w_432,h_540,q_auto,f_webp", 432, 540, "webp"],
    ["c_fill,w_1200,h_630,q_auto,f_jpg", 1200, 630, "jpeg"],
    ["c_limit,w_540,q_auto,f_webp", 540, 675, "webp"],
    // Never enlarged.
    ["c_limit,w_1620,q_auto,f_webp", 1080, 1350, "webp"],
    ["c_fill,w_216,h_270,q_auto,f_avif", 216, 270, "heif"],
  ])("with %s are %i by %i, in %s", async (transforms, width, height, format) => {
    const response = await get(transforms);
    expect(response.statusCode).toBe(200);
    sharp.unblock({ operation: ["VipsForeignLoadHeif"] });
    const metadata = await sharp(response.rawPayload).metadata();
    expect(metadata).toMatchObject({ width, height, format });
    expect(metadata.exif).toBeUndefined();
  });

  it.each([
    ["image/avif,image/webp,*/*", "image/avif"],
    ["image/webp,*/*;q=0.8", "image/webp"],
    ["image/avif;q=0, image/webp", "image/webp"],
    ["*/*", "image/jpeg"],
  ])("are sent to a browser that accepts %s as %s", async (accept, type) => {
    const response = await get("c_fill,w_216,h_270,q_auto,f_auto", { accept });
    expect(response.headers).toMatchObject({
      "content-type": type,
      vary: "Accept",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
  });

  it.each([
    "c_fill,w_433,h_540,q_auto,f_auto",
    "w_432,c_fill,h_540,q_auto,f_auto",
    "c_fill,w_432,h_540",
    "c_fill,w_432,h_540,q_100,f_auto",
    "c_fill,w_432,h_540,q_auto,f_png",
    "c_fill,w_432,h_540,q_auto,f_pdf",
    "c_limit,w_3840,h_3840,q_auto,f_auto",
    "originals",
    "..%2foriginals",
  ])("aren't made with other transforms, such as %s", async (transforms) => {
    const response = await get(transforms);
    expect([response.statusCode, response.headers["content-type"]]).toEqual([
      404,
      "application/problem+json; charset=utf-8",
    ]);
  });

  it.each(["nothing", "..%2f..%2fsecret", "aaaaaaaaaaaaaaaaaaaaaaaa-0123456789"])(
    "aren't found under the key %s",
    async (other) => {
      const response = await api.app.inject(
        `/media/${transformsOf({ crop: "limit", width: 540, height: null })}/${other}`,
      );
      expect(response.statusCode).toBe(404);
    },
  );

  it("support conditional and range requests", async () => {
    const transforms = "c_limit,w_540,q_auto,f_webp";
    const whole = await get(transforms);
    const etag = String(whole.headers.etag);
    expect((await get(transforms, { "if-none-match": etag })).statusCode).toBe(304);
    const part = await get(transforms, { range: "bytes=10-19" });
    expect(part.statusCode).toBe(206);
    expect(part.headers["content-range"]).toBe(`bytes 10-19/${whole.rawPayload.length}`);
    expect(part.rawPayload).toEqual(whole.rawPayload.subarray(10, 20));
    expect((await get(transforms, { range: "bytes=10-19", "if-range": '"old"' })).statusCode).toBe(200);
    expect((await get(transforms, { range: `bytes=${whole.rawPayload.length}-` })).statusCode).toBe(416);
  });

  it("are generated once for simultaneous requests", async () => {
    const writes: string[] = [];
    const { store } = api.services;
    const write = store.write.bind(store);
    store.write = (to, ...rest) => {
      writes.push(to);
      return write(to, ...rest);
    };
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => get("c_fill,w_648,h_810,q_auto,f_webp")),
    );
    expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(writes).toHaveLength(1);
  });

  it("wait for a free slot before their original is read", async () => {
    const { store } = api.services;
    const read = store.read.bind(store);
    const reading: (() => void)[] = [];
    store.read = async (from) => {
      if (from.startsWith("originals/")) await new Promise<void>((resolve) => reading.push(resolve));
      return read(from);
    };
    const responses = [540, 720, 1080, 1620].map((width) => get(`c_limit,w_${width},q_auto,f_jpg`));
    while (reading.length < 2) await new Promise(setImmediate);
    // When this picture isn't found, the other requests have looked up their image, too.
    expect((await api.app.inject("/media/c_limit,w_540,q_auto,f_jpg/none-0123456789")).statusCode).toBe(404);
    expect(reading).toHaveLength(2);
    store.read = read;
    for (const go of reading) go();
    for (const response of responses) expect((await response).statusCode).toBe(200);
  });

  it("are refused once they have waited too long, while those before them are being made", async () => {
    const { database, store } = api.services;
    let finish = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const read = async (from: string) => {
      if (from.startsWith("originals/")) await held;
      return store.read(from);
    };
    const media = createMediaLibrary(database, { ...store, read }, 50);
    const [first, second, third] = [540, 720, 1080].map((width) => {
      const wanted = SERVED.get(`c_limit,w_${width},q_auto,f_avif`);
      return wanted && media.rendition(key(), wanted.rendition, "avif");
    });
    await expect(third).rejects.toThrow(QueueFullError);
    finish();
    expect(await Promise.all([first, second])).toEqual([expect.any(Buffer), expect.any(Buffer)]);
  });
});
