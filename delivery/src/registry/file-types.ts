interface FileType {
  type: string;
  /** Whether compressed copies are stored: other formats are compressed already. */
  isCompressible?: boolean;
}

const text = (type: string): FileType => ({ type: `${type}; charset=utf-8`, isCompressible: true });

/** The files that browsers can get, by the ending of their name. */
export const FILE_TYPES: ReadonlyMap<string, FileType> = new Map(
  Object.entries({
    js: text("text/javascript"),
    mjs: text("text/javascript"),
    css: text("text/css"),
    json: text("application/json"),
    webmanifest: text("application/manifest+json"),
    txt: text("text/plain"),
    ts: text("text/plain"),
    xml: text("application/xml"),
    vtt: text("text/vtt"),
    zip: { type: "application/zip" },
    wasm: { type: "application/wasm", isCompressible: true },
    svg: { type: "image/svg+xml", isCompressible: true },
    png: { type: "image/png" },
    jpg: { type: "image/jpeg" },
    jpeg: { type: "image/jpeg" },
    gif: { type: "image/gif" },
    webp: { type: "image/webp" },
    avif: { type: "image/avif" },
    ico: { type: "image/x-icon", isCompressible: true },
    woff2: { type: "font/woff2" },
    woff: { type: "font/woff" },
    ttf: { type: "font/ttf", isCompressible: true },
    otf: { type: "font/otf", isCompressible: true },
    mp4: { type: "video/mp4" },
    webm: { type: "video/webm" },
    mp3: { type: "audio/mpeg" },
    ogg: { type: "audio/ogg" },
    wav: { type: "audio/wav" },
    pdf: { type: "application/pdf" },
  }),
);

/** Whether it is a file of a release that no browser gets. */
export const isServerFile = (path: string): boolean => path.startsWith("server/");

/** The type of a file that browsers can get; undefined if they can't. */
export const fileTypeOf = (path: string): FileType | undefined =>
  isServerFile(path) ? undefined : FILE_TYPES.get(path.slice(path.lastIndexOf(".") + 1));

/** The files of a release that no browser could get, though it is meant to, in sentences. */
export const fileTypeErrors = (files: readonly { path: string }[]): string[] =>
  files
    // Source maps belong elsewhere, which has an error of its own.
    .filter(({ path }) => !isServerFile(path) && !fileTypeOf(path) && !path.endsWith(".map"))
    .map(
      ({ path }) => `${path} has an ending that the site does not serve (docs/release-format.md lists them)`,
    );
