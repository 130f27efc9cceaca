import type { Image } from "@promptfolio/contracts/api/images";
import type { Browser } from "./browser";
import { noisy, plain, withJpegJunk, withoutEnd, withPngChunk } from "./picture-files";
import { makeForm } from "./pictures";
import { startApi, type TestApi } from "./test-api";

const FIELDS = { title: "P", category: "C", tag: "T", theme: "T", prompt: "P" };
const FRAMES = Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]);
/** The bytes of a PNG's last chunk, which is empty. */
const IEND = 12;

const jpeg = () => noisy().jpeg({ quality: 80 }).toBuffer();
const png = () => noisy().png().toBuffer();

/** Flips bits in the middle of a JPEG's data. */
const disturbed = (file: Buffer): Buffer => {
  const copy = Buffer.from(file);
  for (const share of [0.4, 0.5, 0.6]) {
    const at = Math.floor(copy.length * share);
    copy.writeUInt8(copy.readUInt8(at) ^ 0x55, at);
  }
  return copy;
};

describe("an uploaded picture", () => {
  let api: TestApi;
  let admin: Browser;

  beforeAll(async () => {
    api = await startApi();
    admin = api.browser(await api.account("admin"));
  });

  const upload = (bytes: Buffer) =>
    admin.request<Image & { code: string; detail: string }>(
      "POST",
      "/api/images",
      makeForm(FIELDS, { bytes }),
    );
  const replace = (id: string, bytes: Buffer) =>
    admin.request<{ code: string }>("PUT", `/api/images/${id}/file`, makeForm({}, { bytes }));

  it.each<[string, () => Promise<Buffer>]>([
    ["a JPEG without its end marker", async () => withoutEnd(await jpeg(), 2)],
    ["a JPEG with junk between markers", async () => withJpegJunk(await jpeg())],
    ["a JPEG with junk behind its end", async () => Buffer.concat([await jpeg(), Buffer.from("junk")])],
    ["a JPEG with faults in its data", async () => disturbed(await jpeg())],
    ["a PNG without its last chunk", async () => withoutEnd(await png(), IEND)],
    ["the smallest picture", () => plain(16, 16).png().toBuffer()],
    ["the longest picture", () => plain(128, 16).webp().toBuffer()],
  ])("is accepted and shown, though odd: %s", async (_, make) => {
    const { status, body } = await upload(await make());
    expect(status).toBe(201);
    const key = body.imageUrl.split("/").at(-1);
    for (const transforms of ["c_fill,w_432,h_540,q_auto,f_webp", "c_limit,w_3840,h_3840,q_auto,f_png"])
      expect((await api.app.inject(`/media/${transforms}/${key}`)).statusCode).toBe(200);
  });

  it.each<[string, string, string, () => Promise<Buffer>]>([
    ["half of a JPEG", "unreadable", "damaged", async () => withoutEnd(await jpeg(), 9000)],
    ["a JPEG that lacks its last bytes", "unreadable", "damaged", async () => withoutEnd(await jpeg(), 400)],
    ["half of a PNG", "unreadable", "damaged", async () => withoutEnd(await png(), 9000)],
    ["an animated PNG", "unreadable", "Animated", async () => withPngChunk(await png(), "acTL", FRAMES)],
    ["1 by 30,000 pixels", "wrong-shape", "1×30000", () => plain(1, 30_000).png().toBuffer()],
    ["720 by 37,000 pixels", "wrong-shape", "720×37000", () => plain(720, 37_000).png().toBuffer()],
    ["50 by 12,000 pixels", "wrong-shape", "50×12000", () => plain(50, 12_000).png().toBuffer()],
    ["15 by 15 pixels", "wrong-shape", "15×15", () => plain(15, 15).png().toBuffer()],
  ])("is refused with a reason: %s", async (_, code, words, make) => {
    const bytes = await make();
    const { status, body } = await upload(bytes);
    expect([status, body.code]).toEqual([422, code]);
    expect(body.detail).toContain(words);
    const { body: image } = await upload(await png());
    expect(await replace(image.id, bytes)).toMatchObject({ status: 422, body: { code } });
  });

  it("is refused if decoding takes too much memory: 26 megapixels of 16 bits", async () => {
    const { status, body } = await upload(await plain(5200, 5000).toColourspace("rgb16").png().toBuffer());
    expect([status, body.detail]).toEqual([413, "With 16 bits the image must have 25 megapixels at most."]);
  });
});
