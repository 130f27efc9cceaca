import type { RegistryWriter } from "../registry/change-registry";
import type { ObjectStore } from "../registry/object-store";

/** What a release command works with. */
export interface ReleaseContext extends RegistryWriter {
  /** Where the store keeps its objects; the telemetry summary is there too. */
  objects: ObjectStore;
}
