import { join } from "node:path";
import { type BucketLocation, createBucketStore } from "./bucket-store";
import { createFolderStore } from "./folder-store";
import type { ObjectStore } from "./object-store";

export type StoreLocation = { folder: string } | { bucket: BucketLocation };

/** The store with this name: a folder within the location's folder, or a prefix in its bucket. */
export const openObjectStore = (location: StoreLocation, name: string): ObjectStore =>
  "folder" in location
    ? createFolderStore(join(location.folder, name))
    : createBucketStore(location.bucket, `${name}/`);

/** The objects of a release store: in its own folder, or below a prefix in a bucket. */
export const openReleaseObjects = (location: StoreLocation): ObjectStore =>
  "folder" in location ? createFolderStore(location.folder) : createBucketStore(location.bucket, "releases/");
