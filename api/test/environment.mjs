import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { TestEnvironment } from "jest-environment-node";

const engine = join(dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite")), "pglite.wasm");

/**
 * V8 compiles the same WebAssembly only once per process as long as a reference to it exists. With this reference, each
 * test file's database finds the engine compiled, and the functions that earlier files used often optimized.
 */
const compiled = new WebAssembly.Module(readFileSync(engine));

export default class extends TestEnvironment {
  compiledEngine = compiled;
}
