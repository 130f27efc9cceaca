import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { endProcess, execute, untilPrinted } from "./child-process";
import { assertUnrelated, hideCheckout } from "./hidden-checkout";
import { freePort } from "./package-registry";
import { ROOT } from "./site-process";

/** A slow machine must not reach the timeouts of verify. */
const LENIENT_TIMEOUTS = { VERIFY_TIMEOUT_FACTOR: "10", RENDER_TIMEOUT_MS: "30000" };

/** The environment of a team's machine, with nothing from this repository. */
const ownEnvironment = (): NodeJS.ProcessEnv => {
  const { PATH = "", HOME, CHROMIUM_PATH } = process.env;
  const programs = PATH.split(delimiter).filter((folder) => !folder.startsWith(ROOT));
  return { ...LENIENT_TIMEOUTS, PATH: programs.join(delimiter), HOME, CHROMIUM_PATH, CI: "1" };
};

/** A team with its own repository, made by a site's kit. Its commands can't read this repository. */
export interface StandaloneTeam {
  folder: string;
  npm(...args: string[]): Promise<string>;
  /** Runs a script of the team's pipeline; resolves with what it adds to the pipeline's summary. */
  runPipeline(script: string, env: NodeJS.ProcessEnv): Promise<string>;
  /** Changes a file of the team's repository. */
  edit(path: string, from: string | RegExp, to: string): Promise<void>;
  /** Starts `npm run dev` with these arguments; resolves with where it is ready. */
  dev(...args: string[]): Promise<{ origin: string; stop(): Promise<void> }>;
  /**
   * Explains why no command of the team can have read a file of this repository.
   * @throws Error if it may have
   */
  explainSeparation(): Promise<string>;
  dispose(): Promise<void>;
}

/** The first of these words is a program. */
const split = ([program = "", ...args]: string[]): [program: string, args: string[]] => [program, args];

const READY = /ready on (http:\/\/localhost:\d+)/;

const startDev = async (folder: string, command: string[]) => {
  const child = spawn(...split(command), {
    cwd: folder,
    env: ownEnvironment(),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [, origin = ""] = await untilPrinted(child, READY);
  return { origin, stop: () => endProcess(child, "SIGKILL") };
};

/** Copies a team's installed packages to another team, as a machine's cache would; without its builds' output. */
const copyInstalled = async (from: string, to: string): Promise<void> => {
  await execute("cp", ["-al", from, to]);
  await rm(join(to, "node_modules/.cache"), { recursive: true, force: true });
};

/** Where a team's packages come from. */
export interface PackageSource {
  /** The site whose kit creates the remote. */
  site: string;
  /** A registry with our packages; undefined: the site serves them. */
  registry?: string | undefined;
  /** Packages that `npm install` finds in place; it adds missing ones and removes unneeded ones. */
  installed?: string | undefined;
}

/** Runs a command as a team would, in a folder on its machine, where this repository can't be read if possible. */
export const runAsTeam = async (
  command: string[],
  cwd: string,
  added: NodeJS.ProcessEnv = {},
): Promise<string> => {
  const options = { cwd, env: { ...ownEnvironment(), ...added }, maxBuffer: 16_000_000 };
  const hidden = split([...((await hideCheckout()) ?? []), ...command]);
  const { stdout } = await execute(...hidden, options).catch((error: { stdout: string; stderr: string }) => {
    throw new Error(`${command.join(" ")} failed:\n${error.stdout}\n${error.stderr}`);
  });
  return stdout;
};

export const createStandaloneTeam = async (
  id: string,
  bundler: string,
  { site, registry, installed }: PackageSource,
): Promise<StandaloneTeam> => {
  const parent = await mkdtemp(join(tmpdir(), `promptfolio-${bundler}-`));
  const folder = join(parent, id);
  const options = ["--bundler", bundler, ...(registry ? ["--registry", registry] : [])];
  await runAsTeam(["npx", "--yes", `${site}/kit/create-remote.tgz`, id, ...options], parent);
  if (installed !== undefined) await copyInstalled(installed, folder);
  const prefix = await hideCheckout();
  const run = (command: string[], added?: NodeJS.ProcessEnv) => runAsTeam(command, folder, added);
  return {
    folder,
    npm: (...args) => run(["npm", ...args]),
    runPipeline: async (script, env) => {
      const summary = join(parent, "summary.md");
      await writeFile(summary, "");
      await run(["bash", "-ec", script], { ...env, RUNNER_TEMP: parent, GITHUB_STEP_SUMMARY: summary });
      return readFile(summary, "utf8");
    },
    edit: async (path, from, to) => {
      const before = await readFile(join(folder, path), "utf8");
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${path} does not say ${from}`);
      await writeFile(join(folder, path), after);
    },
    dev: async (...args) => {
      const kit = join(folder, "node_modules/@promptfolio/remote-kit/bin/remote-kit.mjs");
      const port = String(await freePort());
      return startDev(folder, [...(prefix ?? []), process.execPath, kit, "dev", "--port", port, ...args]);
    },
    explainSeparation: async () => {
      if (prefix) return "An empty folder lay over this repository.";
      await assertUnrelated(folder, ownEnvironment());
      return "No file, link or setting of the team's names this repository.";
    },
    dispose: () => rm(parent, { recursive: true, force: true, maxRetries: 5 }),
  };
};
