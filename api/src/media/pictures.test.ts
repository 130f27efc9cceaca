import { deflateSync } from "node:zlib";
import { DOWNLOADS, RENDITIONS, type Rendition } from "@promptfolio/contracts/media";
import sharp from "sharp";
import { BROWN, meanColour, plain, withPngChunk, withPngGamma } from "../../test/picture-files";
import { makePicture } from "../../test/pictures";
import { inspectPicture, readPicture, renderPicture, UnusablePicture } from "./pictures";

const renditionNamed = (wanted: string): Rendition => {
  const found = [...RENDITIONS, ...DOWNLOADS].find(({ name }) => name === wanted);
  if (!found) throw new Error(`There is no rendition ${wanted}`);
  return found;
};

const LOOK = { thumbhash: "known", colors: ["blue"] };

describe("a picture whose look is known", () => {
  it("is read from its header, without decoding", async () => {
    const whole = await makePicture({ width: 300, height: 375, format: "jpeg" });
    const truncated = whole.subarray(0, whole.length / 2);
    await expect(inspectPicture(truncated)).rejects.toThrow(UnusablePicture);
    expect(await readPicture(truncated, LOOK)).toEqual({
      format: "jpeg",
      width: 300,
      height: 375,
      ...LOOK,
    });
  });

  it("must have an accepted type", async () => {
    const gif = await makePicture({ width: 300, height: 375, format: "gif" });
    await expect(readPicture(gif, LOOK)).rejects.toThrow("must be a PNG, JPEG or WebP");
  });
});

describe("a rendition", () => {
  const tagged = (profile: string) => plain().toColourspace("cmyk").withIccProfile(profile).jpeg().toBuffer();
  /** The same numbers, in the profile's larger space. */
  const displayP3 = async () => {
    const { icc } = await sharp(await plain().withIccProfile("p3").png().toBuffer()).metadata();
    const data = Buffer.concat([Buffer.from("p3\0\0", "latin1"), deflateSync(icc ?? "")]);
    return withPngChunk(await plain().png().toBuffer(), "iCCP", data);
  };

  it.each<[string, () => Promise<Buffer>, readonly number[], number]>([
    ["8 bits", () => plain().png().toBuffer(), [153, 102, 77], 2],
    ["16 bits", () => plain().toColourspace("rgb16").png().toBuffer(), [153, 102, 77], 2],
    ["grey", () => plain().greyscale().png().toBuffer(), [112, 112, 112], 2],
    ["16 bits of grey", () => plain().toColourspace("grey16").png().toBuffer(), [112, 112, 112], 2],
    ["Display P3", displayP3, [162, 99, 72], 2],
    // Those with a gAMA: what Chromium shows.
    ["linear gAMA", () => withPngGamma(plain(), 100_000), [203, 170, 149], 3],
    ["gAMA of 1.8", () => withPngGamma(plain(), 55_555), [169, 121, 96], 3],
    ["dark gAMA", () => withPngGamma(plain(), 30_000), [118, 61, 37], 6],
    ["gAMA of sRGB", () => withPngGamma(plain(), 45_455), [153, 102, 77], 2],
    ["empty gAMA", () => withPngGamma(plain(), 0), [153, 102, 77], 2],
    [
      "gAMA beside sRGB",
      async () => withPngChunk(await withPngGamma(plain(), 100_000), "sRGB", Buffer.from([0])),
      [153, 102, 77],
      2,
    ],
    [
      "linear gAMA of 16 bits",
      () => withPngGamma(plain().toColourspace("rgb16"), 100_000),
      [203, 170, 149],
      3,
    ],
    ["linear gAMA of grey", () => withPngGamma(plain().greyscale(), 100_000), [178, 178, 178], 5],
    [
      "linear gAMA, half transparent on white",
      () => withPngGamma(plain(64, 80, { r: 40, g: 20, b: 10, alpha: 0.5 }), 100_000),
      [183, 167, 155],
      3,
    ],
    ["CMYK with a profile", () => tagged("cmyk"), [153, 102, 77], 20],
    [
      "half transparent on white",
      () =>
        plain(64, 80, { ...BROWN, alpha: 0.5 })
          .png()
          .toBuffer(),
      [204, 179, 166],
      2,
    ],
  ])("has the colours that browsers show: %s", async (_, make, expected, tolerance) => {
    const { data } = await renderPicture(await make(), renditionNamed("download-1350"), "jpg");
    const mean = await meanColour(data);
    for (const [channel, value] of expected.entries())
      expect(Math.abs((mean[channel] ?? -1) - value)).toBeLessThanOrEqual(tolerance);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])("stands upright: orientation %i", async (orientation) => {
    const file = await plain(64, 80).withMetadata({ orientation }).jpeg().toBuffer();
    const { info } = await renderPicture(file, renditionNamed("detail"), "webp");
    expect([info.width, info.height]).toEqual(orientation < 5 ? [64, 80] : [80, 64]);
  });

  it.each(["avif", "webp"] as const)("is small as a card of many details: %s", async (format) => {
    const noise = { type: "gaussian", mean: 128, sigma: 22 } as const;
    const detailed = sharp({ create: { width: 1080, height: 1350, channels: 3, background: "#b33", noise } });
    const file = await detailed.blur(1).png().toBuffer();
    const card = await renderPicture(file, renditionNamed("card-double"), format);
    expect(card.data.length).toBeLessThanOrEqual(40_000);
    const detail = await renderPicture(file, renditionNamed("detail"), format);
    expect(detail.data.length).toBeGreaterThan(40_000);
  });

  it.each([
    [1, 30_000],
    [720, 37_000],
    [50, 12_000],
    [30_000, 20],
  ])("is made of a picture that is too long for an upload: %i by %i", async (width, height) => {
    const file = await plain(width, height).png().toBuffer();
    for (const rendition of [...RENDITIONS, ...DOWNLOADS]) {
      const made = await renderPicture(file, rendition, "webp");
      expect(made.data.length).toBeGreaterThan(0);
    }
  });
});
