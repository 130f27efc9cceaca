import type { Registry } from "@promptfolio/shared/contracts/registry";
import type { ReleaseDescriptor } from "@promptfolio/shared/contracts/release";

/** One line of the registry's audit log. */
export interface AuditLine {
  at: string;
  by: string;
  action: string;
  id: string;
  detail: string;
  revision: number;
}

/** Another writer was faster: read again, and decide again. */
export class LostRaceError extends Error {
  override readonly name = "LostRaceError";
  constructor() {
    super("somebody else changed the registry in the meantime; nothing was written, try again");
  }
}

/** Where releases and the registry are kept: a folder, or a bucket. */
export interface ReleaseStore {
  /** Something that differs whenever the registry does; cheap to ask for, twice a second. */
  registryTag(): Promise<string>;
  readRegistry(): Promise<Registry>;
  /**
   * Writes the registry if its revision is still `expected`, and a line to the audit log.
   * @throws LostRaceError if it is not.
   */
  writeRegistry(next: Registry, expected: number, line: Omit<AuditLine, "revision">): Promise<void>;
  readAudit(): Promise<AuditLine[]>;
  /** The descriptor, or null if there is no such release. */
  readDescriptor(id: string, version: string): Promise<ReleaseDescriptor | null>;
  /** A file's bytes, or null if there is none. */
  readFile(id: string, version: string, path: string): Promise<Buffer | null>;
  writeFile(id: string, version: string, path: string, bytes: Buffer): Promise<void>;
  /** Written last: a release without a descriptor does not exist. */
  writeDescriptor(descriptor: ReleaseDescriptor): Promise<void>;
}
