const MB = 1024 * 1024;

/** Limits for uploads over HTTP. */
export const LIMITS = {
  fileBytes: 16 * MB,
  /** Descriptors, states of the registry and trust documents. */
  documentBytes: 4 * MB,
  files: 400,
  /** Each file may have two compressed copies; the descriptor is one more object. */
  objectsPerRelease: 3 * 400 + 1,
  releaseBytes: 64 * MB,
  bytesPerHour: 512 * MB,
  /** How many bodies may be received at the same time. */
  uploads: 8,
} as const;
