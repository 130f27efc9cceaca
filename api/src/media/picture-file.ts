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

/** A PNG's chunks before its pixels, by their types (https://www.w3.org/TR/png-3/#5Chunk-layout). */
const pngHeadOf = (file: Buffer): ReadonlyMap<string, Buffer> => {
  const chunks = new Map<string, Buffer>();
  if (formatOf(file) !== "png") return chunks;
  let at = PNG_SIGNATURE.length;
  while (at + 8 <= file.length) {
    const length = file.readUInt32BE(at);
    const type = file.toString("latin1", at + 4, at + 8);
    if (type === "IDAT") break;
    chunks.set(type, file.subarray(at + 8, at + 8 + length));
    at += PNG_CHUNK_OVERHEAD + length;
  }
  return chunks;
};

export const isAnimatedPng = (file: Buffer): boolean => pngHeadOf(file).has("acTL");

/** Chunks that define a PNG's colours instead of `gAMA`. */
const COLOUR_SPACES = ["cICP", "iCCP", "sRGB"];
/** In hundred thousandths. */
const SRGB_GAMMA = 45_455;

/**
 * The power that turns a PNG's values into sRGB's, by its `gAMA`, which browsers apply and libvips doesn't; undefined if
 * its values are sRGB's.
 */
export const pngExponent = (file: Buffer): number | undefined => {
  const head = pngHeadOf(file);
  const chunk = head.get("gAMA");
  if (chunk?.length !== 4 || COLOUR_SPACES.some((type) => head.has(type))) return undefined;
  const gamma = chunk.readUInt32BE();
  return gamma === 0 || gamma === SRGB_GAMMA ? undefined : SRGB_GAMMA / gamma;
};

/** A JPEG with the end marker that it lacks; undefined if it has one, or is no JPEG. */
export const withJpegEnd = (file: Buffer): Buffer | undefined =>
  formatOf(file) === "jpeg" && !file.subarray(-2).equals(JPEG_END)
    ? Buffer.concat([file, JPEG_END])
    : undefined;

/** IPTC's term for a picture that a model made (https://cv.iptc.org/newscodes/digitalsourcetype/). */
const DIGITAL_SOURCE_TYPE = "http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia";

/** The XMP packet of every download. It doesn't contain the prompt, which costs a credit. */
export const SOURCE_TYPE_XMP = `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">
<Iptc4xmpExt:DigitalSourceType>${DIGITAL_SOURCE_TYPE}</Iptc4xmpExt:DigitalSourceType>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
