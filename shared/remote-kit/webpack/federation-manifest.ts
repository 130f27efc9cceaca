import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { containerNameOf, isSharedFile } from "@promptfolio/contracts/release";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import { requiredRanges } from "./required-ranges";
import { SHARED_MODULES } from "./shared-modules";

interface Built {
  version: string;
  /** The scripts of each exposed page. */
  scripts: Record<string, string[]>;
}

/** Relative to the manifest, which is in a version's folder: files that versions share are in the folder beside it. */
const urlOf = (path: string): string => (isSharedFile(path) ? `../${path}` : path);

const assets = (scripts: string[]) => ({
  js: { sync: scripts.map(urlOf), async: [] },
  css: { sync: [], async: [] },
});

/** A release in the format of Module Federation's own tools. The host reads `release.json` instead, which is signed. */
export const federationManifest = (config: RemoteConfig, { version, scripts }: Built) => {
  const name = containerNameOf(config.id, version);
  return {
    id: name,
    name,
    metaData: {
      name,
      type: "app",
      buildInfo: { buildVersion: version, buildName: config.id },
      remoteEntry: { name: "remote-entry.js", path: "", type: "global" },
      types: { path: "", name: "", zip: "", api: "" },
      globalName: name,
      pluginVersion: "",
      // Relative to this file's URL, on any host.
      publicPath: "auto",
    },
    shared: Object.entries(requiredRanges(SHARED_MODULES, config)).map(([module, requiredVersion]) => ({
      id: `${name}:${module}`,
      name: module,
      version: "",
      singleton: true,
      requiredVersion,
      assets: assets([]),
    })),
    remotes: [],
    exposes: Object.entries(scripts).map(([page, files]) => ({
      id: `${name}:${page.replace("./", "")}`,
      name: page.replace("./", ""),
      path: page,
      assets: assets(files),
    })),
  };
};

/** Writes `mf-manifest.json`, which is published with a release. */
export const writeManifest = (folder: string, config: RemoteConfig, built: Built): void =>
  writeFileSync(
    join(folder, "mf-manifest.json"),
    `${JSON.stringify(federationManifest(config, built), null, 2)}\n`,
  );
