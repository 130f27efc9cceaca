import type { Compiler } from "webpack";

/**
 * Adds code to a build's runtime that changes the URLs of its chunks. Uses the classes of webpack or of Rspack.
 * @param lines code in which `fileNameOf` is the function that names the file of a chunk
 */
export const changeChunkUrls = (compiler: Compiler, name: string, lines: string[]): void => {
  const { RuntimeModule, RuntimeGlobals, Template } = compiler.webpack;
  const { getChunkScriptFilename } = RuntimeGlobals;
  class ChunkUrls extends RuntimeModule {
    constructor() {
      super(name, RuntimeModule.STAGE_TRIGGER);
    }

    override generate(): string {
      return Template.asString([`var fileNameOf = ${getChunkScriptFilename};`, ...lines]);
    }
  }
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.runtimeRequirementInTree.for(getChunkScriptFilename).tap(name, (chunk) => {
      compilation.addRuntimeModule(chunk, new ChunkUrls());
    });
  });
};

/**
 * When the host loads a remote's entry from another URL (`?attempt=2`), because a request hung or failed, the chunks
 * get another URL too: otherwise the browser would continue to wait for the request that hangs.
 */
export class AttemptPlugin {
  apply(compiler: Compiler): void {
    const name = compiler.webpack.RuntimeGlobals.getChunkScriptFilename;
    changeChunkUrls(compiler, "attempt", [
      'var entry = document.currentScript ? document.currentScript.src : "";',
      'var query = entry.indexOf("?attempt=") < 0 ? "" : entry.slice(entry.indexOf("?"));',
      `if (query) ${name} = function (chunk) { return fileNameOf(chunk) + query; };`,
    ]);
  }
}
