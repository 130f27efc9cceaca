import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import { integrityOf } from "./integrity";

/** A release store's objects; a store that is accessed over HTTP can compare contents without transferring them. */
export interface ReleaseObjects extends ObjectStore {
  hasContents?(key: string, integrity: string): Promise<boolean>;
}

export const hasContents = async (
  objects: ReleaseObjects,
  key: string,
  integrity: string,
): Promise<boolean> => {
  if (objects.hasContents) return objects.hasContents(key, integrity);
  const bytes = await objects.read(key);
  return bytes !== undefined && integrityOf(bytes) === integrity;
};
