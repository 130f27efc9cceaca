import { DOWNLOADS, RENDITIONS } from "@promptfolio/contracts/media";
import sharp, { type Sharp } from "sharp";
import { makePdf } from "../src/media/picture-pdf";
import { inspectPicture, renderPicture } from "../src/media/pictures";
import { BROWN, noisy, plain, withJpegJunk, withoutEnd, withPngGamma } from "./picture-files";

type Made = readonly [string, () => Promise<Buffer>];

const SIZES = [
  [16, 16],
  [16, 128],
  [128, 16],
  [401, 503],
  [1080, 1350],
] as const;

const encoded = (format: "png" | "jpeg" | "webp"): Made[] =>
  SIZES.map(([width, height]) => [
    `${format} ${width}×${height}`,
    () => plain(width, height).toFormat(format).toBuffer(),
  ]);

const PIXELS: readonly (readonly [string, () => Sharp])[] = [
  ["colours", () => plain()],
  ["transparent colours", () => plain(64, 80, { ...BROWN, alpha: 0.5 })],
  ["grey", () => plain().greyscale()],
  ["transparent grey", () => plain(64, 80, { ...BROWN, alpha: 0.5 }).greyscale()],
  ["16 bits", () => plain().toColourspace("rgb16")],
  ["16 transparent bits", () => plain(64, 80, { ...BROWN, alpha: 0.5 }).toColourspace("rgb16")],
  ["16 bits of grey", () => plain().toColourspace("grey16")],
];

const pngs = (): Made[] =>
  PIXELS.flatMap(([name, make]) =>
    [false, true].map(
      (progressive): Made => [
        `png of ${name}${progressive ? ", interlaced" : ""}`,
        () => make().png({ progressive }).toBuffer(),
      ],
    ),
  );

const palettes = (): Made[] =>
  [2, 4, 16, 256].map(
    (colours): Made => [
      `png of ${colours} colours`,
      () => plain().png({ palette: true, colours }).toBuffer(),
    ],
  );

const jpegs = (): Made[] =>
  (["srgb", "b-w", "cmyk"] as const).flatMap((space) =>
    [false, true].flatMap((progressive) =>
      ["4:4:4", "4:2:0"].map(
        (chromaSubsampling): Made => [
          `jpeg in ${space}, ${chromaSubsampling}${progressive ? ", progressive" : ""}`,
          () => plain().toColourspace(space).jpeg({ progressive, chromaSubsampling }).toBuffer(),
        ],
      ),
    ),
  );

const upright = (): Made[] =>
  ([1, 2, 3, 4, 5, 6, 7, 8] as const).flatMap((orientation) =>
    (["jpeg", "webp"] as const).map(
      (format): Made => [
        `${format} with orientation ${orientation}`,
        () => plain().withMetadata({ orientation }).toFormat(format).toBuffer(),
      ],
    ),
  );

const webps = (): Made[] =>
  [{ lossless: true }, { nearLossless: true }, { smartSubsample: true }, { alphaQuality: 20 }].map(
    (options): Made => [
      `webp ${JSON.stringify(options)}`,
      () =>
        plain(64, 80, { ...BROWN, alpha: 0.5 })
          .webp(options)
          .toBuffer(),
    ],
  );

const profiles = (): Made[] => [
  ["png with a linear gAMA", () => withPngGamma(plain(), 100_000)],
  ...(["png", "jpeg", "webp"] as const).map(
    (format): Made => [
      `${format} in Display P3`,
      () => plain().withIccProfile("p3").toFormat(format).toBuffer(),
    ],
  ),
  [
    "jpeg in CMYK with a profile",
    () => plain().toColourspace("cmyk").withIccProfile("cmyk").jpeg().toBuffer(),
  ],
];

const faults = (): Made[] => [
  ["jpeg without its end", async () => withoutEnd(await noisy().jpeg().toBuffer(), 2)],
  ["jpeg with junk", async () => withJpegJunk(await noisy().jpeg().toBuffer())],
  ["jpeg with a tail", async () => Buffer.concat([await noisy().jpeg().toBuffer(), Buffer.alloc(99)])],
  ["png without its end", async () => withoutEnd(await noisy().png().toBuffer(), 12)],
  ["png with a tail", async () => Buffer.concat([await noisy().png().toBuffer(), Buffer.alloc(99)])],
];

const large = (): Made[] => [
  ["the longest", () => plain(1500, 12_000).png().toBuffer()],
  ["the widest", () => plain(12_000, 1500).webp().toBuffer()],
  ["the largest", () => plain(7071, 7071).jpeg().toBuffer()],
  ["the largest, interlaced", () => plain(7071, 7071).png({ progressive: true }).toBuffer()],
  ["the largest of 16 bits", () => plain(5000, 5000).toColourspace("rgb16").png().toBuffer()],
];

const TABLE: Made[] = [
  ...encoded("png"),
  ...encoded("jpeg"),
  ...encoded("webp"),
  ...pngs(),
  ...palettes(),
  ...jpegs(),
  ...upright(),
  ...webps(),
  ...profiles(),
  ...faults(),
  ...large(),
];

const FORMATS = ["jpg", "webp", "avif"] as const;

/** Each rendition in one format, another one for the next picture: formats don't depend on what was decoded. */
const rows = TABLE.map(([name, make], number) => ({
  name,
  make,
  renditions: RENDITIONS.map((rendition, index) => ({
    rendition,
    format: FORMATS[(number + index) % FORMATS.length] ?? "jpg",
  })),
}));

describe("what is accepted can be shown", () => {
  it("the table has 80 pictures or more", () => {
    expect(TABLE.length).toBeGreaterThanOrEqual(80);
  });

  it.each(rows)("in all renditions and downloads: $name", async ({ make, renditions }) => {
    const file = await make();
    const picture = await inspectPicture(file);
    for (const { rendition, format } of renditions) {
      const { info } = await renderPicture(file, rendition, format);
      if (rendition.crop === "fill")
        expect([info.width, info.height]).toEqual([rendition.width, rendition.height]);
      else expect(info.width).toBeLessThanOrEqual(Math.min(picture.width, rendition.width));
    }
    for (const rendition of DOWNLOADS) {
      const jpeg = await renderPicture(file, rendition, "jpg");
      expect((await makePdf(jpeg.data, "Title")).subarray(0, 5).toString()).toBe("%PDF-");
      const png = await renderPicture(file, rendition, "png");
      const { width, height } = jpeg.info;
      expect(await sharp(png.data).metadata()).toMatchObject({ width, height });
    }
  });
});
