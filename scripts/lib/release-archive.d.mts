export interface UnpackedReleases {
  /** The commits that they were built from, by package. */
  commits: Record<string, string>;
  /** Their folders, by package. */
  folders: Record<string, string>;
}

export function packReleases(
  commits: Record<string, string>,
  folders: Record<string, string>,
): Promise<Buffer>;
export function unpackReleases(archive: string, root: string): Promise<UnpackedReleases>;
