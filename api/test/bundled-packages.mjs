import { join } from "node:path";

/**
 * Packages of many small modules, which jest would load one by one for every test file. The modules of a group share
 * their common code. `external` lists the packages that they must share with other code.
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
  ...["@fastify/swagger", "@opentelemetry/api", "ajv", "nodemailer", "prom-client", "yaml"].map((name) => ({
    names: [name],
    format: "cjs",
    external: [],
  })),
];

const FOLDER = join(import.meta.dirname, "../.cache/npm");

/** Path of a module's bundle, without an extension. */
const baseOf = (name) => join(FOLDER, name.replaceAll("/", "--"));

const extension = (format) => (format === "esm" ? ".mjs" : ".cjs");

/** The esbuild options for bundling them. */
export const bundledBuilds = BUNDLED_MODULES.map(({ names, format, external }) => ({
  entryPoints: Object.fromEntries(names.map((name) => [name.replaceAll("/", "--"), name])),
  outdir: FOLDER,
  outExtension: { ".js": extension(format) },
  chunkNames: `${names[0].replaceAll("/", "--")}-[hash]`,
  splitting: format === "esm",
  format,
  external,
}));

/** Jest's `moduleNameMapper` for the bundled modules. */
export const bundledModuleMapper = Object.fromEntries(
  BUNDLED_MODULES.flatMap(({ names, format }) =>
    names.map((name) => [`^${name}$`, `${baseOf(name)}${extension(format)}`]),
  ),
);
