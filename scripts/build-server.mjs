// Bundles the server package in this folder, with what it reads at run time beside it: its `npm run build`.
import { cpSync, existsSync, rmSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { inRoot, packageOf } from "./lib/packages.mjs";

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

const { entryPoints } = await import(pathToFileURL("build.config.mjs").href);
rmSync("dist", { recursive: true, force: true });
await build({
  entryPoints,
  outdir: "dist",
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node20",
  sourcemap: true,
  logLevel: "warning",
  plugins: [ownPackagesOnly],
});
for (const [from, to] of [
  ["drizzle", "drizzle"],
  ["src/database/functions", "functions"],
  [".cache/new-database.tar.gz", "new-database.tar.gz"],
])
  cpSync(inRoot("api", from), join("dist", to), { recursive: true });
