import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest, Stats } from "@module-federation/sdk";
import { isSharedFile, type ReleaseDescriptor } from "@promptfolio/contracts/release";
import { strToU8, zipSync } from "fflate";

/** The names under which Module Federation's tools look for a remote's types. */
export const TYPES = { zip: "@mf-types.zip", api: "@mf-types.d.ts" };

/** All that another team may rely on: other exports of a page's module are between it and the host. */
const PAGE_TYPES = `import type { ComponentType } from "react";

declare const Page: ComponentType;
export default Page;
`;

/** The remote's name in the project that uses it, which only its tools know. */
const ALIAS = "REMOTE_ALIAS_IDENTIFIER";

/** Any fixed time: the same release has the same bytes. */
const MODIFIED = new Date(2000, 0, 1);

/** Writes the declarations of the exposed pages, from which Module Federation's tools make a host's types. */
export const writePageTypes = (folder: string, pages: string[]): void => {
  const names = pages.map((page) => page.replace("./", ""));
  const files = Object.fromEntries(names.map((name) => [`${name}.d.ts`, strToU8(PAGE_TYPES)]));
  writeFileSync(join(folder, TYPES.zip), zipSync(files, { mtime: MODIFIED }));
  const paths = names.map((name) => `"${ALIAS}/${name}"`);
  const types = paths.map((path) => `T extends ${path} ? typeof import(${path}) : `).join("");
  writeFileSync(
    join(folder, TYPES.api),
    `export type RemoteKeys = ${paths.join(" | ")};\ntype PackageType<T> = ${types}any;\n`,
  );
};

const MANIFEST = "mf-manifest.json";

/**
 * The manifest is in a version's folder; files that versions share are in the folder beside it. The text differs from
 * that of the URLs by which the release itself loads its chunks: other hosts add scripts for what a manifest lists, and
 * webpack would wait for theirs, which register nowhere.
 */
const PARENT = "./../";

const urlOf = (path: string): string => (isSharedFile(path) ? PARENT + path : path);
const pathOf = (url: string): string => (url.startsWith(PARENT) ? url.slice(PARENT.length) : url);

type Assets = Manifest["exposes"][number]["assets"];

const mapAssets = ({ js, css }: Assets, change: (name: string) => string): Assets => ({
  js: { sync: js.sync.map(change), async: js.async.map(change) },
  css: { sync: css.sync.map(change), async: css.async.map(change) },
});

/** Completes the manifest that a federation plugin is about to write. */
export const completeManifest = (manifest: Stats, id: string, version: string): void => {
  Object.assign(manifest.metaData.buildInfo, { buildVersion: version, buildName: id });
  manifest.metaData.types = { path: "", name: "", ...TYPES };
  for (const expose of manifest.exposes) expose.assets = mapAssets(expose.assets, urlOf);
};

export const readManifest = (folder: string): Manifest => {
  const path = join(folder, MANIFEST);
  if (!existsSync(path))
    throw new Error(
      `${folder} holds no ${MANIFEST}: set "manifest: true" in the federation plugin, and build again.`,
    );
  return JSON.parse(readFileSync(path, "utf8"));
};

/**
 * What a finished build's manifest says.
 * @param serverFile a page's module for SSR
 */
export const describeContainer = (
  { metaData, exposes }: Manifest,
  serverFile: (page: string) => string | null,
): Pick<ReleaseDescriptor, "containerName" | "pages"> => {
  const describe = ({ js, css }: Assets, page: string): ReleaseDescriptor["pages"][string] => ({
    scripts: js.sync,
    styles: [...css.sync, ...css.async],
    server: serverFile(page),
  });
  return {
    containerName: metaData.remoteEntry.type === "module" ? null : metaData.globalName,
    pages: Object.fromEntries(
      exposes.map(({ path = "", assets }) => [path, describe(mapAssets(assets, pathOf), path)]),
    ),
  };
};
