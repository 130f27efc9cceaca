/** File extensions by format. */
export const EXTENSIONS = { png: "png", jpeg: "jpg", webp: "webp" } as const;
export type Format = keyof typeof EXTENSIONS;

const PNG_SIGNATURE = "\x89PNG\r\n\x1a\n";
/** A chunk's length counts neither itself nor the chunk's type and checksum, of four bytes each. */
const PNG_CHUNK_OVERHEAD = 12;
const JPEG_END = Buffer.from([0xff, 0xd9]);

export const isFormat = (format: string): format is Format => format in EXTENSIONS;

/** The format by a file's first bytes, whatever its name or type; undefined if the format isn't accepted. */
export const formatOf = (head: Uint8Array): Format | undefined => {
  const text = Buffer.from(head.subarray(0, 12)).toString("latin1");
  if (text.startsWith(PNG_SIGNATURE)) return "png";
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  return text.startsWith("RIFF") && text.slice(8) === "WEBP" ? "webp" : undefined;
};

/** Whether a PNG is animated: `acTL` comes before the first `IDAT` (https://www.w3.org/TR/png-3/#acTL-chunk). */
export const isAnimatedPng = (file: Buffer): boolean => {
  if (formatOf(file) !== "png") return false;
  let at = PNG_SIGNATURE.length;
  while (at + 8 <= file.length) {
    const type = file.toString("latin1", at + 4, at + 8);
    if (type === "acTL" || type === "IDAT") return type === "acTL";
    at += PNG_CHUNK_OVERHEAD + file.readUInt32BE(at);
  }
  return false;
};

/** A JPEG with the end marker that it lacks; undefined if it has one, or is no JPEG. */
export const withJpegEnd = (file: Buffer): Buffer | undefined =>
  formatOf(file) === "jpeg" && !file.subarray(-2).equals(JPEG_END)
    ? Buffer.concat([file, JPEG_END])
    : undefined;
