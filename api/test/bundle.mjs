import { build, stop } from "esbuild";

const inApi = (path) => new URL(`../${path}`, import.meta.url).pathname;

/** Our own packages go into the bundle; npm's stay where they are installed. */
const ownPackagesOnly = {
  name: "own-packages-only",
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith("@promptfolio/") ? undefined : { path, external: true },
    );
  },
};

/** Bundles sources into `.cache`, for what must run outside of jest: the database's thread, and whole processes. */
export const bundleForTests = async (entryPoints) => {
  await build({
    entryPoints,
    absWorkingDir: inApi("."),
    outdir: inApi(".cache"),
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    logLevel: "warning",
    plugins: [ownPackagesOnly],
  });
  await build({
    stdin: { contents: 'export * from "cookie"', resolveDir: inApi(".") },
    outfile: inApi(".cache/cookie.cjs"),
    bundle: true,
    format: "cjs",
    platform: "node",
    target: "node20",
  });
  await stop();
};
