import type { Compiler, Module } from "webpack";

/** The stable id for a module whose name contains a hash of this machine's paths; undefined for others. */
const portableId = (module: Module): string | undefined => {
  const name = module.identifier();
  if (name.startsWith("container entry ")) return "container";
  return /[\\/]\.federation[\\/]entry\./.test(name) ? "federation" : undefined;
};

/** Makes a remote's bytes independent of the folder that it is built in. */
export class PortableIdsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap("PortableIdsPlugin", (compilation) => {
      compilation.hooks.beforeModuleIds.tap("PortableIdsPlugin", (modules) => {
        for (const module of modules) {
          const id = portableId(module);
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
