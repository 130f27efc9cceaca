import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { OperatorError } from "@promptfolio/server/operator-error";
import { clearAbandoned, lockFolder } from "./folder-lock";

describe("the lock on a data folder", () => {
  let folder: string;
  const path = () => join(folder, "lock.json");
  const leave = (holder: object, ageInSeconds = 0) => {
    writeFileSync(path(), JSON.stringify({ started: null, since: "2024-01-01T00:00:00Z", ...holder }));
    const then = Date.now() / 1000 - ageInSeconds;
    utimesSync(path(), then, then);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "promptfolio-lock-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("has one holder at a time, and is free again after its release", () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(OperatorError);
    lock.release();
    lockFolder(folder).release();
  });

  it("names the process that holds it", () => {
    leave({ pid: process.ppid, host: hostname() });
    expect(() => lockFolder(folder)).toThrow(`process ${process.ppid}`);
  });

  it("is taken over from a process that no longer exists", () => {
    leave({ pid: 2 ** 22 + 1, host: hostname() });
    const lock = lockFolder(folder);
    expect(JSON.parse(readFileSync(path(), "utf8"))).toMatchObject({ pid: process.pid });
    lock.release();
  });

  it("is taken over from a killed process that its parent hasn't reaped", async () => {
    const parent = spawn("sh", ["-c", "sleep 30 & echo $!; exec sleep 30"]);
    const [line] = await once(parent.stdout, "data");
    const pid = Number(String(line));
    leave({ pid, host: hostname() });
    expect(() => lockFolder(folder)).toThrow(`process ${pid}`);
    process.kill(pid, "SIGKILL");
    while (!readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z "));
    lockFolder(folder).release();
    parent.kill("SIGKILL");
    await once(parent, "exit");
  });

  it("is taken over from a process whose id was reused", () => {
    leave({ pid: process.ppid, host: hostname(), started: "1" });
    lockFolder(folder).release();
  });

  it("isn't taken over from another machine while its heartbeat continues", () => {
    leave({ pid: 1, host: "elsewhere" });
    expect(() => lockFolder(folder)).toThrow("on elsewhere");
    leave({ pid: 1, host: "elsewhere" }, 60);
    lockFolder(folder).release();
  });

  it("is neither moved nor removed once another process has acquired it", () => {
    leave({ pid: 1, host: "elsewhere" }, 60);
    const abandoned = readFileSync(path(), "utf8");
    const winner = lockFolder(folder);
    const before = statSync(path());
    clearAbandoned(path(), abandoned);
    // Any rename, even one that is reverted, would change this.
    expect(statSync(path()).ctimeMs).toBe(before.ctimeMs);
    expect(() => lockFolder(folder)).toThrow(OperatorError);
    winner.release();
  });

  it("is cleared by one process at a time", () => {
    leave({ pid: 1, host: "elsewhere" }, 60);
    const abandoned = readFileSync(path(), "utf8");
    mkdirSync(`${path()}.clearing`);
    clearAbandoned(path(), abandoned);
    expect(readFileSync(path(), "utf8")).toBe(abandoned);
    // A marker that a crash left behind doesn't block for good.
    utimesSync(`${path()}.clearing`, 1, 1);
    clearAbandoned(path(), abandoned);
    clearAbandoned(path(), abandoned);
    expect(existsSync(path())).toBe(false);
  });

  it("isn't blocked permanently by an empty file that a crash left", () => {
    writeFileSync(path(), "");
    expect(() => lockFolder(folder)).toThrow("just starting");
    utimesSync(path(), 1, 1);
    lockFolder(folder).release();
  });
});
