import { createBucketStore } from "@promptfolio/server/object-store/bucket-store";
import { createFolderStore } from "@promptfolio/server/object-store/folder-store";
import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import type { StoreLocation } from "@promptfolio/server/object-store/open-object-store";

/** The objects of a release store: in its own folder, or below a prefix in a bucket. */
export const openReleaseObjects = (location: StoreLocation): ObjectStore =>
  "folder" in location ? createFolderStore(location.folder) : createBucketStore(location.bucket, "releases/");
