import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { build, stop } from "esbuild";
import { bundledBuilds } from "./bundled-packages.mjs";

export const inApi = (path) => join(import.meta.dirname, "..", path);

/** Bundles our own packages; npm packages stay external. */
export const ownPackagesOnly = {
  name: "own-packages-only",
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith("@promptfolio/") ? undefined : { path, external: true },
    );
  },
};

const COMMON = { absWorkingDir: inApi("."), bundle: true, platform: "node", target: "node20", write: false };

/** Writes a file atomically, as several test runs may do so at the same time. */
const place = async ({ path, contents }) => {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, contents);
  await rename(unfinished, path);
};

const packageFolder = (name, from) => dirname(createRequire(join(from, "package.json")).resolve(name));

/** ES modules that Fastify's packages `require`, which jest can't before Node 24, and the folder that requires each. */
const REQUIRED_MODULES = {
  cookie: packageFolder("@fastify/cookie", inApi(".")),
  "content-disposition": packageFolder("@fastify/static", packageFolder("@fastify/swagger-ui", inApi("."))),
};

const bundlePackages = (options) =>
  build({ ...COMMON, mainFields: ["module", "main"], minify: true, keepNames: true, ...options });

const buildAsCommonJs = ([name, resolveDir]) =>
  build({
    ...COMMON,
    stdin: { contents: `export * from "${name}"`, resolveDir },
    outfile: inApi(`.cache/${name}.cjs`),
    format: "cjs",
  });

/** Bundles sources into `.cache` for code that must run outside jest: the database's thread, and whole processes. */
export const bundleForTests = async (entryPoints, plugins = []) => {
  const bundles = await build({
    ...COMMON,
    entryPoints,
    outdir: inApi(".cache"),
    format: "esm",
    logLevel: "warning",
    plugins: [ownPackagesOnly, ...plugins],
  });
  const modules = await Promise.all([
    ...Object.entries(REQUIRED_MODULES).map(buildAsCommonJs),
    ...bundledBuilds.map(bundlePackages),
  ]);
  await stop();
  for (const { outputFiles } of [bundles, ...modules]) for (const file of outputFiles) await place(file);
};
