const MB = 1024 * 1024;

/** What the site accepts over HTTP. */
export const LIMITS = {
  fileBytes: 16 * MB,
  /** Descriptors, states of the registry and trust documents. */
  documentBytes: 4 * MB,
  files: 400,
  /** Each file may have two compressed ones beside it. */
  objectsPerRelease: 3 * 400 + 1,
  releaseBytes: 64 * MB,
  /** What one key may upload in an hour. */
  bytesPerHour: 512 * MB,
  /** Bodies that are received at the same time. */
  uploads: 8,
} as const;
