import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { OperatorError } from "@promptfolio/server/operator-error";
import { readConfig } from "../src/config/config";
import { makeBackup } from "../src/database/backup/make-backup";
import { restoreBackup } from "../src/database/backup/restore-backup";
import { openServices } from "../src/services";
import { readSettings, writeSettings } from "../src/settings/settings-repository";
import { addPosters, CALLS_AT_ONCE, startApi } from "./test-api";

/** The paths in a folder that other users of the machine have access to. */
const openToOthers = (folder: string): string[] =>
  ["", ...readdirSync(folder, { recursive: true }).map(String)]
    .map((name) => join(folder, name))
    .filter((path) => (statSync(path).mode & 0o077) !== 0);

/** The repository's, where the tests' own folder is in memory. */
const OTHER_FILE_SYSTEM = join(import.meta.dirname, "../.cache/disk-");

describe("a backup", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "promptfolio-backup-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it("captures a consistent state of a running server without stopping it", async () => {
    const api = await startApi();
    const { database } = api.services;
    await writeSettings(database, { dailyLimit: 42, guestLimit: 2 });
    const [image = ""] = await addPosters(api.services, 3);
    const backup = join(folder, "monday");
    const reveals = Promise.all(
      Array.from({ length: CALLS_AT_ONCE }, () =>
        api.browser().request("POST", `/api/public/prompt-view/${image}`),
      ),
    );
    await makeBackup(api.dataDir, backup);
    expect(openToOthers(backup)).toEqual([]);
    // The engine makes some of its files accessible to everyone, but within private folders.
    const isFolder = (path: string) => statSync(path).isDirectory();
    expect(openToOthers(api.dataDir).filter(isFolder)).toEqual([]);
    expect((await reveals).every(({ status }) => status === 200)).toBe(true);
    await writeSettings(database, { dailyLimit: 7, guestLimit: 2 });

    await expect(restoreBackup(backup, api.dataDir)).rejects.toThrow("is in use by");
    const elsewhere = join(folder, "restored");
    await restoreBackup(backup, elsewhere);
    expect(openToOthers(elsewhere)).toEqual([]);
    const restored = await openServices(readConfig({ DATA_DIR: elsewhere, DEMO: "off" }), {
      log: api.services.log,
    });
    expect(await readSettings(restored.database)).toEqual({ dailyLimit: 42, guestLimit: 2 });
    await restored.close();
  });

  it("of a stopped server is restored over later changes, which are moved aside", async () => {
    const api = await startApi();
    await writeSettings(api.services.database, { dailyLimit: 11, guestLimit: 1 });
    const { dataDir, env } = api;
    const remove = await api.stopAndKeep();
    const backup = join(folder, "tuesday");
    await makeBackup(dataDir, backup);
    await expect(makeBackup(dataDir, backup)).rejects.toThrow("exists already");

    const later = await openServices(readConfig(env), { log: api.services.log });
    await writeSettings(later.database, { dailyLimit: 99, guestLimit: 1 });
    await later.close();

    await restoreBackup(backup, dataDir);
    const back = await openServices(readConfig(env), { log: api.services.log });
    expect((await readSettings(back.database)).dailyLimit).toBe(11);
    await back.close();
    expect(readdirSync(dataDir).some((name) => name.startsWith("before-restore-"))).toBe(true);
    await remove();
  });

  it("isn't restored if it is damaged", async () => {
    const api = await startApi();
    const backup = join(folder, "wednesday");
    await makeBackup(api.dataDir, backup);
    appendFileSync(join(backup, "database/PG_VERSION"), "x");
    const target = join(folder, "target");
    await expect(restoreBackup(backup, target)).rejects.toThrow(OperatorError);
    await expect(restoreBackup(backup, target)).rejects.toThrow(
      "database/PG_VERSION differs from what was written",
    );
  });

  it("ignores and names files that other programs have put into it", async () => {
    const api = await startApi();
    mkdirSync(join(api.dataDir, "media/originals/@eaDir"), { recursive: true });
    for (const name of ["database/.DS_Store", "media/originals/@eaDir/thumb", "media/originals/._a"])
      writeFileSync(join(api.dataDir, name), "foreign");
    const backup = join(folder, "thursday");
    const { files } = await makeBackup(api.dataDir, backup);
    expect(Object.keys(files).filter((name) => /DS_Store|@eaDir|\._/.test(name))).toEqual([]);
    mkdirSync(join(backup, "lost+found"));
    const foreign = ["database/Thumbs.db", "lost+found/#12", "notes.txt"];
    for (const name of foreign) writeFileSync(join(backup, name), "foreign");
    const target = join(folder, "target");
    const { ignored } = await restoreBackup(backup, target);
    expect(ignored.sort()).toEqual(foreign);
    expect(readdirSync(target).sort()).toEqual(["database", "secret"]);
    expect(existsSync(join(target, "database/Thumbs.db"))).toBe(false);
  });

  it("is made after a kill, although the lock and the engine's socket are still there", async () => {
    const api = await startApi();
    const { dataDir } = api;
    const remove = await api.stopAndKeep();
    const socket = join(folder, ".s.PGSQL.5432");
    const program = `require("net").createServer().listen(${JSON.stringify(socket)}, () => process.kill(process.pid, 9))`;
    const killed = spawnSync(process.execPath, ["-e", program]);
    expect(killed.signal).toBe("SIGKILL");
    expect(existsSync(socket)).toBe(true);
    writeFileSync(join(dataDir, "engine-address"), folder);
    writeFileSync(
      join(dataDir, "lock.json"),
      JSON.stringify({ pid: killed.pid, host: hostname(), started: null, since: "2026-01-01T00:00:00Z" }),
    );
    const { files } = await makeBackup(dataDir, join(folder, "friday"));
    expect(files).toHaveProperty(["database/PG_VERSION"]);
    await remove();
  });

  it("isn't restored if its list leads out of it", async () => {
    const api = await startApi();
    const backup = join(folder, "foreign");
    await makeBackup(api.dataDir, backup);
    const path = join(backup, "manifest.json");
    const manifest = JSON.parse(readFileSync(path, "utf8"));
    for (const name of ["../secret", "database/../../evil", "database/a\n/../../../evil", "/etc/evil"]) {
      const files = { ...manifest.files, [name]: manifest.files.secret };
      writeFileSync(path, JSON.stringify({ ...manifest, files }));
      await expect(restoreBackup(backup, join(folder, "target"))).rejects.toThrow("can't be parsed");
    }
    expect(readdirSync(folder)).toEqual(["foreign"]);
  });

  it("is made once if two commands make it at the same time", async () => {
    const api = await startApi();
    mkdirSync(join(api.dataDir, "media/originals"), { recursive: true });
    writeFileSync(join(api.dataDir, "media/originals/line\nbreak"), "picture");
    const backup = join(folder, "twice");
    const results = await Promise.allSettled([
      makeBackup(api.dataDir, backup),
      makeBackup(api.dataDir, backup),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const failed = results.find((result) => result.status === "rejected");
    expect(failed?.reason).toEqual(
      new OperatorError(`${backup} exists already; name a new folder for the backup.`),
    );
    expect(readdirSync(folder)).toEqual(["twice"]);
    await restoreBackup(backup, join(folder, "target"));
  });

  it("leaves nothing behind if it can't be finished", async () => {
    const api = await startApi();
    mkdirSync(join(api.dataDir, "media/originals"), { recursive: true });
    symlinkSync(folder, join(api.dataDir, "media/originals/elsewhere"));
    await expect(makeBackup(api.dataDir, join(folder, "saturday"))).rejects.toThrow(
      "media/originals/elsewhere is a link",
    );
    rmSync(join(api.dataDir, "media/originals/elsewhere"));
    const unreadable = Buffer.from(`${api.dataDir}/media/originals/\xff`, "latin1");
    writeFileSync(unreadable, "");
    await expect(makeBackup(api.dataDir, join(folder, "saturday"))).rejects.toThrow(
      "a name that isn't UTF-8",
    );
    rmSync(unreadable);
    const within = join(api.dataDir, "media/originals/saturday");
    await expect(makeBackup(api.dataDir, within)).rejects.toThrow("name a folder elsewhere");
    expect(readdirSync(join(api.dataDir, "media/originals"))).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("includes parts that are links, which stay links in a restore", async () => {
    const api = await startApi();
    const { dataDir, env } = api;
    await writeSettings(api.services.database, { dailyLimit: 13, guestLimit: 1 });
    const remove = await api.stopAndKeep();
    const disk = mkdtempSync(OTHER_FILE_SYSTEM);
    mkdirSync(join(disk, "media/originals"), { recursive: true });
    cpSync(join(dataDir, "database"), join(disk, "database"), { recursive: true });
    rmSync(join(dataDir, "database"), { recursive: true });
    writeFileSync(join(disk, "media/originals/one"), "picture");
    for (const name of ["database", "media"]) symlinkSync(join(disk, name), join(dataDir, name));
    const backup = join(folder, "sunday");
    const { files } = await makeBackup(dataDir, backup);
    expect(files).toHaveProperty(["media/originals/one"]);

    writeFileSync(join(disk, "media/originals/two"), "later");
    const { aside } = await restoreBackup(backup, dataDir);
    for (const name of ["database", "media"])
      expect(lstatSync(join(dataDir, name)).isSymbolicLink()).toBe(true);
    // On another file system, what was replaced stays there.
    const isAside = existsSync(join(dataDir, aside, "media/originals"));
    const before = join(
      isAside ? dataDir : join(disk, "media/originals"),
      aside,
      isAside ? "media/originals" : "",
    );
    expect(readdirSync(before).sort()).toEqual(["one", "two"]);
    expect(readdirSync(join(disk, "media/originals")).filter((name) => name !== aside)).toEqual(["one"]);
    expect((await makeBackup(dataDir, join(folder, "again"))).files).not.toHaveProperty([
      `media/originals/${aside}/one`,
    ]);
    const back = await openServices(readConfig(env), { log: api.services.log });
    expect((await readSettings(back.database)).dailyLimit).toBe(13);
    await back.close();
    await remove();
    rmSync(disk, { recursive: true });
  });

  it("isn't restored in part if one of its parts can't be replaced", async () => {
    const api = await startApi();
    const { dataDir } = api;
    const remove = await api.stopAndKeep();
    const backup = join(folder, "part");
    await makeBackup(dataDir, backup);
    writeFileSync(join(dataDir, "secret"), "another secret, of 32 letters or more");
    mkdirSync(join(dataDir, "media"), { recursive: true });
    rmSync(join(dataDir, "media/originals"), { recursive: true, force: true });
    writeFileSync(join(backup, "database/PG_VERSION"), "99\n");
    const before = readdirSync(dataDir);
    await expect(restoreBackup(backup, dataDir)).rejects.toThrow("PG_VERSION differs from what was written");
    rmSync(join(dataDir, "lock.json"), { force: true });
    expect(readdirSync(dataDir)).toEqual(before);
    expect(readFileSync(join(dataDir, "secret"), "utf8")).toMatch(/^another/);
    await remove();
  });
});
