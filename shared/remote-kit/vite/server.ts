import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import type { Build } from "../webpack/base";
import { BUNDLED_PACKAGES, packagesOf } from "../webpack/bundled-packages-plugin";
import { pagesOf, sourceOf } from "../webpack/remote";
import { SHARED_MODULES } from "../webpack/shared-modules";
import { assetNames, baseConfiguration, checks } from "./base";
import { bundledFiles } from "./plugins";
import type { Tools } from "./vite";

/** The build for SSR: one CommonJS file per page. */
export const buildForRenderers = async ({ vite }: Tools, config: RemoteConfig, build: Build) => {
  const { plugins, ...base } = baseConfiguration(build);
  const outDir = join(build.folder, "dist/release/server");
  const external = Object.keys(SHARED_MODULES);
  const bundled = new Set<string>();
  for (const page of pagesOf(config))
    await vite.build({
      ...base,
      plugins: [...plugins, bundledFiles((file) => bundled.add(file))],
      ssr: { noExternal: true, external },
      build: {
        outDir,
        emptyOutDir: false,
        ssr: true,
        target: "node20",
        minify: false,
        sourcemap: "hidden",
        assetsInlineLimit: 0,
        rolldownOptions: {
          checks,
          input: { [page.replace("./", "")]: sourceOf(page) },
          external,
          output: {
            ...assetNames,
            format: "cjs",
            exports: "named",
            entryFileNames: "[name].cjs",
            codeSplitting: false,
          },
        },
      },
    });
  writeFileSync(join(outDir, BUNDLED_PACKAGES), JSON.stringify(packagesOf(bundled)));
};
