import type { Compiler } from "webpack";

export const CHUNK_LIST = "chunks.json";
const EXPOSED = "page.";

/** The name of the chunk in which a page of a remote is exposed. */
export const exposedChunkName = (page: string): string => EXPOSED + page.replace("./", "");

/** Writes, for each exposed page, which scripts it consists of; publishing puts the list into the release. */
export class ChunkListPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap("ChunkListPlugin", (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: "ChunkListPlugin", stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const pages: Record<string, string[]> = {};
          for (const [name, group] of compilation.namedChunkGroups)
            if (name.startsWith(EXPOSED))
              pages[`./${name.slice(EXPOSED.length)}`] = group
                .getFiles()
                .filter((file) => file.endsWith(".js"));
          compilation.emitAsset(CHUNK_LIST, new sources.RawSource(JSON.stringify(pages)));
        },
      );
    });
  }
}
