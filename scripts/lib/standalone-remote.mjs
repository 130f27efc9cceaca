import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { copyTemplate } from "./copy-template.mjs";
import { inRoot } from "./packages.mjs";

const TEMPLATES = inRoot("shared/remote-kit/templates");

/** The bundlers that have a template. */
export const findBundlers = async () =>
  (await readdir(join(TEMPLATES, "standalone"))).filter((name) => name !== "common");

const readJson = async (path) => JSON.parse(await readFile(path, "utf8"));

/** The exact versions that the host and this repository use. */
const createVersionOf = async () => {
  const { packages } = await readJson(inRoot("package-lock.json"));
  const extra = await readJson(join(TEMPLATES, "versions.json"));
  return (name) => {
    const version = name.startsWith("@promptfolio/")
      ? packages[`shared/${name.slice("@promptfolio/".length)}`]?.version
      : (extra[name] ?? packages[`node_modules/${name}`]?.version);
    if (!version) throw new Error(`No version is known of ${name}.`);
    return version;
  };
};

const withVersions = (dependencies, versionOf) =>
  Object.fromEntries(
    Object.keys(dependencies)
      .sort()
      .map((name) => [name, versionOf(name)]),
  );

/**
 * Creates a remote's repository in a separate folder.
 * @param {string} id
 * @param {string} folder absolute; empty or missing
 * @param {{ bundler: string, registry?: string }} options
 */
export const createStandalone = async (id, folder, { bundler, registry }) => {
  const bundlers = await findBundlers();
  if (!bundlers.includes(bundler)) throw new Error(`--bundler takes ${bundlers.join(", ")}, not ${bundler}.`);
  if (existsSync(folder) && (await readdir(folder)).length > 0) throw new Error(`${folder} is not empty.`);
  const common = join(TEMPLATES, "standalone/common");
  const own = join(TEMPLATES, "standalone", bundler);
  const [manifest, added, versionOf] = await Promise.all([
    readJson(join(common, "package.json")),
    readJson(join(own, "package.json")),
    createVersionOf(),
  ]);
  await copyTemplate(join(TEMPLATES, "remote/src"), join(folder, "src"), id);
  const files = {
    "remote.config.ts": await readFile(join(TEMPLATES, "remote/remote.config.ts"), "utf8"),
    "package.json": `${JSON.stringify(
      {
        ...manifest,
        dependencies: withVersions(manifest.dependencies, versionOf),
        devDependencies: withVersions({ ...manifest.devDependencies, ...added.devDependencies }, versionOf),
      },
      null,
      2,
    )}\n`,
    ...(registry ? { ".npmrc": `@promptfolio:registry=${registry}\n` } : {}),
  };
  await copyTemplate(common, folder, id);
  await copyTemplate(own, folder, id, files);
};
