import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { findSandbox, killRenderer, spawnRenderer } from "./sandbox";

let folder: string;
const { PATH } = process.env;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "promptfolio-sandbox-"));
});
afterEach(() => {
  process.env["PATH"] = PATH;
  rmSync(folder, { recursive: true });
});

/** Far longer than the system needs to end a process. */
const ENDING_TIMEOUT_MS = 20_000;

const isRunning = (pid: number): boolean => {
  try {
    // A zombie has ended too; its parent has not collected it yet.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
};

test("killing a renderer also ends the processes that its sandbox has started", async () => {
  const started = join(folder, "started");
  // Behaves like bubblewrap while it sets up the sandbox: its child processes don't end with it yet.
  writeFileSync(
    join(folder, "bwrap"),
    `#!/bin/sh\n/bin/sleep 600 &\necho $! > ${started}.unfinished\n/bin/mv ${started}.unfinished ${started}\nwait\n`,
  );
  chmodSync(join(folder, "bwrap"), 0o755);
  process.env["PATH"] = folder;
  const child = spawnRenderer("bubblewrap");
  while (!existsSync(started)) await setTimeout(5);
  const pid = Number(readFileSync(started, "utf8"));
  expect(isRunning(pid)).toBe(true);
  const deadline = performance.now() + ENDING_TIMEOUT_MS;
  try {
    killRenderer(child);
    while (isRunning(pid) && performance.now() < deadline) await setTimeout(5);
    expect(isRunning(pid)).toBe(false);
  } finally {
    if (isRunning(pid)) process.kill(pid, "SIGKILL");
  }
});

const NOBODY = 65_534;
const SCRIPT = join(dirname(fileURLToPath(import.meta.url)), "../../dist/render-process.js");

/** Whether tests run as root, from a folder that other users may read. */
const canBecomeNobody = (): boolean =>
  process.getuid?.() === 0 && spawnSync("/bin/cat", [SCRIPT], { uid: NOBODY, gid: NOBODY }).status === 0;

test("without bubblewrap, renderers of a server that runs as root run as nobody, in no group of root", async () => {
  process.env["PATH"] = folder;
  const isRoot = canBecomeNobody();
  const sandbox = await findSandbox();
  expect(sandbox).toBe(isRoot ? "other-user" : "none");
  const child = spawnRenderer(sandbox);
  await once(child.stdio[3] ?? child, "data");
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  killRenderer(child);
  const user = isRoot ? NOBODY : process.getuid?.();
  expect(status).toMatch(new RegExp(`^Uid:\\t${user}\\t${user}\\t${user}\\t${user}$`, "m"));
  if (isRoot) expect(status).toMatch(/^Groups:\s*$/m);
});
