import { createHash } from "node:crypto";
import { isSourceMap, type ReleaseDescriptor } from "@promptfolio/contracts/release";

export const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash("sha384").update(bytes).digest("base64")}`;

/**
 * A hash of a whole release: its files, routes and requirements, but not its build time, source or provenance, nor its
 * source maps, which contain the sources' comments.
 */
export const releaseIntegrity = ({
  builtAt: _,
  source: __,
  provenance: ___,
  files,
  ...contents
}: ReleaseDescriptor): string => {
  const served = files.filter(({ path }) => !isSourceMap(path));
  return integrityOf(Buffer.from(JSON.stringify({ ...contents, files: served })));
};

/** A hash source of a Content-Security-Policy. */
export const CONTENT_HASH_PATTERN = "^'sha(256|384|512)-[A-Za-z0-9+/]+={0,2}'$";

/** A Content-Security-Policy source that allows exactly this inline script or style. */
export const contentHash = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** A policy source made from a file's integrity, which has the same form; undefined if the integrity is empty. */
export const integrityHash = (integrity: string): string | undefined =>
  integrity === "" ? undefined : `'${integrity}'`;

/**
 * Allows empty style elements. Libraries add rules to them through the CSS object model, which any running script may
 * do anyway. Style text injected as markup is still refused.
 */
export const EMPTY_STYLE_HASH = contentHash("");
