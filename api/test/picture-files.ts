import sharp, { type Sharp } from "sharp";

/** Files that are hard to decode: faults, rare features, odd shapes. */

interface Colour {
  r: number;
  g: number;
  b: number;
  alpha?: number;
}

export const BROWN: Colour = { r: 153, g: 102, b: 77 };

/** One colour, which stays one colour at every size. */
export const plain = (width = 64, height = 80, colour = BROWN): Sharp =>
  sharp({
    create: { width, height, channels: colour.alpha === undefined ? 3 : 4, background: colour },
    limitInputPixels: false,
  });

/** Noise, so that a JPEG has data that can be cut. */
export const noisy = (width = 320, height = 400): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  });

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

const crcOf = (bytes: Buffer): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};

/** Inserts a chunk behind a PNG's header. */
export const withPngChunk = (png: Buffer, type: string, data: Buffer): Buffer => {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const chunk = Buffer.alloc(typed.length + 8);
  chunk.writeUInt32BE(data.length);
  typed.copy(chunk, 4);
  chunk.writeUInt32BE(crcOf(typed), typed.length + 4);
  const headerEnd = 33;
  return Buffer.concat([png.subarray(0, headerEnd), chunk, png.subarray(headerEnd)]);
};

/** A PNG with a `gAMA`, in hundred thousandths. */
export const withPngGamma = async (picture: Sharp, gamma: number): Promise<Buffer> => {
  const data = Buffer.alloc(4);
  data.writeUInt32BE(gamma);
  return withPngChunk(await picture.png().toBuffer(), "gAMA", data);
};

/** Inserts bytes between the first two segments of a JPEG. */
export const withJpegJunk = (jpeg: Buffer): Buffer => {
  const at = 4 + jpeg.readUInt16BE(4);
  return Buffer.concat([jpeg.subarray(0, at), Buffer.from([0, 0x12, 0x34]), jpeg.subarray(at)]);
};

export const withoutEnd = (file: Buffer, bytes: number): Buffer => file.subarray(0, file.length - bytes);

/** The mean of each channel in sRGB, without alpha. */
export const meanColour = async (file: Buffer): Promise<number[]> => {
  const { channels } = await sharp(file).removeAlpha().stats();
  return channels.map(({ mean }) => Math.round(mean));
};
