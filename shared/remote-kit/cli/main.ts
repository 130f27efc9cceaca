import { spawn } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { adopt } from "./adopt";
import { build } from "./build";
import { dev } from "./dev";

const USAGE = `usage: remote-kit COMMAND, in a remote's folder

  dev [--site URL]     shows the pages from source, in a live site or with a fake host (dev --help)
  build                builds the release in dist/release
  adopt FOLDER         makes a release of a plain Module Federation remote, by its mf-manifest.json
        --page "./Page /path Title"   a page; asked for if none is named
        --id NAME --out DIR           its name, and the release's folder (release)
  check FOLDER         says whether a folder holds a valid release, whatever made it
  release …            the release commands: remote-kit release help`;

const adoptBuild = (args: string[]): Promise<string> => {
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
  return adopt({ build: positionals[0] ?? "dist", id, out, pages: page });
};

/** The release command is a separate program, bundled when the kit is packed. */
const release = (args: string[]): Promise<number> =>
  new Promise((resolve) => {
    const command = spawn(process.execPath, [join(import.meta.dirname, "../dist/release.js"), ...args], {
      stdio: "inherit",
    });
    command.on("exit", (code) => resolve(code ?? 4));
  });

const run = async ([command, ...args]: string[]): Promise<number> => {
  if (command === "release") return release(args);
  if (command === "check") return release(["check", ...args]);
  if (command === "adopt") {
    console.log(await adoptBuild(args));
    return 0;
  }
  if (command === "build") {
    await build(process.cwd());
    return 0;
  }
  if (command === "dev") {
    await dev(process.cwd(), args);
    return 0;
  }
  console.log(USAGE);
  return command === undefined || ["help", "--help", "-h"].includes(command) ? 0 : 2;
};

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 4;
}
