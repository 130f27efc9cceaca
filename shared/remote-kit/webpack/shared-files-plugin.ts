import { SHARED_FILES } from "@promptfolio/contracts/release";
import type webpack from "webpack";
import type { Compilation, Compiler } from "webpack";

/** On a script's element: the object that the chunks of its release are registered in. */
const OWNER = "release";

const createRuntimeModule = ({ RuntimeModule, RuntimeGlobals, Template }: Compiler["webpack"]) =>
  new (class SharedFilesRuntimeModule extends RuntimeModule {
    constructor() {
      super("shared files", RuntimeModule.STAGE_TRIGGER);
    }

    override generate(): string {
      const { getChunkScriptFilename: name, require } = RuntimeGlobals;
      return Template.asString([
        `${require}.owner = document.currentScript.${OWNER} ??= Object.create(self);`,
        `var fileNameOf = ${name};`,
        // The same URL in all releases, but not the same text: webpack takes a script of this text for its own.
        `${name} = function (chunk) { return "../" + fileNameOf(chunk); };`,
      ]);
    }
  })();

interface ScriptLoader {
  getCompilationHooks(compilation: Compilation): Pick<ScriptHooks, "createScript">;
}

type ScriptHooks = ReturnType<typeof webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks>;

/** Whose hook adds to the script elements that load chunks: webpack's, or Rspack's. */
const scriptLoaderOf = (compiler: Compiler): ScriptLoader => {
  const bundler: { runtime?: { LoadScriptRuntimeModule: ScriptLoader }; RuntimePlugin?: ScriptLoader } =
    compiler.webpack;
  const loader = bundler.RuntimePlugin ?? bundler.runtime?.LoadScriptRuntimeModule;
  if (!loader) throw new Error("This bundler has no hook for the scripts that load chunks");
  return loader;
};

/**
 * Gives a chunk the same URL and bytes in all releases of a remote that have it: `/r/ID/files/…`. So it can't name its
 * release, and two may run in one tab: it registers itself with the release that the script's element belongs to.
 */
export class SharedFilesPlugin {
  apply(compiler: Compiler): void {
    const { output } = compiler.options;
    output.chunkFilename = `${SHARED_FILES}[name].[contenthash:16].js`;
    output.chunkLoadingGlobal = "chunks";
    // Externals are read from it, too: those of the federation runtime.
    output.globalObject = `(document.currentScript.${OWNER} ??= Object.create(self))`;
    const { RuntimeGlobals } = compiler.webpack;
    compiler.hooks.thisCompilation.tap("SharedFilesPlugin", (compilation) => {
      scriptLoaderOf(compiler)
        .getCompilationHooks(compilation)
        .createScript.tap(
          "SharedFilesPlugin",
          // By this name a bundler takes over a script that another attempt waits for, and whose chunk it doesn't get.
          (source) => `${source}
script.removeAttribute("data-webpack");
script.${OWNER} = ${RuntimeGlobals.require}.owner;`,
        );
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.getChunkScriptFilename)
        .tap("SharedFilesPlugin", (chunk) => {
          compilation.addRuntimeModule(chunk, createRuntimeModule(compiler.webpack));
        });
    });
  }
}
