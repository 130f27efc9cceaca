import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readTemplate } from "../../../shared/remote-kit/create/copy-template.mjs";
import { inRoot } from "../packages.mjs";
import { run } from "../run.mjs";
import { packPackages } from "./pack.mjs";

const TEMPLATES = inRoot("shared/remote-kit/templates");
const BUNDLERS = ["webpack", "rspack", "vite"];

const readJson = async (path) => JSON.parse(await readFile(path, "utf8"));

/** The program that creates a remote, as a package without dependencies. */
const writeCreator = async (folder, version) => {
  await cp(inRoot("shared/remote-kit/create"), folder, { recursive: true });
  const manifest = {
    name: "create-promptfolio-remote",
    version,
    type: "module",
    license: "MIT",
    engines: { node: ">=20.19" },
    bin: "create-remote.mjs",
  };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest, null, 2));
};

/** The exact version of a dependency that the host and this repository use; of our own packages, the tarball on the site. */
const readVersions = async (packages) => {
  const { packages: locked } = await readJson("package-lock.json");
  const extra = await readJson(join(TEMPLATES, "versions.json"));
  return (name) => {
    const own = packages[name];
    const version = own
      ? `https://SITE/kit/${own.file}`
      : (extra[name] ?? locked[`node_modules/${name}`]?.version);
    if (!version) throw new Error(`No version is known of ${name}.`);
    return version;
  };
};

/** The files of a new remote, by its bundler. */
const readTemplates = async (packages) => {
  const standalone = (name) => readTemplate(join(TEMPLATES, "standalone", name));
  const page = await readTemplate(join(TEMPLATES, "remote"));
  const shown = Object.entries(page).filter(
    ([path]) => path === "remote.config.ts" || path.startsWith("src/"),
  );
  const common = { ...Object.fromEntries(shown), ...(await standalone("common")) };
  const versionOf = await readVersions(packages);
  const complete = async (bundler) => {
    const own = await standalone(bundler);
    const manifest = JSON.parse(common["package.json"]);
    const added = JSON.parse(own["package.json"]).devDependencies;
    const development = Object.entries({ ...manifest.devDependencies, ...added }).sort();
    manifest.devDependencies = Object.fromEntries(development);
    for (const dependencies of [manifest.dependencies, manifest.devDependencies])
      for (const name of Object.keys(dependencies)) dependencies[name] = versionOf(name);
    return [bundler, { ...common, ...own, "package.json": `${JSON.stringify(manifest, null, 2)}\n` }];
  };
  return Object.fromEntries(await Promise.all(BUNDLERS.map(complete)));
};

/**
 * Makes what a site serves under `/kit`: the packages as tarballs, the program that creates a remote, and `kit.json`
 * with its templates.
 * @param {string[]} folders those of the packages
 * @param {string} target
 */
const makeKit = async (folders, target) => {
  const [creator, made] = [await mkdtemp(join(tmpdir(), "promptfolio-creator-")), `${target}.new`];
  try {
    const { version } = await readJson(join(folders.at(-1), "package.json"));
    await writeCreator(creator, version);
    await rm(made, { recursive: true, force: true });
    await mkdir(made, { recursive: true });
    const output = await run("npm", ["pack", ...folders, creator, "--json", "--pack-destination", made]);
    const packed = JSON.parse(output);
    await rename(join(made, packed.at(-1).filename), join(made, "create-remote.tgz"));
    const packages = Object.fromEntries(
      packed.slice(0, -1).map((one) => [one.name, { version: one.version, file: one.filename }]),
    );
    const kit = { packages, templates: await readTemplates(packages) };
    await writeFile(join(made, "kit.json"), JSON.stringify(kit));
    await rm(target, { recursive: true, force: true });
    await rename(made, target);
  } finally {
    await rm(creator, { recursive: true, force: true });
  }
};

if (import.meta.filename === process.argv[1])
  await makeKit(await packPackages(inRoot("dist/packages")), inRoot("dist/kit"));
