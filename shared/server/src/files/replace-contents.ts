import {
  access,
  constants,
  lstat,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type Static, Type } from "typebox";
import { Value } from "typebox/value";
import { codeOf, reasonOf } from "../error-code";
import { OperatorError } from "../operator-error";
import { PRIVATE_FOLDER } from "../private-folder";
import { isSkipped, sync, syncContents, WORK } from "./copy-files";
import { assertSpace } from "./free-space";
import { mountIn, mountPoints } from "./mounts";

/**
 * Replaces the contents of several folders, all or none, also if the process is killed. The folders themselves stay, as
 * they may be links or mounts: what they contain is moved out into a subfolder, and the new contents are moved in from
 * another one. A journal says how far that is.
 */

const Slot = Type.Object({
  name: Type.String(),
  /** The real folder, after following links. */
  root: Type.String(),
  /** The single file of the folder to replace; absent: everything in it. */
  only: Type.Optional(Type.String()),
  isNew: Type.Boolean(),
});
type Slot = Static<typeof Slot>;

const PHASES = ["copying", "moving-out", "moving-in", "replaced"] as const;
const Journal = Type.Object({ phase: Type.Enum([...PHASES]), aside: Type.String(), slots: Type.Array(Slot) });
type Journal = Static<typeof Journal>;

export interface Replacement {
  /** Its path below the folder. */
  name: string;
  kind: "folder" | "file";
  bytes: number;
  /** Writes the new contents into an empty folder. */
  write(folder: string): Promise<void>;
}

const workOf = ({ root }: Slot, which: "new" | "old"): string => join(root, WORK, which);

const entriesOf = async ({ root, only }: Slot): Promise<string[]> => {
  const names = await readdir(root);
  return names.filter((name) => (only === undefined ? !isSkipped(name) : name === only));
};

const moveAll = async (names: readonly string[], from: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true, mode: PRIVATE_FOLDER });
  for (const name of names) await rename(join(from, name), join(to, name));
  await sync(to);
  await sync(from);
};

const namesIn = async (folder: string): Promise<string[]> => {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return [];
    throw error;
  }
};

const journalOf = (folder: string): string => join(folder, "restore.json");

const write = async (folder: string, journal: Journal): Promise<void> => {
  const path = journalOf(folder);
  await writeFile(`${path}.tmp`, JSON.stringify(journal), { mode: 0o600, flush: true });
  await rename(`${path}.tmp`, path);
  await sync(folder);
};

const slotOf = async (folder: string, { name, kind }: Replacement): Promise<Slot> => {
  const path = join(folder, name);
  const isThere = (await lstat(path).catch(() => undefined)) !== undefined;
  try {
    const real = isThere ? await realpath(path) : path;
    return kind === "file"
      ? { name, root: dirname(real), only: basename(real), isNew: false }
      : { name, root: real, isNew: !isThere };
  } catch (error) {
    throw new OperatorError(
      `${path} is a link that leads nowhere (${reasonOf(error)}); nothing was changed.`,
    );
  }
};

/** @throws OperatorError if something in the slot can't be moved */
const assertMovable = async (slot: Slot, mounts: readonly string[]): Promise<void> => {
  try {
    await access(slot.root, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new OperatorError(`${slot.root} can't be written to (${reasonOf(error)}); nothing was changed.`);
  }
  for (const name of await entriesOf(slot)) {
    const path = join(slot.root, name);
    const mount = mountIn(path, mounts);
    if (mount !== undefined)
      throw new OperatorError(
        `${mount} is a mount of its own within ${slot.root}, which can't be moved; unmount it first. Nothing was changed.`,
      );
    if ((await lstat(path)).isSymbolicLink())
      throw new OperatorError(`${path} is a link within ${slot.root}; put what it leads to in its place.`);
  }
};

/** Moves what was replaced out of its folder, unless that is another file system's. */
const setAside = async (folder: string, { aside, slots }: Journal): Promise<void> => {
  for (const slot of slots) {
    const old = workOf(slot, "old");
    const names = await namesIn(old);
    if (names.length > 0) {
      const target = join(folder, aside, slot.name);
      await mkdir(dirname(target), { recursive: true, mode: PRIVATE_FOLDER });
      try {
        await rename(slot.only ? join(old, slot.only) : old, target);
      } catch (error) {
        if (codeOf(error) !== "EXDEV") throw error;
        await rename(old, join(slot.root, aside));
      }
    }
    await rm(join(slot.root, WORK), { recursive: true, force: true });
  }
  await rm(journalOf(folder), { force: true });
};

const moveBack = async (folder: string, journal: Journal): Promise<void> => {
  const present = journal.slots.filter(({ isNew }) => !isNew);
  if (journal.phase === "moving-in") {
    for (const slot of present) await moveAll(await entriesOf(slot), slot.root, workOf(slot, "new"));
    // From here on everything in the parts is old again.
    await write(folder, { ...journal, phase: "moving-out" });
  }
  for (const slot of present) {
    const old = workOf(slot, "old");
    const names = await namesIn(old);
    if (names.length > 0) await moveAll(names, old, slot.root);
  }
  await write(folder, { ...journal, phase: "copying" });
};

const undo = async (folder: string, journal: Journal): Promise<void> => {
  if (journal.phase !== "copying") await moveBack(folder, journal);
  for (const { root, isNew } of journal.slots)
    await rm(isNew ? root : join(root, WORK), { recursive: true, force: true });
  await rm(journalOf(folder), { force: true });
};

/**
 * Ends what a killed process had begun in `folder`: everything is as before, or everything is replaced. The caller has
 * locked the folder.
 * @returns whether there was something to end
 */
export const endReplacement = async (folder: string): Promise<boolean> => {
  let journal: unknown;
  try {
    journal = JSON.parse(await readFile(journalOf(folder), "utf8"));
  } catch (error) {
    if (codeOf(error) === "ENOENT") return false;
    throw new OperatorError(`${journalOf(folder)} can't be read: ${reasonOf(error)}.`);
  }
  if (!Value.Check(Journal, journal)) throw new OperatorError(`${journalOf(folder)} can't be parsed.`);
  await (journal.phase === "replaced" ? setAside : undo)(folder, journal);
  return true;
};

/**
 * Replaces parts of a folder, which the caller has locked. What was there before is then in `folder/aside`, or in a
 * folder of that name within a part that is another file system.
 * @throws OperatorError if a part can't be replaced, in which case nothing is
 */
export const replaceContents = async (
  folder: string,
  aside: string,
  replacements: readonly Replacement[],
): Promise<void> => {
  const slots = await Promise.all(replacements.map((replacement) => slotOf(folder, replacement)));
  const mounts = mountPoints();
  for (const slot of slots) if (!slot.isNew) await assertMovable(slot, mounts);
  await assertSpace(
    slots.map(({ root, isNew }, n) => ({
      folder: isNew ? folder : root,
      bytes: replacements[n]?.bytes ?? 0,
    })),
  );
  let journal: Journal = { phase: "copying", aside, slots };
  const enter = async (phase: Journal["phase"]): Promise<void> => {
    await write(folder, { ...journal, phase });
    journal = { ...journal, phase };
  };
  try {
    await enter("copying");
    for (const [n, slot] of slots.entries()) {
      await mkdir(workOf(slot, "new"), { recursive: true, mode: PRIVATE_FOLDER });
      await replacements[n]?.write(workOf(slot, "new"));
      await syncContents(workOf(slot, "new"));
    }
    await enter("moving-out");
    for (const slot of slots) await moveAll(await entriesOf(slot), slot.root, workOf(slot, "old"));
    await enter("moving-in");
    for (const slot of slots)
      await moveAll(await namesIn(workOf(slot, "new")), workOf(slot, "new"), slot.root);
    await enter("replaced");
  } catch (error) {
    await undo(folder, journal);
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`Nothing was replaced: ${reasonOf(error)}.`, { cause: error });
  }
  await setAside(folder, journal);
};
