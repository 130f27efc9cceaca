import { SHARED_FILES } from "@promptfolio/contracts/release";
import type webpack from "webpack";
import type { Compilation, Compiler } from "webpack";
import { changeChunkUrls } from "./chunk-urls";

/** A property of a script's element: the object in which the chunks of its release are registered. */
const OWNER = "release";

interface ScriptLoader {
  getCompilationHooks(compilation: Compilation): Pick<ScriptHooks, "createScript">;
}

type ScriptHooks = ReturnType<typeof webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks>;

/** The runtime module with a hook for the script elements that load chunks: webpack's or Rspack's. */
const scriptLoaderOf = (compiler: Compiler): ScriptLoader => {
  const bundler: { runtime?: { LoadScriptRuntimeModule: ScriptLoader }; RuntimePlugin?: ScriptLoader } =
    compiler.webpack;
  const loader = bundler.RuntimePlugin ?? bundler.runtime?.LoadScriptRuntimeModule;
  if (!loader) throw new Error("This bundler has no hook for the scripts that load chunks");
  return loader;
};

/**
 * Gives a chunk the same URL and bytes in all releases of a remote that contain it: `/r/ID/files/…`. So its code can't
 * include the release, and two releases may run in one tab: a chunk registers with the release that its script element
 * belongs to.
 */
export class SharedFilesPlugin {
  apply(compiler: Compiler): void {
    const { output } = compiler.options;
    output.publicPath = "auto";
    output.chunkFilename = `${SHARED_FILES}[name].[contenthash:16].js`;
    output.chunkLoadingGlobal = "chunks";
    // The externals of the federation runtime are read from it, too.
    output.globalObject = `(document.currentScript.${OWNER} ??= Object.create(self))`;
    const { getChunkScriptFilename: name, publicPath, require } = compiler.webpack.RuntimeGlobals;
    changeChunkUrls(compiler, "shared files", [
      `${require}.owner = document.currentScript.${OWNER} ??= Object.create(self);`,
      'var folder = new URL("..", document.currentScript.src);',
      'var release = new URL(".", document.currentScript.src).pathname.split("/").at(-2);',
      // The release may run on another origin. On its own, URLs have to be those of the server's markup.
      `${publicPath} = folder.origin === location.origin ? folder.pathname : folder.href;`,
      // Resolves to the same URL in all releases, but its text contains the release's own path. webpack would reuse
      // another release's script if its `src` had the same text.
      `${name} = function (chunk) { return release + "/../" + fileNameOf(chunk); };`,
    ]);
    compiler.hooks.thisCompilation.tap("SharedFilesPlugin", (compilation) => {
      scriptLoaderOf(compiler)
        .getCompilationHooks(compilation)
        .createScript.tap(
          "SharedFilesPlugin",
          // By this attribute a bundler would reuse the script of another attempt, and would not receive its chunk.
          (source) => `${source}
script.removeAttribute("data-webpack");
script.${OWNER} = ${require}.owner;`,
        );
    });
  }
}
