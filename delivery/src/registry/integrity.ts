import { createHash } from "node:crypto";
import type { ReleaseDescriptor } from "@promptfolio/contracts/release";

export const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash("sha384").update(bytes).digest("base64")}`;

/** The fingerprint of a whole release: of its files, its routes and what it needs. Not of when and by whom it was built. */
export const releaseIntegrity = ({
  builtAt: _,
  source: __,
  provenance: ___,
  ...contents
}: ReleaseDescriptor): string => integrityOf(Buffer.from(JSON.stringify(contents)));
