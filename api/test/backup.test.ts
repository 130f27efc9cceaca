import { appendFileSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OperatorError } from "@promptfolio/server/operator-error";
import { makeBackup } from "../src/backup/make-backup";
import { restoreBackup } from "../src/backup/restore-backup";
import { readConfig } from "../src/config";
import { openServices } from "../src/services";
import { readSettings, writeSettings } from "../src/settings/settings-repository";
import { addPosters, startApi } from "./test-api";

/** The paths in a folder that other users of the machine have access to. */
const openToOthers = (folder: string): string[] =>
  ["", ...readdirSync(folder, { recursive: true }).map(String)]
    .map((name) => join(folder, name))
    .filter((path) => (statSync(path).mode & 0o077) !== 0);

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
      Array.from({ length: 20 }, () => api.browser().request("POST", `/api/public/prompt-view/${image}`)),
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
});
