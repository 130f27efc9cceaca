import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { adopt } from "./adopt";
import { dev } from "./dev";
import { build } from "./project";

const USAGE = `usage: remote-kit COMMAND, in a remote's folder

  dev [--site URL]     shows the pages from source, in a live site or with a fake host (dev --help)
  build                builds the release in dist/release
  adopt FOLDER         makes a release of a plain Module Federation remote, by its mf-manifest.json
        --page "./Page /path Title"   a page; asked for if none is named
        --id NAME --out DIR           its name, and the release's folder (release)
  check FOLDER         says whether a folder holds a valid release, whatever made it
  release …            the release commands: remote-kit release help`;

const adoptBuild = async (args: string[]): Promise<void> => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      id: { type: "string" },
      out: { type: "string", default: "release" },
      page: { type: "string", multiple: true, default: [] },
    },
  });
  const { id, out, page } = values;
  console.log(await adopt({ build: positionals[0] ?? "dist", id, out, pages: page }));
};

/** The release command is a separate program, bundled when the kit is packed. */
const release = async (args: string[]): Promise<void> => {
  const program = join(import.meta.dirname, "../dist/release.js");
  const [code] = await once(spawn(process.execPath, [program, ...args], { stdio: "inherit" }), "exit");
  process.exitCode = code ?? 4;
};

const COMMANDS: Record<string, (args: string[]) => Promise<void>> = {
  release,
  check: (args) => release(["check", ...args]),
  adopt: adoptBuild,
  build: () => build(process.cwd()),
  dev: (args) => dev(process.cwd(), args),
};

const [name = "help", ...args] = process.argv.slice(2);
const command = COMMANDS[name];
try {
  if (command) await command(args);
  else {
    console.log(USAGE);
    process.exitCode = ["help", "--help", "-h"].includes(name) ? 0 : 2;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 4;
}
