import { join } from "node:path";

/**
 * Packages of many small modules, which jest would load one by one for every test file. Those of a group share what they
 * have in common. `external` is what they must share with others.
 */
const BUNDLED_MODULES = [
  { names: ["typebox", "typebox/compile", "typebox/value"], format: "esm", external: [] },
  {
    names: [
      "drizzle-orm",
      "drizzle-orm/errors",
      "drizzle-orm/migrator",
      "drizzle-orm/node-postgres",
      "drizzle-orm/node-postgres/migrator",
      "drizzle-orm/pg-core",
    ],
    format: "esm",
    external: ["pg"],
  },
  { names: ["@cantoo/pdf-lib"], format: "esm", external: [] },
  { names: ["@simplewebauthn/server"], format: "esm", external: [] },
  { names: ["jose"], format: "esm", external: [] },
  { names: ["fastify"], format: "cjs", external: ["pino"] },
  { names: ["@fastify/swagger"], format: "cjs", external: [] },
];

const FOLDER = join(import.meta.dirname, "../.cache/npm");

/** Where the bundle of a module is, without an extension. */
const baseOf = (name) => join(FOLDER, name.replaceAll("/", "--"));

const extension = (format) => (format === "esm" ? ".mjs" : ".cjs");

/** What esbuild needs to know to bundle them. */
export const bundledBuilds = BUNDLED_MODULES.map(({ names, format, external }) => ({
  entryPoints: Object.fromEntries(names.map((name) => [name.replaceAll("/", "--"), name])),
  outdir: FOLDER,
  outExtension: { ".js": extension(format) },
  chunkNames: `${names[0].replaceAll("/", "--")}-[hash]`,
  splitting: format === "esm",
  format,
  external,
}));

/** Where jest finds them instead. */
export const bundledModuleMapper = Object.fromEntries(
  BUNDLED_MODULES.flatMap(({ names, format }) =>
    names.map((name) => [`^${name}$`, `${baseOf(name)}${extension(format)}`]),
  ),
);
