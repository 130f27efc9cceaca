import { SHARED_FILES } from "@promptfolio/contracts/release";
import type { Compiler } from "webpack";

/** The object in which the chunks of the release that requests this script are registered: `self["orders/1.0.0/…"]`. */
const RELEASE = String.raw`(self[document.currentScript.getAttribute("src").match(/([^/]+\/){2}(?=\.\.|[^/]+$)/)] ??= Object.create(self))`;

/**
 * Gives a chunk the same URL and bytes in all releases of a remote that contain it: `/r/ID/files/…`. So its code can't
 * include the release, and two releases may run in one tab: a chunk registers with the release that the text of its
 * script's `src` names.
 */
export const shareFiles = (compiler: Compiler): void => {
  const { output } = compiler.options;
  output.publicPath = "auto";
  output.chunkFilename = `${SHARED_FILES}[name].[contenthash:16].js`;
  output.chunkLoadingGlobal = "chunks";
  // The externals of the federation runtime are read from it, too.
  output.globalObject = RELEASE;
  // By this name a bundler would wait for the script of another attempt, which may hang.
  output.uniqueName = "";
  // Classes of webpack or of Rspack.
  const { RuntimeGlobals, RuntimeModule, Template } = compiler.webpack;
  const { getChunkScriptFilename: name, publicPath } = RuntimeGlobals;
  class ChunkUrls extends RuntimeModule {
    override generate(): string {
      return Template.asString([
        `var fileNameOf = ${name}, entry = new URL(document.currentScript.src), folder = new URL("..", entry);`,
        // The release may run on another origin. On its own, URLs have to be those of the server's markup.
        `${publicPath} = folder.origin === location.origin ? folder.pathname : folder.href;`,
        // Resolves to the same URL in all releases, but its text names the release: webpack would reuse another release's
        // script if its `src` had the same text. The host loads an entry that hung or failed from another URL
        // (`?attempt=2`), and so its chunks: otherwise the browser would wait for the request that hangs.
        'var release = entry.pathname.split("/").at(-2);',
        `${name} = function (chunk) { return release + "/../" + fileNameOf(chunk) + entry.search; };`,
      ]);
    }
  }
  compiler.hooks.thisCompilation.tap("shared files", (compilation) => {
    compilation.hooks.runtimeRequirementInTree.for(name).tap("shared files", (chunk) => {
      compilation.addRuntimeModule(chunk, new ChunkUrls("shared files", RuntimeModule.STAGE_TRIGGER));
    });
  });
};
