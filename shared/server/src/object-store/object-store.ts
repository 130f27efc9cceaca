/** Bytes to store: in memory, or a finished file that is copied. */
export type ObjectSource = Buffer | { path: string };

export interface StoredObject {
  key: string;
  modifiedAt: Date;
}

/**
 * Objects by key, in a folder or in a bucket. A key is a path of letters, digits and `-_.@+`; none leads out of the
 * store.
 */
export interface ObjectStore {
  /** The bytes; null if there are none. */
  read(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  /** Replaces what was there; readers see the old bytes or the new ones, never a part of them. */
  write(key: string, source: ObjectSource, contentType?: string): Promise<void>;
  /** Writes unless the key is taken, however many try at once. @returns whether it did */
  create(key: string, source: ObjectSource, contentType?: string): Promise<boolean>;
  /** Everything whose key begins with `prefix`, which ends with a slash or is empty, in the order of the keys; only keys after `after`. */
  list(prefix: string, after?: string): Promise<StoredObject[]>;
  /** Removes those of the keys that exist. */
  remove(keys: readonly string[]): Promise<void>;
}

const SAFE_KEY = /^(?!\/)(?!.*\/$)(?!.*\/\/)(?!(?:.*\/)?\.{1,2}(?:\/|$))[A-Za-z0-9_./@+-]+$/;

/** Whether the key stays within a store. */
export const isKey = (key: string): boolean => SAFE_KEY.test(key);

/** @throws Error for a key that could lead out of the store */
export const checkKey = (key: string): string => {
  if (!isKey(key)) throw new Error(`${key} is no key of this store`);
  return key;
};
