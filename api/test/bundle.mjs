import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { build, stop } from "esbuild";

export const inApi = (path) => join(import.meta.dirname, "..", path);

/** Our own packages go into the bundle; npm's stay where they are installed. */
const ownPackagesOnly = {
  name: "own-packages-only",
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith("@promptfolio/") ? undefined : { path, external: true },
    );
  },
};

const COMMON = { absWorkingDir: inApi("."), bundle: true, platform: "node", target: "node20", write: false };

/** Several test runs may do so at once: a file is whole at every moment. */
const place = async ({ path, contents }) => {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, contents);
  await rename(unfinished, path);
};

/** Bundles sources into `.cache`, for what must run outside of jest: the database's thread, and whole processes. */
export const bundleForTests = async (entryPoints) => {
  const bundles = await build({
    ...COMMON,
    entryPoints,
    outdir: inApi(".cache"),
    format: "esm",
    logLevel: "warning",
    plugins: [ownPackagesOnly],
  });
  const cookie = await build({
    ...COMMON,
    stdin: { contents: 'export * from "cookie"', resolveDir: inApi(".") },
    outfile: inApi(".cache/cookie.cjs"),
    format: "cjs",
  });
  await stop();
  for (const file of [...bundles.outputFiles, ...cookie.outputFiles]) await place(file);
};
