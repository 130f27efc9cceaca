import type { Compiler, Module } from "webpack";

/** The stable id for a module whose name contains a hash of this machine's paths; undefined for others. */
const portableId = (module: Module): string | undefined => {
  const name = module.identifier();
  if (name.startsWith("container entry ")) return "container";
  return /[\\/]\.federation[\\/]entry\./.test(name) ? "federation" : undefined;
};

/** Makes a remote's bytes independent of the folder that it is built in. */
export const usePortableIds = (compiler: Compiler): void =>
  compiler.hooks.thisCompilation.tap("portable ids", ({ hooks, chunkGraph }) => {
    hooks.beforeModuleIds.tap("portable ids", (modules) => {
      for (const module of modules) {
        const id = portableId(module);
        if (id !== undefined) chunkGraph.setModuleId(module, id);
      }
    });
  });
