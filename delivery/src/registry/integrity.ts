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
