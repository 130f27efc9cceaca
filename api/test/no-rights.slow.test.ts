import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { readConfig } from "../src/config/config";
import { makeBackup } from "../src/database/backup/make-backup";
import { restoreBackup } from "../src/database/backup/restore-backup";
import { openServices } from "../src/services";

/** Mounts a file system on which everybody may do anything, and where rights can't be changed. */
const mountWithoutRights = (source: string, target: string): boolean => {
  mkdirSync(source);
  mkdirSync(target);
  const { error } = spawnSync("bindfs", ["--chmod-deny", "--perms=a=rwX", source, target]);
  if (error) console.warn("bindfs isn't installed, the test of a file system without rights is left out");
  return !error;
};

const open = async (folder: string): Promise<string[]> => {
  const lines: string[] = [];
  const services = await openServices(readConfig({ DATA_DIR: folder, DEMO: "off" }), {
    log: pino({ level: "silent" }),
    onProgress: (line) => lines.push(line),
  });
  await services.close();
  return lines;
};

const folder = mkdtempSync(join(tmpdir(), "promptfolio-no-rights-"));
const mount = join(folder, "mount");
// Also after a failure: a folder with a mount can't be removed.
afterAll(() => {
  spawnSync("fusermount", ["-uz", mount]);
  rmSync(folder, { recursive: true });
});

it("data, backups and restores are possible, with a warning, where rights can't be changed", async () => {
  if (!mountWithoutRights(join(folder, "disk"), mount)) return;
  const data = join(mount, "data");
  expect((await open(data))[0]).toContain("its owner or its file system forbids changing that");
  const backup = join(mount, "backup");
  expect((await makeBackup(data, backup)).isOpen).toBe(true);
  for (const target of [join(mount, "restored"), join(folder, "restored")]) {
    await restoreBackup(backup, target);
    await open(target);
  }
}, 180_000);
