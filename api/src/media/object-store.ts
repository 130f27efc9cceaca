/** Bytes to store: in memory, or a finished file that is copied. */
export type ObjectSource = Buffer | { path: string };

/** Where originals and renditions are kept: a folder, or a bucket. Keys are paths of letters, digits, `-`, `.` and `/`. */
export interface ObjectStore {
  read(key: string): Promise<Buffer | undefined>;
  /** Replaces what was there; readers see the old bytes or the new ones, never half of them. */
  write(key: string, source: ObjectSource, type: string): Promise<void>;
  /** Removes what is there of these. */
  remove(keys: readonly string[]): Promise<void>;
}
