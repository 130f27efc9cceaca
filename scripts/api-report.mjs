// Writes down what `shared` offers to remotes and host: `npm run api-report`. The report is committed, so that a review
// sees each change of the contract; `npm test` fails where it is not up to date.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { inRoot } from "./lib/packages.mjs";
import { run } from "./lib/run.mjs";

const REPORT = inRoot("shared/api-report.txt");

/** What builds and tests use, but no remote at run time. */
const NOT_REPORTED = /^\.\/(webpack|testing)\//;

const HEADER = `The public API of @promptfolio/shared, as TypeScript declares it. Made by "npm run api-report"; see
docs/shipping-a-remote.md for what a change of it means to remotes that are live.
`;

const emitDeclarations = async (folder) => {
  const tsconfig = join(folder, "tsconfig.json");
  const settings = {
    extends: inRoot("shared/tsconfig.json"),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      removeComments: true,
      rootDir: inRoot("shared/src"),
      outDir: join(folder, "out"),
      typeRoots: [inRoot("node_modules/@types")],
      types: ["node"],
    },
    include: [inRoot("shared/src/**/*")],
    exclude: [inRoot("shared/src/**/*.test.*"), inRoot("shared/src/testing")],
  };
  writeFileSync(tsconfig, JSON.stringify(settings));
  await run(process.execPath, [inRoot("node_modules/typescript/bin/tsc"), "-p", tsconfig]);
  return join(folder, "out");
};

/** The sources that a subpath pattern of the package reaches, as the paths that importers write. */
const subpaths = (pattern, target) => {
  if (!target.includes("*")) return [[pattern, target]];
  const [before, after] = target.split("*");
  const root = inRoot("shared", before);
  return readdirSync(root, { recursive: true })
    .filter((name) => name.endsWith(after) && !name.includes(".test."))
    .map((name) => name.slice(0, -after.length))
    .map((name) => [pattern.replace("*", name), `${before}${name}${after}`]);
};

const makeReport = async () => {
  const folder = mkdtempSync(join(tmpdir(), "promptfolio-api-"));
  try {
    const declarations = await emitDeclarations(folder);
    const { exports } = JSON.parse(readFileSync(inRoot("shared/package.json"), "utf8"));
    const parts = Object.entries(exports)
      .filter(([pattern]) => !NOT_REPORTED.test(pattern))
      .flatMap(([pattern, target]) => subpaths(pattern, target))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([subpath, source]) => {
        const file = relative("src", source).replace(/\.tsx?$/, ".d.ts");
        return `\n=== @promptfolio/shared${subpath.slice(1)}\n${readFileSync(join(declarations, file), "utf8").trim()}\n`;
      });
    return HEADER + parts.join("");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The first lines in which two texts differ. */
const firstDifference = (one, other) => {
  const [left, right] = [one.split("\n"), other.split("\n")];
  const at = left.findIndex((line, index) => line !== right[index]);
  const index = at < 0 ? left.length : at;
  return `line ${index + 1}:\n- ${left[index] ?? ""}\n+ ${right[index] ?? ""}`;
};

/** @throws Error if the committed report is not what the sources declare. */
export const checkApiReport = async () => {
  const committed = existsSync(REPORT) ? readFileSync(REPORT, "utf8") : "";
  const current = await makeReport();
  if (committed === current) return;
  throw new Error(
    `The public API of shared has changed, ${firstDifference(committed, current)}
If that is meant, raise HOST_API_VERSION where remotes are concerned, run "npm run api-report", and commit the report.`,
  );
};

if (import.meta.filename === process.argv[1]) writeFileSync(REPORT, await makeReport());
