import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { emitDeclarations } from "../declarations.mjs";
import { inRoot, SHARED } from "../packages.mjs";
import { run } from "../run.mjs";
import { bundleFakeSite, bundleReleaseCommand } from "./bundle-release-command.mjs";
import { compilePackage } from "./compile.mjs";
import { publishedManifest } from "./manifest.mjs";

const NAMES = SHARED.map((path) => path.replace("shared/", ""));

const readManifest = async (name) =>
  JSON.parse(await readFile(inRoot("shared", name, "package.json"), "utf8"));

/** What npm would publish of the sources: the manifest's `files`. */
const filesOf = async (name) => {
  const output = await run("npm", ["pack", "--dry-run", "--json", "--ignore-scripts", "--loglevel=error"], {
    cwd: inRoot("shared", name),
  });
  const [{ files }] = JSON.parse(output);
  return files.map(({ path }) => path);
};

const isCompiled = (file) =>
  /\.tsx?$/.test(file) && !file.endsWith(".d.ts") && !file.startsWith("templates/");

/** Node's rules require file extensions in declarations as well; the only relative imports are of neighbours. */
const withEndings = (text) =>
  text.replace(/(from |import\()"(\.[^"]*?)"/g, (whole, before, path) =>
    /\.(json|js|cjs|mjs)$/.test(path) ? whole : `${before}"${path}.js"`,
  );

const copyDeclarations = async (from, to) => {
  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile() && one.name.endsWith(".d.ts"))) {
    const path = join(entry.parentPath, entry.name);
    const target = join(to, path.slice(from.length));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, withEndings(await readFile(path, "utf8")));
  }
};

const packOne = async (name, declarations, folder) => {
  const manifest = await readManifest(name);
  const files = await filesOf(name);
  await mkdir(folder, { recursive: true });
  for (const file of files.filter((path) => !isCompiled(path) && path !== "package.json"))
    await cp(inRoot("shared", name, file), join(folder, file));
  await cp(inRoot("LICENSE"), join(folder, "LICENSE"));
  await compilePackage(name, manifest, files.filter(isCompiled), folder);
  await copyDeclarations(join(declarations, name), folder);
  if (name === "remote-kit") await bundleFakeSite(join(folder, "dist"));
  const added = name === "remote-kit" ? await bundleReleaseCommand(join(folder, "dist")) : {};
  const published = publishedManifest(manifest, files, added);
  await writeFile(join(folder, "package.json"), `${JSON.stringify(published, null, 2)}\n`);
  return folder;
};

/**
 * Builds the packages for a registry: JavaScript with types and source maps.
 * @param {string} target the folder to write them to, each in a folder of its own
 * @returns {Promise<string[]>} their folders, each after those it depends on
 */
export const packPackages = async (target) => {
  const temporary = await mkdtemp(join(tmpdir(), "promptfolio-packing-"));
  try {
    await rm(target, { recursive: true, force: true });
    const [sources, settings] = [
      await Promise.all(NAMES.map(async (name) => [name, await filesOf(name)])),
      { exclude: ["*/node_modules", "*/dist"] },
    ];
    const include = sources.flatMap(([name, files]) =>
      files.filter(isCompiled).map((file) => join(name, file)),
    );
    const declarations = await emitDeclarations(temporary, { ...settings, include });
    return await Promise.all(NAMES.map((name) => packOne(name, declarations, join(target, name))));
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
};
