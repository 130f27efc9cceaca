import type { Compiler } from "webpack";

export const CHUNK_LIST = "chunks.json";

/** A bundler's description of a finished build. */
export interface ChunkList {
  /** 1: the container needs only a share scope, not the federation runtime. */
  federation?: 1;
  /** The scripts of each exposed page. */
  pages: Record<string, string[]>;
  /** For the host: the scripts of its data cache. */
  dataScripts?: string[];
}

const EXPOSED = "page.";
/** The chunk of the host's data cache. */
const DATA_CACHE = "data-cache";

const isScript = (file: string): boolean => file.endsWith(".js");

/** The name of the chunk in which a page of a remote is exposed. */
export const exposedChunkName = (page: string): string => EXPOSED + page.replace("./", "");

/** Writes the list of each exposed page's scripts; publishing adds it to the release. */
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
              pages[`./${name.slice(EXPOSED.length)}`] = group.getFiles().filter(isScript);
          const dataScripts = compilation.namedChunkGroups.get(DATA_CACHE)?.getFiles().filter(isScript);
          const list: ChunkList = { federation: 1, pages, ...(dataScripts && { dataScripts }) };
          compilation.emitAsset(CHUNK_LIST, new sources.RawSource(JSON.stringify(list)));
        },
      );
    });
  }
}
