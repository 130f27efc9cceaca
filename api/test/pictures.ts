import sharp from "sharp";

/** A noisy picture in the given format, with metadata that must not be delivered. */
export const makePicture = ({
  width = 1080,
  height = 1350,
  format = "webp",
}: {
  width?: number;
  height?: number;
  format?: "webp" | "png" | "jpeg" | "gif";
} = {}): Promise<Buffer> => {
  const isSmall = width * height < 4_000_000;
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: "#b33333",
      // Noise as content; a large picture stays plain, otherwise its file would be too large as well.
      ...(isSmall ? { noise: { type: "gaussian", mean: 128, sigma: 30 } } : {}),
    },
    limitInputPixels: false,
  })
    .withExif({ IFD0: { ImageDescription: "secret prompt in the metadata" } })
    .toFormat(format)
    .toBuffer();
};

const BOUNDARY = "----promptfolio";

/** A request of a multipart body with text fields and at most one file. */
export const makeForm = (
  fields: Readonly<Record<string, string>>,
  file?: { bytes: Buffer; name?: string; type?: string },
): { body: Buffer; headers: Record<string, string> } => {
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file) {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${file.name ?? "image"}"; filename="a"\r\nContent-Type: ${file.type ?? "image/webp"}\r\n\r\n`;
    parts.push(Buffer.from(head), file.bytes, Buffer.from("\r\n"));
  }
  parts.push(Buffer.from(`--${BOUNDARY}--\r\n`));
  return {
    body: Buffer.concat(parts),
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
  };
};
