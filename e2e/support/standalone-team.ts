import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { ROOT } from "./product";

const execute = promisify(execFile);

/** What a team's machine has in its environment: nothing of this repository's. */
const ownEnvironment = (): NodeJS.ProcessEnv => {
  const { PATH, HOME, CHROMIUM_PATH } = process.env;
  return { PATH, HOME, CHROMIUM_PATH, CI: "1" };
};

/** A team in a repository of its own, made by `new:remote --standalone`. */
export interface StandaloneTeam {
  folder: string;
  npm(...args: string[]): Promise<string>;
  /** Changes a file of the team's. */
  edit(path: string, from: string | RegExp, to: string): Promise<void>;
  /** Starts `npm run dev` with these arguments; resolves with where it is ready. */
  dev(...args: string[]): Promise<{ origin: string; stop(): Promise<void> }>;
  dispose(): Promise<void>;
}

const READY = /ready on (http:\/\/localhost:\d+)/;

const startDev = async (folder: string, args: string[]) => {
  const program = join(folder, "node_modules/@promptfolio/remote-kit/bin/remote-kit.mjs");
  const child = spawn(process.execPath, [program, "dev", ...args], {
    cwd: folder,
    env: ownEnvironment(),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const found = READY.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => reject(new Error(`ended with ${code}:\n${output}`)));
  });
  const stop = async (): Promise<void> => {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  return { origin, stop };
};

export const createStandaloneTeam = async (
  id: string,
  bundler: string,
  registry: string,
): Promise<StandaloneTeam> => {
  const parent = await mkdtemp(join(tmpdir(), `promptfolio-${bundler}-`));
  const folder = join(parent, id);
  const command = ["scripts/new-remote.mjs", id, "--standalone", folder];
  await execute(process.execPath, [...command, "--bundler", bundler, "--registry", registry], { cwd: ROOT });
  return {
    folder,
    npm: async (...args) => {
      const options = { cwd: folder, env: ownEnvironment(), maxBuffer: 16_000_000 };
      const { stdout } = await execute("npm", args, options).catch(
        (error: { stdout: string; stderr: string }) => {
          throw new Error(`npm ${args.join(" ")} failed:\n${error.stdout}\n${error.stderr}`);
        },
      );
      return stdout;
    },
    edit: async (path, from, to) => {
      const before = await readFile(join(folder, path), "utf8");
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${path} does not say ${from}`);
      await writeFile(join(folder, path), after);
    },
    dev: (...args) => startDev(folder, args),
    dispose: () => rm(parent, { recursive: true, force: true, maxRetries: 5 }),
  };
};
