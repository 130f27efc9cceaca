// Builds the packages that teams build remotes with: `npm run packages` writes them to dist/packages, and to dist/kit what
// a site serves under /kit. `npm run packages -- --publish [--registry URL]` publishes those versions that the registry lacks.
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureInstalled, requireNode } from "./lib/install.mjs";
import { withLock } from "./lib/lock.mjs";
import { inRoot, SHARED } from "./lib/packages.mjs";
import { run, step } from "./lib/run.mjs";
import { sourceHash } from "./lib/source-hash.mjs";

const PACKAGES = inRoot("dist/packages");
const KIT = inRoot("dist/kit");
const STAMP = join(PACKAGES, "built-version");

/** Sources of packages also hold folders that releases leave out. */
const SOURCES = [
  ...["shared", "shared/host/src/testing", "shared/remote-kit/testing", "api/src", "delivery/src"],
  ...["scripts/lib", "package-lock.json"],
];

const isPublished = async ({ name, version }, registry) =>
  run("npm", ["view", `${name}@${version}`, "version", ...registry]).then(
    (output) => output.trim() === version,
    () => false,
  );

const publishPackage = async (folder, registry) => {
  const manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const label = `${manifest.name}@${manifest.version}`;
  if (await isPublished(manifest, registry)) return step(`${label} is published already`);
  await run("npm", ["publish", "--access", "public", ...registry], { cwd: folder }).catch((error) => {
    if (!/\b(ENEEDAUTH|E401|E403)\b/.test(error.message)) throw error;
    throw new Error(
      `The registry takes ${label} only with a token: npm login ${registry.join(" ")}, or //HOST/:_authToken=… in ~/.npmrc.`,
    );
  });
  step(`published ${label}`);
};

const build = async () => {
  const version = sourceHash(SOURCES);
  if (existsSync(STAMP) && (await readFile(STAMP, "utf8")) === version && existsSync(KIT)) return;
  const { packPackages } = await import("./lib/packing/pack.mjs");
  const { makeKit } = await import("./lib/packing/make-kit.mjs");
  await makeKit(await packPackages(PACKAGES), KIT);
  await writeFile(STAMP, version);
};

requireNode();
try {
  const { values } = parseArgs({
    options: { publish: { type: "boolean", default: false }, registry: { type: "string" } },
  });
  await ensureInstalled();
  await withLock("packing", build);
  step(`packages are in ${PACKAGES}, and what a site serves is in ${KIT}`);
  const registry = values.registry ? ["--registry", values.registry] : [];
  const folders = SHARED.map((path) => join(PACKAGES, path.replace("shared/", "")));
  if (values.publish) for (const folder of folders) await publishPackage(folder, registry);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
