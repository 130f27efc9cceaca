// Writes API Extractor's report of each package whose exports remotes use at run time: `npm run api-report`. The reports are
// committed, so that a review shows each change of the contract; with `--check` a report that is not up to date is an error.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CompilerState, Extractor, ExtractorConfig } from "@microsoft/api-extractor";
import { emitDeclarations } from "./lib/declarations.mjs";
import { inRoot } from "./lib/packages.mjs";
import { subpaths } from "./lib/packing/manifest.mjs";

const REPORTED = ["contracts", "lib", "host", "ui"];

/** Subpaths that only builds and tests use. */
const NOT_REPORTED = /^\.\/testing\//;

const REPORTS = inRoot("shared/api-reports");
/** In the tree, as the compiler looks for npm's packages in the folders above. */
const WORK = inRoot("dist/api-reports");

/** `./api/images` becomes `apiImages`. */
const namespaceOf = (subpath) =>
  subpath === "."
    ? "index"
    : subpath.slice(2).replace(/[^a-zA-Z0-9]+(.)/g, (_, letter) => letter.toUpperCase());

/** API Extractor takes one entry a package: this one has a namespace for each subpath. */
const writeEntry = (name, declarations) => {
  const { exports } = JSON.parse(readFileSync(inRoot("shared", name, "package.json"), "utf8"));
  const sources = readdirSync(inRoot("shared", name, "src"), { recursive: true })
    .filter((file) => !file.includes(".test.") && !file.startsWith("testing/"))
    .map((file) => `src/${file}`);
  const lines = Object.entries(exports)
    .flatMap(([pattern, target]) => subpaths(pattern, target, sources))
    .filter(([path]) => !NOT_REPORTED.test(path))
    .map(([path, file]) => `export * as ${namespaceOf(path)} from "./${file.replace(/\.tsx?$/, "")}";`);
  const entry = join(declarations, name, "entry.d.ts");
  writeFileSync(entry, lines.sort().join("\n"));
  return entry;
};

const configure = (name, entry, declarations) =>
  ExtractorConfig.prepare({
    configObject: {
      projectFolder: declarations,
      mainEntryPointFilePath: entry,
      newlineKind: "lf",
      compiler: {
        overrideTsconfig: {
          extends: inRoot("tsconfig.base.json"),
          compilerOptions: {
            types: ["node"],
            typeRoots: [inRoot("node_modules/@types")],
            paths: { "@promptfolio/*": [join(declarations, "*")] },
          },
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: name,
        reportFolder: REPORTS,
        reportTempFolder: WORK,
        includeForgottenExports: true,
      },
      messages: {
        extractorMessageReporting: { default: { logLevel: "none" } },
        tsdocMessageReporting: { default: { logLevel: "none" } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: inRoot("shared", name, "package.json"),
  });

rmSync(WORK, { recursive: true, force: true });
for (const folder of [WORK, REPORTS]) mkdirSync(folder, { recursive: true });
const declarations = await emitDeclarations(WORK, {
  include: REPORTED.map((name) => `${name}/src/**/*`),
  exclude: ["*/src/testing"],
});
const entries = REPORTED.map((name) => writeEntry(name, declarations));
const configs = REPORTED.map((name, index) => configure(name, entries[index], declarations));
const compilerState = CompilerState.create(configs[0], { additionalEntryPoints: entries });
const localBuild = !process.argv.includes("--check");
const results = configs.map((config) => Extractor.invoke(config, { localBuild, compilerState }));
if (!localBuild && results.some(({ succeeded }) => !succeeded)) {
  console.error(`The public API of the shared packages has changed. If that is meant, raise HOST_API_VERSION where remotes are
concerned, run "npm run api-report", and commit the reports.`);
  process.exitCode = 1;
}
