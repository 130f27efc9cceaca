import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const LOCK = new URL("./lock.mjs", import.meta.url).href;

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "promptfolio-lock-"));
  writeFileSync(join(folder, "log"), "");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that writes when it enters and when it leaves the work. */
const worker = (call) => {
  const code = `
    import { appendFileSync } from "node:fs";
    import { setTimeout as wait } from "node:timers/promises";
    const { withLock } = await import(${JSON.stringify(LOCK)});
    const folder = ${JSON.stringify(folder)};
    const work = async () => {
      appendFileSync(folder + "/log", "in ");
      await wait(50);
      appendFileSync(folder + "/log", "out ");
    };
    await ${call};`;
  return promisify(execFile)(process.execPath, ["--input-type=module", "-e", code]);
};

const workFour = (call) => Promise.all(Array.from({ length: 4 }, () => worker(call)));

const expectOneByOne = () => expect(readFileSync(join(folder, "log"), "utf8")).toBe("in out ".repeat(4));

test("lets four processes work one at a time", async () => {
  await workFour('withLock("build", work, { folder })');
  expectOneByOne();
}, 120_000);

test("only one of the waiters takes over from a process that is gone", async () => {
  const left = join(folder, "build.lock");
  mkdirSync(left);
  const longAgo = new Date(Date.now() - 3_600_000);
  utimesSync(left, longAgo, longAgo);
  await workFour('withLock("build", work, { folder })');
  expectOneByOne();
}, 120_000);

test("work that takes long is not taken for that of a process that is gone", async () => {
  await workFour('withLock("build", work, { folder, staleMs: 20 })');
  expectOneByOne();
}, 120_000);
