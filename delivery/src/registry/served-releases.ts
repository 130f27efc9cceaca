import type { ReleaseDescriptor } from "@promptfolio/contracts/release";

/** The releases that a page is made of, regardless of their source. */
export interface ServedReleases {
  descriptor(id: string, version: string): ReleaseDescriptor | undefined;
  /** The name of a file for the renderers: the same name is always the same code. */
  moduleName(id: string, version: string, path: string): string;
}

/** The name of a file in the release store. */
export const storedModuleName: ServedReleases["moduleName"] = (id, version, path) =>
  `${id}/${version}/${path}`;
