import {
  closeSync,
  ftruncateSync,
  lstatSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createPlace, startApi } from "../bench/support/api";
import { must, whole } from "../bench/support/report";
import { createRevealLoad } from "../bench/support/reveal-load";
import { userViewer, viewers } from "../bench/support/viewers";

// Power cuts in the middle of reveals, with the embedded database on a disk that loses everything that was not synced:
// `npm run drill -- power-cut`.

const CUTS = Number(process.env["POWER_CUTS"] ?? 50);
const CALLERS = 8;
const USERS = 200;
const IMAGES = 1_000;

interface Overwritten {
  ino: number;
  offset: number;
  size: number;
  before: string;
}
type Line = Overwritten | { synced: number };

/** @returns the writes that were not followed by a sync of their file, oldest first */
const unsynced = (journal: string): Overwritten[] => {
  const lines: Line[] = readFileSync(journal, "utf8")
    .split("\n")
    .filter((line) => line.endsWith("}"))
    .map((line) => JSON.parse(line));
  const syncedAt = new Map<number, number>();
  for (const [at, line] of lines.entries()) if ("synced" in line) syncedAt.set(line.synced, at);
  return lines.flatMap((line, at) => ("ino" in line && at > (syncedAt.get(line.ino) ?? -1) ? [line] : []));
};

const filesByInode = (folder: string): Map<number, string> =>
  new Map(
    readdirSync(folder, { recursive: true }).map((name) => {
      const path = join(folder, String(name));
      return [lstatSync(path).ino, path];
    }),
  );

/** Restores the files to their state at the last sync. @returns how many writes were lost */
const cutPower = (folder: string, journal: string): number => {
  const paths = filesByInode(folder);
  const writes = unsynced(journal);
  for (const { ino, offset, size, before } of writes.reverse()) {
    const path = paths.get(ino);
    if (path === undefined) continue;
    const file = openSync(path, "r+");
    const bytes = Buffer.from(before, "base64");
    if (bytes.length > 0) writeSync(file, bytes, 0, bytes.length, offset);
    ftruncateSync(file, size);
    closeSync(file);
  }
  writeFileSync(journal, "");
  return writes.length;
};

const place = createPlace();
await place.load(IMAGES, USERS, 100);
const folder = mkdtempSync(join(tmpdir(), "promptfolio-journal-"));
const journal = join(folder, "unsynced");
const lossy = { ...place, env: { ...place.env, UNSYNCED_JOURNAL: journal } };
const flags = [`--import=${join(import.meta.dirname, "support/lossy-disk.mjs")}`];
const load = createRevealLoad(await viewers(USERS, userViewer), { callers: CALLERS, images: IMAGES });
let undone = 0;

for (let cut = 0; cut < CUTS; cut += 1) {
  const api = await startApi(lossy, flags);
  const callers = load.run(api.port);
  const enough = load.counts.acknowledged + 30 + ((cut * 37) % 100);
  while (load.counts.acknowledged < enough) await wait(1);
  await api.end("SIGKILL");
  await callers;
  undone += cutPower(join(place.dataDir, "database"), journal);
  if ((cut + 1) % 5 === 0) console.log(`${cut + 1} cuts, ${load.counts.acknowledged} reveals acknowledged`);
}

const api = await startApi(place);
const { found, lost } = await load.check(api.port);
await api.end();
place.remove();
rmSync(folder, { recursive: true });
must(
  `reveals acknowledged before ${CUTS} power cuts`,
  `${whole(found)} found, ${lost} lost; ${whole(undone)} writes undone`,
  lost === 0 && found > 0 && undone > 0,
  "0 lost",
);
