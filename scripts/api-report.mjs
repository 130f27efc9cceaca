// Writes a report of the API that the shared packages offer to remotes and host: `npm run api-report`. The report is
// committed, so that a review shows each change of the contract; `npm test` fails if it is not up to date.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emitDeclarations } from "./lib/declarations.mjs";
import { inRoot } from "./lib/packages.mjs";
import { subpaths } from "./lib/packing/subpaths.mjs";

const REPORT = inRoot("shared/api-report.txt");

/** The packages whose exports remotes use at run time. */
const REPORTED = ["contracts", "lib", "host", "ui"];

/** Subpaths that only builds and tests use. */
const NOT_REPORTED = /^\.\/(testing\/|package\.json$)/;

const HEADER = `The public API of the shared packages, as TypeScript declares it. Made by "npm run api-report"; see
docs/shipping-a-remote.md for what a change of it means to remotes that are live.
`;

const reportPackage = (name, declarations) => {
  const { exports } = JSON.parse(readFileSync(inRoot("shared", name, "package.json"), "utf8"));
  const sources = readdirSync(inRoot("shared", name), { recursive: true }).filter(
    (file) => !file.includes(".test.") && !file.includes("src/testing/"),
  );
  return Object.entries(exports)
    .flatMap(([pattern, target]) => subpaths(pattern, target, sources))
    .filter(([subpath]) => !NOT_REPORTED.test(subpath))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([subpath, source]) => {
      const file = join(declarations, name, source).replace(/\.tsx?$/, ".d.ts");
      return `\n=== @promptfolio/${name}${subpath.slice(1)}\n${readFileSync(file, "utf8").trim()}\n`;
    });
};

const createReport = async () => {
  const folder = mkdtempSync(join(tmpdir(), "promptfolio-api-"));
  try {
    const declarations = await emitDeclarations(folder, {
      include: REPORTED.map((name) => `${name}/src/**/*`),
      exclude: ["*/src/testing"],
      options: { removeComments: true },
    });
    return HEADER + REPORTED.flatMap((name) => reportPackage(name, declarations)).join("");
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
  const current = await createReport();
  if (committed === current) return;
  throw new Error(
    `The public API of the shared packages has changed, ${firstDifference(committed, current)}
If that is meant, raise HOST_API_VERSION where remotes are concerned, run "npm run api-report", and commit the report.`,
  );
};

if (import.meta.filename === process.argv[1]) writeFileSync(REPORT, await createReport());
