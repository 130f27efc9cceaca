import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { endProcess, execute, untilPrinted } from "./child-process";
import { ROOT } from "./product";

/** Left out of a copy of the checkout: history, caches, data, and folders that are linked instead. */
const LEFT_OUT = new Set(["node_modules", "test-results"]);
const LEFT_OUT_OF_ROOT = new Set(["e2e", "docs", "data", "demo-collection"]);

const isCopied = (path: string): boolean => {
  const name = basename(path);
  if (path === ROOT) return true;
  if (dirname(path) === ROOT && LEFT_OUT_OF_ROOT.has(name)) return false;
  return !LEFT_OUT.has(name) && !name.startsWith(".");
};

/** The copy shares the packages that are installed here, so all must be installed already. */
const ensureInstalled = () =>
  execute(
    process.execPath,
    ["--input-type=module", "-e", 'await (await import("./scripts/lib/install.mjs")).ensureInstalled();'],
    { cwd: ROOT },
  );

/** A copy of the checkout whose sources a test may change, with the builds and installed packages. */
const copyCheckout = async (): Promise<string> => {
  await ensureInstalled();
  const copy = await mkdtemp(join(tmpdir(), "promptfolio-development-"));
  await cp(ROOT, copy, { recursive: true, filter: isCopied });
  const shared = (await readdir(join(copy, "shared"))).map((name) => join("shared", name));
  for (const name of ["", ...(await readdir(copy)), ...shared]) {
    const installed = join(ROOT, name, "node_modules");
    if (name !== "node_modules" && existsSync(installed))
      await symlink(installed, join(copy, name, "node_modules"));
  }
  // What has been built is known by the sources, which don't include what git ignores.
  await cp(join(ROOT, ".gitignore"), join(copy, ".gitignore"));
  await cp(join(ROOT, ".cache/turbo"), join(copy, ".cache/turbo"), { recursive: true });
  // The workspace's own files alone: nothing of it runs from here.
  await cp(join(ROOT, "e2e/package.json"), join(copy, "e2e/package.json"));
  return copy;
};

export interface Development {
  origin: string;
  /** Changes a source file of the copy. */
  edit(path: string, from: string, to: string): Promise<void>;
  /** Stops it as an operator would. Resolves with the processes that it had started. */
  stop(): Promise<number[]>;
  dispose(): Promise<void>;
}

/** The descendants of a process, from /proc on Linux. */
const processesBelow = async (pid: number): Promise<number[]> => {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, "utf8").catch(() => "")),
  );
  const children = lists.flatMap((list) => list.trim().split(" ").filter(Boolean).map(Number));
  return [...children, ...(await Promise.all(children.map(processesBelow))).flat()];
};

/** False for a process that has ended, even if its parent has not read its exit code yet (a zombie). */
export const isRunning = async (pid: number): Promise<boolean> => {
  const status = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  return status !== undefined && !/\) [ZX] /.test(status);
};

const READY = /ready on (http:\/\/localhost:\d+)/;

/** `npm run dev`, for the packages named, on a copy of this checkout. */
export const startDevelopment = async (...packages: string[]): Promise<Development> => {
  const copy = await copyCheckout();
  const child = spawn(process.execPath, [join(copy, "scripts/dev.mjs"), ...packages], {
    cwd: copy,
    env: { ...process.env, DEV_DATA_DIR: join(copy, "data"), PORT: "0", DEMO: "off", LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const stop = async (): Promise<number[]> => {
    if (child.exitCode !== null || child.signalCode !== null) return [];
    const started = child.pid === undefined ? [] : await processesBelow(child.pid);
    await endProcess(child, "SIGTERM");
    return started;
  };
  const dispose = async () => {
    await stop();
    await rm(copy, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const [, origin = ""] = await untilPrinted(child, READY);
    return {
      origin,
      edit: async (path, from, to) => {
        const text = await readFile(join(copy, path), "utf8");
        if (!text.includes(from)) throw new Error(`${path} does not say ${from}`);
        await writeFile(join(copy, path), text.replace(from, to));
      },
      stop,
      dispose,
    };
  } catch (error) {
    await dispose();
    throw error;
  }
};
