import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import type { RegistryWriter } from "./change-registry";
import type { SigningKey } from "./trust/keys";
import type { TrustedStore } from "./trust/trusted-store";

/** The dependencies of a release command. */
export interface ReleaseContext extends RegistryWriter {
  /** The store's objects; the telemetry summary is among them. */
  objects: ObjectStore;
  /** The keys that this command signs with; empty if nothing is signed. */
  signers: readonly SigningKey[];
  /** The store, if it has a trust document; undefined: nothing is verified. */
  trusted: TrustedStore | undefined;
  /** Whether the trust document was configured on this machine, rather than taken from the store itself. */
  isPinned: boolean;
}
