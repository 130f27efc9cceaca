import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { addNewDatabase } from "./new-database.mjs";
import { inRoot } from "./packages.mjs";
import { writeBillOfMaterials } from "./sbom.mjs";
import { sourceHash } from "./source-hash.mjs";

/** `@scope/name` or `name` of an import. */
const packageOf = (path) => path.split("/", path.startsWith("@") ? 2 : 1).join("/");

/** The `node_modules` in which an import from `folder` finds a package. */
const nearest = (folder, name) => {
  const candidate = join(folder, "node_modules");
  if (existsSync(join(candidate, name, "package.json"))) return candidate;
  return dirname(folder) === folder ? undefined : nearest(dirname(folder), name);
};

/**
 * Our own packages are TypeScript and go into the bundle; npm's stay where they are installed, unless npm has put one
 * where only its own workspace sees it.
 */
const ownPackagesOnly = {
  name: "own-packages-only",
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind, resolveDir }) => {
      if (kind === "entry-point" || path.startsWith("@promptfolio/")) return undefined;
      const isShared = isBuiltin(path) || nearest(resolveDir, packageOf(path)) === inRoot("node_modules");
      return isShared ? { path, external: true } : undefined;
    });
  },
};

/** Bundles a server package; skipped when its sources have not changed. */
export const buildServer = async (name) => {
  const stamp = inRoot(name, "dist/built-version");
  const version = sourceHash([name, "api", "shared", "package-lock.json"]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === version) return false;
  const { entryPoints } = await import(inRoot(name, "build.config.mjs"));
  rmSync(inRoot(name, "dist"), { recursive: true, force: true });
  await build({
    entryPoints,
    absWorkingDir: inRoot(name),
    outdir: inRoot(name, "dist"),
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    sourcemap: true,
    logLevel: "warning",
    plugins: [ownPackagesOnly],
  });
  cpSync(inRoot("api/drizzle"), inRoot(name, "dist/drizzle"), { recursive: true });
  cpSync(inRoot("api/src/database/functions"), inRoot(name, "dist/functions"), { recursive: true });
  await addNewDatabase(inRoot(name, "dist"));
  writeBillOfMaterials(name);
  writeFileSync(stamp, version);
  return true;
};
