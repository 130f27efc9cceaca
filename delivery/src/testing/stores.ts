import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBucketObjects } from "../registry/bucket-objects";
import { createFolderObjects } from "../registry/folder-objects";
import type { ObjectStore } from "../registry/object-store";
import { startBucketServer } from "./bucket-server";

/** A store to test on. `open` gives another process's view of it. */
export interface TestStore {
  open(): ObjectStore;
  remove(): Promise<void>;
}

const folderStore = async (): Promise<TestStore> => {
  const folder = await mkdtemp(join(tmpdir(), "promptfolio-releases-"));
  return {
    open: () => createFolderObjects(join(folder, "releases")),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};

const bucketStore = async (): Promise<TestStore> => {
  const { location, close } = await startBucketServer();
  return { open: () => createBucketObjects(location), remove: close };
};

/** Every kind of store, to run the same tests on. */
export const STORES = [
  ["a folder", folderStore],
  ["a bucket", bucketStore],
] as const;
