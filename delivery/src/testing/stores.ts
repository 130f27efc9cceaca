import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBucketStore } from "@promptfolio/server/object-store/bucket-store";
import { createFolderStore } from "@promptfolio/server/object-store/folder-store";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { startBucketServer } from "@promptfolio/server/testing/bucket-server";

/** A store to test with. `open` returns another process's view of it. */
export interface TestStore {
  open(): ObjectStore;
  remove(): Promise<void>;
}

const folderStore = async (): Promise<TestStore> => {
  const folder = await mkdtemp(join(tmpdir(), "promptfolio-releases-"));
  return {
    open: () => createFolderStore(join(folder, "releases")),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};

const bucketStore = async (): Promise<TestStore> => {
  const { location, close } = await startBucketServer();
  return { open: () => createBucketStore(location, "releases/"), remove: close };
};

/** A store that is a new one in each of a file's tests. */
export const useStore = (create: () => Promise<TestStore>): Pick<TestStore, "open"> => {
  let current: TestStore;
  beforeEach(async () => {
    current = await create();
  });
  afterEach(() => current.remove());
  return { open: () => current.open() };
};

/** Every kind of store, to run the same tests with. */
export const STORES = [
  ["a folder", folderStore],
  ["a bucket", bucketStore],
] as const;
