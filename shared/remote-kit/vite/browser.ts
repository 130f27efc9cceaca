import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { containerNameOf } from "@promptfolio/contracts/release";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import type { Build } from "../webpack/base";
import { BUNDLED_PACKAGES, packagesOf } from "../webpack/bundled-packages-plugin";
import { CHUNK_LIST, type ChunkList } from "../webpack/chunk-list-plugin";
import { pagesOf } from "../webpack/remote";
import { assetNames, baseConfiguration, checks } from "./base";
import { FEDERATION_ENTRY, federationOptions } from "./federation-options";
import { builtModules, bundledFiles } from "./plugins";
import { writeSharedModulesInput } from "./shared-modules-input";
import { filesOf, type Tools } from "./vite";

/**
 * The build for browsers. The federation plugin emits ES modules, which a host can't load with an integrity hash for
 * each: a second build bundles them into the one script that defines the container.
 */
export const buildForBrowsers = async ({ vite, federation }: Tools, config: RemoteConfig, build: Build) => {
  const { plugins, ...base } = baseConfiguration(build);
  const outDir = join(build.folder, "dist/release");
  const bundled = new Set<string>();
  const result = await vite.build({
    ...base,
    plugins: [
      ...plugins,
      bundledFiles((file) => bundled.add(file)),
      ...federation(federationOptions(config, build)),
    ],
    build: {
      outDir,
      write: false,
      target: "es2022",
      minify: false,
      modulePreload: false,
      sourcemap: "hidden",
      assetsInlineLimit: 0,
      rolldownOptions: { checks, input: writeSharedModulesInput(build.folder), output: assetNames },
    },
  });
  const files = new Map(filesOf(result).map((file) => [join(outDir, file.fileName), file]));
  mkdirSync(outDir, { recursive: true });
  for (const [path, file] of files)
    if (file.type === "asset" && !path.endsWith(".map")) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, file.source);
    }
  await vite.build({
    ...base,
    // A classic script has no `import.meta`. Only code for style sheets and preloads uses it, and there are none.
    define: { "import.meta": "{}" },
    plugins: [builtModules(files)],
    build: {
      outDir,
      emptyOutDir: false,
      target: "es2022",
      sourcemap: "hidden",
      lib: {
        entry: join(outDir, FEDERATION_ENTRY),
        formats: ["iife"],
        name: containerNameOf(build.id, build.version),
        fileName: () => "remote-entry.js",
      },
    },
  });
  writeFileSync(join(outDir, BUNDLED_PACKAGES), JSON.stringify(packagesOf(bundled)));
  const list: ChunkList = { pages: Object.fromEntries(pagesOf(config).map((page) => [page, []])) };
  writeFileSync(join(outDir, CHUNK_LIST), JSON.stringify(list));
};
