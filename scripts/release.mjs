// Ships remotes: `npm run release -- publish mfe-gallery`. Builds what it needs first; see docs/shipping-a-remote.md.
import { spawn } from "node:child_process";
import { build } from "./build.mjs";
import { runCommand } from "./lib/install.mjs";
import { FRONT_ENDS, inRoot, releaseFolder } from "./lib/packages.mjs";

/** Commands that take a built release; they also take the name of a package, which is then built. */
const TAKE_BUILDS = new Set(["publish", "verify", "check"]);

/** `mfe-gallery` becomes the folder of its build, which is made first; everything else stays as it is. */
const resolveArguments = async ([command, ...rest]) => {
  const named = TAKE_BUILDS.has(command) ? rest.filter((part) => FRONT_ENDS.includes(part)) : [];
  if (named.length > 0) await build(named, { again: rest.includes("--reproduce") });
  return [command, ...rest.map((part) => (named.includes(part) ? releaseFolder(part) : part))];
};

await runCommand(async () => {
  await build(["delivery"]);
  const args = await resolveArguments(process.argv.slice(2));
  const command = spawn(
    process.execPath,
    [inRoot("delivery/dist/release.js"), ...args.filter((part) => part)],
    {
      stdio: "inherit",
    },
  );
  command.on("exit", (code) => process.exit(code ?? 4));
}, 4);
