/** Bytes to store: in memory, or a finished file that is copied. */
export type ObjectSource = Buffer | { path: string };

export interface StoredObject {
  key: string;
  modifiedAt: Date;
}

/**
 * Objects by key, in a folder or in a bucket. A key is a path of letters, digits and `-_.@+` that can't lead out of the
 * store.
 */
export interface ObjectStore {
  /** The object's bytes; undefined if there is no such object. */
  read(key: string): Promise<Buffer | undefined>;
  has(key: string): Promise<boolean>;
  /** Replaces an existing object; readers see either the old bytes or the new ones, never a part of them. */
  write(key: string, source: ObjectSource, contentType?: string): Promise<void>;
  /** Writes unless the key exists; of several concurrent calls only one does. @returns whether this call wrote */
  create(key: string, source: ObjectSource, contentType?: string): Promise<boolean>;
  /**
   * The objects whose keys begin with `prefix`, in the order of the keys; with `after`, only those after that key.
   * `prefix` ends with a slash or is empty.
   */
  list(prefix: string, after?: string): Promise<StoredObject[]>;
  /** Removes the objects with these keys, if they exist. */
  remove(keys: readonly string[]): Promise<void>;
}

const SAFE_KEY = /^(?!\/)(?!.*\/$)(?!.*\/\/)(?!(?:.*\/)?\.{1,2}(?:\/|$))[A-Za-z0-9_./@+-]+$/;

/** Whether the key stays within a store. */
export const isKey = (key: string): boolean => SAFE_KEY.test(key);

/** @throws Error for a key that could lead out of the store */
export const checkKey = (key: string): string => {
  if (!isKey(key)) throw new Error(`${key} is not a valid key of this store`);
  return key;
};
