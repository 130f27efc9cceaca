import webpack, { type Compiler } from "webpack";

/** Gives the chunks of a build the query by which its entry was loaded. */
class AttemptRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super("attempt", webpack.RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const name = webpack.RuntimeGlobals.getChunkScriptFilename;
    return webpack.Template.asString([
      'var entry = document.currentScript ? document.currentScript.src : "";',
      'var query = entry.indexOf("?attempt=") < 0 ? "" : entry.slice(entry.indexOf("?"));',
      `var fileNameOf = ${name};`,
      `if (query) ${name} = function (chunk) { return fileNameOf(chunk) + query; };`,
    ]);
  }
}

/**
 * When the host loads a remote's entry by another URL (`?attempt=2`), because something hung or failed, the chunks
 * get another URL too: the browser would go on waiting for the one that hangs.
 */
export class AttemptPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap("AttemptPlugin", (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.getChunkScriptFilename)
        .tap("AttemptPlugin", (chunk) => {
          compilation.addRuntimeModule(chunk, new AttemptRuntimeModule());
        });
    });
  }
}
