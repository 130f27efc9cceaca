import { join } from "node:path";
import { HOST_API_VERSION } from "@promptfolio/contracts/host-api";
import {
  containerNameOf,
  type ReleaseDescriptor,
  type ReleaseFile,
  SHELL_ID,
} from "@promptfolio/contracts/release";
import { buildOf } from "./base";
import { readRemoteConfig } from "./read-remote-config";
import { describeDocument } from "./shell-document";

/** A `release.json` for development, where the release is never finished. `files`: the files for SSR. */
export const describeDevelopment = async (
  folder: string,
  files: ReleaseFile[],
): Promise<ReleaseDescriptor> => {
  const config = await readRemoteConfig(folder);
  const id = config?.id ?? SHELL_ID;
  const { version } = buildOf(id, folder);
  const pages = [...new Set((config?.routes ?? []).map(({ page }) => page))];
  const serverFile = (name: string): ReleaseDescriptor["serverEntry"] =>
    files.find(({ path }) => path === `server/${name}.cjs`)?.path ?? null;
  return {
    format: 1,
    id,
    version,
    builtAt: new Date().toISOString(),
    source: { commit: "working tree", dirty: true },
    contentHash: "sha384-development",
    hostApi: config?.hostApi ?? HOST_API_VERSION,
    entry: config ? "remote-entry.js" : "main.js",
    serverEntry: config ? null : serverFile("shell"),
    ...(!config && { document: describeDocument(join(folder, "dist/development")) }),
    containerName: config ? containerNameOf(id, version) : null,
    pages: Object.fromEntries(
      pages.map((page) => [page, { scripts: [], server: serverFile(page.replace("./", "")) }]),
    ),
    routes: config?.routes ?? [],
    files,
  };
};
