import type { Registry } from "@promptfolio/contracts/registry";
import type { ReleaseDescriptor } from "@promptfolio/contracts/release";
import { type Static, Type } from "typebox";

/** An entry of the audit log: who changed the registry, how and when. */
export const AuditLineSchema = Type.Object({
  at: Type.String(),
  by: Type.String(),
  /** `promote`, `canary`, `rollback` … */
  action: Type.String(),
  id: Type.String(),
  detail: Type.String(),
  revision: Type.Integer({ minimum: 1 }),
});

export interface AuditLine extends Static<typeof AuditLineSchema> {
  /** The name of the key that signed it, if signatures are verified; `by` is then only a remark. */
  key?: string;
}

/** The key's name is verified; `by` is what the writer claims, so it is only added in brackets. */
export const authorName = ({ by, key }: Pick<AuditLine, "by" | "key">): string =>
  key === undefined ? by : `${key} (${by})`;

/** Links a signed state to the one before it. */
export const ChainLinkSchema = Type.Object({
  /** A hash of the previous state; null for the first. */
  previous: Type.Union([Type.String(), Type.Null()]),
  /** The version of the trust document that was in force when the state was made. */
  trust: Type.Integer({ minimum: 1 }),
  /** When the state expires; an expired state is reported, but still used. */
  expires: Type.String(),
});

/** One state of the registry, and the change that made it. */
export interface Revision {
  registry: Registry;
  change: AuditLine;
  chain?: Static<typeof ChainLinkSchema>;
}

/** Another writer changed the registry first: the caller must read it again and decide again. */
export class ConflictError extends Error {
  override readonly name = "ConflictError";
  constructor() {
    super(
      "Somebody else changed the registry in the meantime; nothing was written. Look at the status and try again.",
    );
  }
}

/** Where releases and the registry are stored: a folder, or a bucket. */
export interface ReleaseStore {
  /** A tag that differs whenever the registry does; cheap enough to read twice a second. */
  registryTag(): Promise<string>;
  readRegistry(): Promise<Registry>;
  /**
   * Writes the registry and the line of the audit log atomically, if the registry's revision is still `expected`.
   * @throws ConflictError if it is not.
   */
  writeRegistry(next: Registry, expected: number, line: Omit<AuditLine, "revision">): Promise<Registry>;
  /** The states of the registry, newest first. */
  revisions(): AsyncIterable<Revision>;
  readDescriptor(id: string, version: string): Promise<ReleaseDescriptor | undefined>;
  /** A hash of the descriptor's exact bytes, without signatures, or undefined if there is none. */
  hashDescriptor(id: string, version: string): Promise<string | undefined>;
  readFile(id: string, version: string, path: string): Promise<Buffer | undefined>;
  hasFile(id: string, version: string, path: string, integrity: string): Promise<boolean>;
  /** False, and nothing is written, if the file already exists: a release's files never change. */
  createFile(id: string, version: string, path: string, bytes: Buffer): Promise<boolean>;
  /** Writes a missing or damaged file again. */
  repairFile(id: string, version: string, path: string, bytes: Buffer): Promise<void>;
  /** Called last: a release without a descriptor does not exist. False if there already is one. */
  createDescriptor(descriptor: ReleaseDescriptor): Promise<boolean>;
  /** Removes a release's files, the descriptor first. */
  removeRelease(id: string, version: string): Promise<void>;
}
