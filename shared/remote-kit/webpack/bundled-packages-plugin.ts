import { readFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { Compiler, Module } from "webpack";

export const BUNDLED_PACKAGES = "bundled-packages.json";

const FOLDER = `${sep}node_modules${sep}`;

/** The folder of the package that a file belongs to; undefined for our own sources. */
const packageFolder = (file: string): string | undefined => {
  const at = file.lastIndexOf(FOLDER);
  if (at < 0) return undefined;
  const names = file.slice(at + FOLDER.length).split(sep);
  // Tools' own folders in there, such as `.cache`, are not packages.
  if (names[0]?.startsWith(".")) return undefined;
  return file.slice(0, at) + FOLDER + names.slice(0, names[0]?.startsWith("@") ? 2 : 1).join(sep);
};

const fileOf = (module: Module): string =>
  "resource" in module && typeof module.resource === "string" ? module.resource : "";

const nameAndVersion = (folder: string): string => {
  const { name, version }: { name: string; version: string } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  return `${name}@${version}`;
};

/** The packages that these files belong to, as `name@version`. */
export const packagesOf = (files: Iterable<string>): string[] => {
  const folders = new Set([...files].flatMap((file) => packageFolder(file) ?? []));
  return [...new Set([...folders].map(nameAndVersion))].sort();
};

/** Writes the list of the packages in a build, as `name@version`, for the release's bill of materials. */
export class BundledPackagesPlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap("BundledPackagesPlugin", (compilation) => {
      const files = new Set<string>();
      compilation.hooks.finishModules.tap("BundledPackagesPlugin", (modules) => {
        for (const module of modules) files.add(fileOf(module));
      });
      compilation.hooks.processAssets.tap(
        { name: "BundledPackagesPlugin", stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          compilation.emitAsset(BUNDLED_PACKAGES, new sources.RawSource(JSON.stringify(packagesOf(files))));
        },
      );
    });
  }
}
