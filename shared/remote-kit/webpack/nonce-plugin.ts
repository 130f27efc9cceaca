import webpack, { type Compiler } from "webpack";

/** Reads the page's nonce where it starts. Libraries that write styles find it in `__webpack_nonce__`. */
class NonceRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    // After webpack's own module, which empties it.
    super("page nonce", webpack.RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    return `${webpack.RuntimeGlobals.scriptNonce} = (document.querySelector("script[nonce]") || {}).nonce;`;
  }
}

/**
 * Gives host and remotes the page's nonce before any of their code runs: without it the Content-Security-Policy refuses
 * every style that styled-components and the dialogs write.
 */
export class NoncePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap("NoncePlugin", (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap("NoncePlugin", (chunk, requirements) => {
        requirements.add(webpack.RuntimeGlobals.scriptNonce);
        compilation.addRuntimeModule(chunk, new NonceRuntimeModule());
      });
    });
  }
}
