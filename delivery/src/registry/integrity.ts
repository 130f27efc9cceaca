import { createHash } from "node:crypto";
import type { ReleaseDescriptor } from "@promptfolio/contracts/release";

export const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash("sha384").update(bytes).digest("base64")}`;

/** A hash of a whole release: its files, routes and requirements, but not its build time, source or provenance. */
export const releaseIntegrity = ({
  builtAt: _,
  source: __,
  provenance: ___,
  ...contents
}: ReleaseDescriptor): string => integrityOf(Buffer.from(JSON.stringify(contents)));
