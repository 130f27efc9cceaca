import { readFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { build } from "esbuild";
import { inRoot, packageOf } from "../packages.mjs";

/** npm's packages are installed with the kit; ours that are not published go into the bundle. */
const publishedPackagesOutside = {
  name: "published-packages-outside",
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === "entry-point" || path.startsWith("@promptfolio/") ? undefined : { path, external: true },
    );
  },
};

const versionsOf = async (folder) =>
  JSON.parse(await readFile(inRoot(folder, "package.json"), "utf8")).dependencies;

/**
 * Bundles the release command for teams outside this repository.
 * @returns {Promise<Record<string, string>>} the npm packages that it needs, with their versions
 */
export const bundleReleaseCommand = async (target) => {
  const { metafile } = await build({
    entryPoints: { release: "src/cli/main.ts", "render-process": "src/render/render-process.ts" },
    absWorkingDir: inRoot("delivery"),
    outdir: target,
    bundle: true,
    splitting: true,
    metafile: true,
    format: "esm",
    platform: "node",
    target: "node20",
    sourcemap: true,
    logLevel: "warning",
    plugins: [publishedPackagesOutside],
  });
  const versions = Object.assign(
    {},
    ...(await Promise.all(["shared/server", "shared/contracts", "delivery"].map(versionsOf))),
  );
  const needed = new Set(
    Object.values(metafile.outputs)
      .flatMap(({ imports }) => imports)
      .filter(({ path, external }) => external && !isBuiltin(path))
      .map(({ path }) => packageOf(path)),
  );
  return Object.fromEntries(
    [...needed].sort().map((name) => {
      if (!versions[name])
        throw new Error(`The release command imports ${name}, which delivery does not list`);
      return [name, versions[name]];
    }),
  );
};

/** Bundles what `remote-kit dev` shows without a site: a page whose host is the one of the tests. */
export const bundleFakeSite = (target) =>
  build({
    entryPoints: { "fake-site": "fake-site/main.tsx" },
    absWorkingDir: inRoot("shared/remote-kit"),
    outdir: target,
    bundle: true,
    format: "esm",
    platform: "browser",
    target: "es2022",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"development"' },
    loader: { ".woff2": "dataurl" },
    logLevel: "warning",
  });
