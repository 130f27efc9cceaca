import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

interface ModuleGraph {
  getModuleIds(): Iterable<string>;
}

/** The part of a Vite plugin that is used here. */
export interface VitePlugin {
  name: string;
  enforce?: "pre" | "post";
  transform?(code: string, id: string): { code: string; map?: string } | undefined;
  generateBundle?(this: ModuleGraph): void;
}

type Next = () => void;

/** The part of Vite that is used here. The team installs it; it does not come with the kit. */
export interface Vite {
  build(config: object): Promise<unknown>;
  createServer(config: object): Promise<{
    middlewares(request: object, response: object, next: Next): void;
  }>;
}

export interface Tools {
  vite: Vite;
  federation(options: object): VitePlugin[];
}

const importFrom = (folder: string, name: string) =>
  import(pathToFileURL(createRequire(join(folder, "package.json")).resolve(name)).href);

/** Vite and its federation plugin, as the team has installed them. */
export const loadTools = async (folder: string): Promise<Tools> => {
  const vite: Vite = await importFrom(folder, "vite");
  const { federation }: Pick<Tools, "federation"> = await importFrom(folder, "@module-federation/vite");
  return { vite, federation };
};
