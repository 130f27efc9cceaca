import type { Compiler } from "webpack";

/** Adds the query of the entry's URL to the URLs of its chunks. Uses the classes of webpack or of Rspack. */
const createRuntimeModule = ({ RuntimeModule, RuntimeGlobals, Template }: Compiler["webpack"]) =>
  new (class AttemptRuntimeModule extends RuntimeModule {
    constructor() {
      super("attempt", RuntimeModule.STAGE_TRIGGER);
    }

    override generate(): string {
      const name = RuntimeGlobals.getChunkScriptFilename;
      return Template.asString([
        'var entry = document.currentScript ? document.currentScript.src : "";',
        'var query = entry.indexOf("?attempt=") < 0 ? "" : entry.slice(entry.indexOf("?"));',
        `var fileNameOf = ${name};`,
        `if (query) ${name} = function (chunk) { return fileNameOf(chunk) + query; };`,
      ]);
    }
  })();

/**
 * When the host loads a remote's entry from another URL (`?attempt=2`), because a request hung or failed, the chunks
 * get another URL too: otherwise the browser would continue to wait for the request that hangs.
 */
export class AttemptPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap("AttemptPlugin", (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(compiler.webpack.RuntimeGlobals.getChunkScriptFilename)
        .tap("AttemptPlugin", (chunk) => {
          compilation.addRuntimeModule(chunk, createRuntimeModule(compiler.webpack));
        });
    });
  }
}
