import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import type { RegistryWriter } from "../registry/change-registry";
import type { SigningKey } from "../registry/trust/keys";
import type { TrustedStore } from "../registry/trust/trusted-store";

/** What a release command works with. */
export interface ReleaseContext extends RegistryWriter {
  /** Where the store keeps its objects; the telemetry summary is there too. */
  objects: ObjectStore;
  /** What this command signs with; none where nothing is signed. */
  signers: readonly SigningKey[];
  /** The store, where it has a trust document; null: nothing is verified. */
  trusted: TrustedStore | null;
  /** Whether the trust document was given to this machine, instead of believed as the store has it. */
  isPinned: boolean;
}
