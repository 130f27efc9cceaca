// Builds the shared packages for a package registry: `npm run packages` writes them to dist/packages,
// `npm run packages -- --publish [--registry URL]` publishes those versions that the registry lacks.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureInstalled, requireNode } from "./lib/install.mjs";
import { inRoot } from "./lib/packages.mjs";
import { run, step } from "./lib/run.mjs";

const isPublished = async ({ name, version }, registry) =>
  run("npm", ["view", `${name}@${version}`, "version", ...registry]).then(
    (output) => output.trim() === version,
    () => false,
  );

const publishPackage = async (folder, registry) => {
  const manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const label = `${manifest.name}@${manifest.version}`;
  if (await isPublished(manifest, registry)) return step(`${label} is published already`);
  await run("npm", ["publish", "--access", "public", ...registry], { cwd: folder });
  step(`published ${label}`);
};

requireNode();
try {
  const { values } = parseArgs({
    options: {
      out: { type: "string", default: inRoot("dist/packages") },
      publish: { type: "boolean", default: false },
      registry: { type: "string" },
    },
  });
  await ensureInstalled();
  const { packPackages } = await import("./lib/packing/pack.mjs");
  const folders = await packPackages(values.out);
  step(`packages are in ${values.out}`);
  const registry = values.registry ? ["--registry", values.registry] : [];
  if (values.publish) for (const folder of folders) await publishPackage(folder, registry);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
