import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { processTree } from "./process-tree";

/** Starts short child processes one after the other, beside one that stays. */
const SCRIPT = "sleep 600 & while :; do /bin/true; done";

let shell: ChildProcess;
beforeEach(async () => {
  shell = spawn("/bin/sh", ["-c", SCRIPT], { detached: true });
  await once(shell, "spawn");
});
afterEach(() => {
  if (shell.pid) process.kill(-shell.pid, "SIGKILL");
});

test("lists what a process has started, while other processes of it end", () => {
  const { pid = 0 } = shell;
  while (processTree(pid).length < 2);
  const [, lasting] = processTree(pid);
  for (let count = 0; count < 2_000; count++) expect(processTree(pid).slice(0, 2)).toEqual([pid, lasting]);
});

test("throws for a process that has ended", async () => {
  const ended = spawn("/bin/true");
  await once(ended, "close");
  expect(() => processTree(ended.pid ?? 0)).toThrow(/ENOENT|ESRCH/);
});
