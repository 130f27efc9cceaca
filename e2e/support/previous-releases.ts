import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unpackReleases } from "../../scripts/lib/release-archive.mjs";
import { ROOT } from "./site-process";

/** Unpacks the earlier releases that `npm run previous-releases` has packed. */
export const unpackPreviousReleases = async () => {
  const root = await mkdtemp(join(tmpdir(), "promptfolio-previous-"));
  const unpacked = await unpackReleases(join(ROOT, "e2e/previous-releases/releases.tar.br"), root);
  return { ...unpacked, remove: () => rm(root, { recursive: true, force: true }) };
};
