import { type BucketLocation, createBucketObjects } from "./bucket-objects";
import { createFolderObjects } from "./folder-objects";
import type { ObjectStore } from "./object-store";

/** Where releases are kept. */
export type ReleasesLocation = { folder: string } | { bucket: BucketLocation };

export const openObjects = (location: ReleasesLocation): ObjectStore =>
  "folder" in location ? createFolderObjects(location.folder) : createBucketObjects(location.bucket);
