import type { Compiler } from "webpack";

export const DATA_SCRIPTS = "data-scripts.json";

/** The chunk of the host's data cache. */
const DATA_CACHE = "data-cache";

/** For the host: writes the list of its data cache's scripts; publishing adds it to the release. */
export class DataScriptsPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap("DataScriptsPlugin", (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: "DataScriptsPlugin", stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = compilation.namedChunkGroups.get(DATA_CACHE)?.getFiles() ?? [];
          const scripts = files.filter((file) => file.endsWith(".js"));
          compilation.emitAsset(DATA_SCRIPTS, new sources.RawSource(JSON.stringify(scripts)));
        },
      );
    });
  }
}
