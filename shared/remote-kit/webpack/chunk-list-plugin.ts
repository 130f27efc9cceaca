import type { Compiler } from "webpack";

export const CHUNK_LIST = "chunks.json";

/** What a bundler tells of a finished build. */
export interface ChunkList {
  /** 1: the container needs a share scope only, and not the federation runtime. */
  federation?: 1;
  /** Which scripts each exposed page consists of. */
  pages: Record<string, string[]>;
}

const EXPOSED = "page.";

/** The name of the chunk in which a page of a remote is exposed. */
export const exposedChunkName = (page: string): string => EXPOSED + page.replace("./", "");

/** Writes which scripts each exposed page consists of; publishing puts the list into the release. */
export class ChunkListPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap("ChunkListPlugin", (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: "ChunkListPlugin", stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const pages: ChunkList["pages"] = {};
          for (const [name, group] of compilation.namedChunkGroups)
            if (name.startsWith(EXPOSED))
              pages[`./${name.slice(EXPOSED.length)}`] = group
                .getFiles()
                .filter((file) => file.endsWith(".js"));
          const list: ChunkList = { federation: 1, pages };
          compilation.emitAsset(CHUNK_LIST, new sources.RawSource(JSON.stringify(list)));
        },
      );
    });
  }
}
