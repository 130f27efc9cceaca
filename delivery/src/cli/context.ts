import type { ObjectStore } from "@promptfolio/server/object-store/object-store";
import type { RegistryWriter } from "../registry/change-registry";

/** What a release command works with. */
export interface ReleaseContext extends RegistryWriter {
  /** Where the store keeps its objects; the telemetry summary is there too. */
  objects: ObjectStore;
}
