import { createHash } from "node:crypto";

/** A hash as a source in a Content-Security-Policy. */
export const CONTENT_HASH_PATTERN = "^'sha(256|384|512)-[A-Za-z0-9+/]+={0,2}'$";

/** A Content-Security-Policy source that allows exactly this inline script or style. */
export const contentHash = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** A policy source out of a file's integrity, which has the same form; undefined if it has none. */
export const integrityHash = (integrity: string): string | undefined =>
  integrity === "" ? undefined : `'${integrity}'`;

/**
 * Allows empty style elements. Libraries add rules to them through the CSS object model, which scripts that run may do
 * anyway; text that is injected as markup is still refused.
 */
export const EMPTY_STYLE_HASH = contentHash("");
