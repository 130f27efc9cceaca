export interface StoredObject {
  key: string;
  modifiedAt: Date;
}

/**
 * Bytes by key, in a folder or a bucket: what both can do alike. Keys are made of letters, digits and `-_.@/`, and none
 * leads out of the store.
 */
export interface ObjectStore {
  /** The bytes, or null if there are none. */
  read(key: string): Promise<Buffer | null>;
  has(key: string): Promise<boolean>;
  /** Readers see the old bytes or the new, never a part of them. */
  write(key: string, bytes: Buffer): Promise<void>;
  /** Writes unless there is something by this key already, however many try at once. Says whether it did. */
  create(key: string, bytes: Buffer): Promise<boolean>;
  /** Everything whose key begins with `prefix`, which ends with a slash, in order of the keys; only what follows `after`. */
  list(prefix: string, after?: string): Promise<StoredObject[]>;
  remove(keys: string[]): Promise<void>;
}

const SAFE_KEY = /^(?!\/)(?!.*\/$)(?!.*\/\/)(?!(?:.*\/)?\.{1,2}(?:\/|$))[A-Za-z0-9_./@+-]+$/;

/** Whether nothing by this key could lie outside of the store. */
export const isKey = (key: string): boolean => SAFE_KEY.test(key);

/** @throws Error for a key that could lead out of the store. */
export const checkKey = (key: string): string => {
  if (!isKey(key)) throw new Error(`${key} is no key of this store`);
  return key;
};
