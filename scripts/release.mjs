// Ships remotes: `npm run release -- publish mfe-gallery`. Builds what it needs first; see docs/shipping-a-remote.md.
import { spawn } from "node:child_process";
import { ensureInstalled, requireNode } from "./lib/install.mjs";
import { FRONT_ENDS, inRoot } from "./lib/packages.mjs";

/** Commands that take a built release; they also take the name of a package, which is then built. */
const TAKE_BUILDS = new Set(["publish", "verify", "check"]);

const builtFolder = async (name, isReproduced) => {
  const { buildFrontEnd, forgetBuild, releaseFolder } = await import("./lib/front-ends.mjs");
  if (isReproduced) await forgetBuild(name);
  await buildFrontEnd(name);
  return releaseFolder(name);
};

/** `mfe-gallery` becomes the folder of its build; everything else stays as it is. */
const resolveArguments = ([command, ...rest]) => {
  if (!TAKE_BUILDS.has(command)) return [command, ...rest];
  const isReproduced = rest.includes("--reproduce");
  return Promise.all([
    command,
    ...rest.map((part) => (FRONT_ENDS.includes(part) ? builtFolder(part, isReproduced) : part)),
  ]);
};

requireNode();
try {
  await ensureInstalled();
  const { buildServer } = await import("./lib/servers.mjs");
  await buildServer("delivery");
  const args = await resolveArguments(process.argv.slice(2));
  const command = spawn(
    process.execPath,
    [inRoot("delivery/dist/release.js"), ...args.filter((part) => part)],
    {
      stdio: "inherit",
    },
  );
  command.on("exit", (code) => process.exit(code ?? 4));
} catch (error) {
  console.error(error.message);
  process.exit(4);
}
