import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { OperatorError } from "@promptfolio/server/operator-error";
import pLimit from "p-limit";

const AT_ONCE = 8;

/** The registry's revisions refer to releases, so they are copied after them. */
const isRevision = (key: string): boolean => key.startsWith("registry/");

export interface MovedObjects {
  copied: number;
  /** Objects that the target already had, with the same bytes. */
  agreed: number;
}

/**
 * Copies the objects of one store to another and reads each one back. Objects that the target has with the same bytes
 * are skipped, so that an interrupted move continues where it stopped.
 * @param prefix ends with a slash; empty: all objects
 * @throws OperatorError if an object can't be read back as it was written
 */
export const moveObjects = async (
  source: ObjectStore,
  target: ObjectStore,
  prefix: string,
): Promise<MovedObjects> => {
  const moved: MovedObjects = { copied: 0, agreed: 0 };
  const move = async (key: string): Promise<void> => {
    const bytes = await source.read(key);
    // The object was removed after it was listed.
    if (bytes === undefined) return;
    if ((await target.read(key))?.equals(bytes)) {
      moved.agreed += 1;
      return;
    }
    await target.write(key, bytes);
    if (!(await target.read(key))?.equals(bytes))
      throw new OperatorError(`${key} could not be read back as it was written.`);
    moved.copied += 1;
  };
  const keys = (await source.list(prefix)).map(({ key }) => key);
  const limit = pLimit({ concurrency: AT_ONCE, rejectOnClear: true });
  for (const group of [keys.filter((key) => !isRevision(key)), keys.filter(isRevision)]) {
    try {
      await Promise.all(group.map((key) => limit(() => move(key))));
    } finally {
      limit.clearQueue();
    }
  }
  return moved;
};
