import type { Compiler } from "webpack";

/** Gives the chunks of a build the query by which its entry was loaded; made of the classes of webpack or of Rspack. */
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
 * When the host loads a remote's entry by another URL (`?attempt=2`), because something hung or failed, the chunks
 * get another URL too: the browser would go on waiting for the one that hangs.
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
