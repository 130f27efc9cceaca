import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buildSync } from "esbuild";
import { endReplacement, replaceContents } from "./replace-contents";

let program: string;
beforeAll(() => {
  program = join(mkdtempSync(join(tmpdir(), "promptfolio-killed-")), "killed.mjs");
  // Bundled, as each of some hundred processes would compile it otherwise.
  buildSync({
    entryPoints: [join(import.meta.dirname, "../testing/killed-replacement.ts")],
    outfile: program,
    ...{ bundle: true, platform: "node", format: "esm", target: "node20" },
  });
});
afterAll(() => rmSync(dirname(program), { recursive: true }));

let folder: string;
/** What the parts contain, as one string. */
const state = (): string =>
  ["database", "media/originals", "secret"]
    .map((name) => {
      const path = join(folder, name);
      if (!existsSync(path)) return "none";
      if (name === "secret") return readFileSync(path, "utf8");
      const names = readdirSync(path).filter((entry) => !entry.startsWith("before-restore-"));
      return names.map((entry) => `${entry}=${readFileSync(join(path, entry), "utf8")}`).join();
    })
    .join(" ");

const OLD = "a=old,b=old none old";
const NEW = "b=new b=new new";

const reset = (): void => {
  rmSync(folder, { recursive: true, force: true });
  const disk = join(folder, "disk");
  mkdirSync(disk, { recursive: true });
  for (const name of ["a", "b"]) writeFileSync(join(disk, name), "old");
  symlinkSync(disk, join(folder, "database"));
  writeFileSync(join(folder, "secret"), "old");
};

/** @returns whether the process was killed */
const isKilled = (killAt: number, task = "replace"): boolean => {
  const { signal, status, stderr } = spawnSync(process.execPath, [program, folder, `${killAt}`, task], {
    encoding: "utf8",
  });
  if (signal === null && status !== 0) throw new Error(stderr);
  return signal === "SIGKILL";
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "promptfolio-replace-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("replaces all parts or none, whenever it is killed, and also if ending it is killed", async () => {
  const ends = new Set<string>();
  let kills = 0;
  for (let killAt = 1; ; killAt += 1) {
    reset();
    if (!isKilled(killAt)) break;
    kills += 1;
    const isBegun = existsSync(join(folder, "restore.json"));
    // Each further kill is a step later than the one before.
    for (let again = 1; isBegun && isKilled(again, "end"); again += 3) kills += 1;
    await endReplacement(folder);
    ends.add(state());
    expect(readdirSync(join(folder, "disk"))).not.toContain(".replacing");
    expect(existsSync(join(folder, "restore.json"))).toBe(false);
  }
  expect(state()).toBe(NEW);
  expect([...ends].sort()).toEqual([OLD, NEW].sort());
  expect(kills).toBeGreaterThan(50);
}, 300_000);

const NAMESPACE = ["--user", "--map-root-user", "--mount"];
const canMount = spawnSync("unshare", [...NAMESPACE, "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;

// Skipped where a process may not mount anything.
(canMount ? it : it.skip)("replaces what is in a mounted folder, and what was there stays in it", () => {
  reset();
  rmSync(join(folder, "database"));
  for (const name of ["database", "media/originals"]) mkdirSync(join(folder, name), { recursive: true });
  const script = `
    for name in database media/originals; do mount -t tmpfs tmpfs "$0/$name"; echo old > "$0/$name/a"; done
    mkdir "$0/database/lost+found"
    "$1" "$2" "$0" 0 >&2
    cd "$0" && find . -type f | sort | xargs grep -H .`;
  const parameters = [...NAMESPACE, "sh", "-ec", script, folder, process.execPath, program];
  const { stdout, stderr } = spawnSync("unshare", parameters, { encoding: "utf8" });
  const lines = stdout.split("\n").filter((line) => !line.startsWith("./disk/") && line !== "");
  expect({ lines, stderr: stderr.replace(/\d+\n$/, "") }).toEqual({
    lines: [
      "./before-restore-now/secret:old",
      "./database/b:new",
      "./database/before-restore-now/a:old",
      "./media/originals/b:new",
      "./media/originals/before-restore-now/a:old",
      "./secret:new",
    ],
    stderr: "",
  });
});

it("replaces nothing if writing the new contents fails", async () => {
  reset();
  const write = async (into: string): Promise<void> => writeFileSync(join(into, "b"), "new");
  const failing = async (): Promise<void> => {
    throw new Error("The disk is gone");
  };
  await expect(
    replaceContents(folder, "before-restore-now", [
      { name: "database", kind: "folder", bytes: 3, write },
      { name: "secret", kind: "file", bytes: 3, write: failing },
    ]),
  ).rejects.toThrow("Nothing was replaced: The disk is gone.");
  expect(state()).toBe(OLD);
});

it("names the part that has too little space, before anything is changed", async () => {
  reset();
  const write = async (): Promise<void> => undefined;
  await expect(
    replaceContents(folder, "before-restore-now", [{ name: "database", kind: "folder", bytes: 1e18, write }]),
  ).rejects.toThrow(/needs \d+ MiB of free space and has \d+ MiB; nothing was changed/);
  expect(state()).toBe(OLD);
});
