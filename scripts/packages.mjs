// Builds the packages that teams build remotes with: `npm run packages` writes them to dist/packages, and to dist/kit what
// a site serves under /kit. `npm run packages -- --publish [--registry URL]` publishes those versions that the registry lacks.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runTask } from "./build.mjs";
import { runCommand } from "./lib/install.mjs";
import { inRoot, SHARED } from "./lib/packages.mjs";
import { run, step } from "./lib/run.mjs";

const PACKAGES = inRoot("dist/packages");

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

await runCommand(async () => {
  const { values } = parseArgs({
    options: { publish: { type: "boolean", default: false }, registry: { type: "string" } },
  });
  await runTask("make:packages");
  step(`packages are in ${PACKAGES}, and what a site serves is in dist/kit`);
  const registry = values.registry ? ["--registry", values.registry] : [];
  const folders = SHARED.map((path) => join(PACKAGES, path.replace("shared/", "")));
  if (values.publish) for (const folder of folders) await publishPackage(folder, registry);
});
