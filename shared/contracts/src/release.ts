import type { RouteDeclaration } from "./remote";

/** The id of the host's own entry in the registry. */
export const SHELL_ID = "shell";

/** Modules that exist once: the host provides them, and a remote bundles none of its own. */
export const PROVIDED_MODULES = [
  "react",
  "react/jsx-runtime",
  "react-dom",
  "styled-components",
  "@promptfolio/host/router",
  "@promptfolio/host/query",
  "@promptfolio/host",
] as const;

/** Names one release among all remotes: `gallery@1.0.0`. */
export const releaseKey = (id: string, version: string): string => `${id}@${version}`;

/** The container of a release; it names the version, so that two versions can live in one tab. */
export const containerNameOf = (id: string, version: string): string =>
  `remote_${id}_${version}`.replace(/[^a-zA-Z0-9]/g, "_");

/** Where files are that all releases of a remote share, in its folder and in their URL. */
export const SHARED_FILES = "files/";

const SHARED_FILE = /^files\/[^/]+\.[0-9a-f]{16}\.\w+$/;

/**
 * Whether a file's name, with a hash of its contents, means the same bytes in all releases of a remote: its URL is the
 * same in all of them.
 */
export const isSharedFile = (path: string): boolean => SHARED_FILE.test(path);

/** Where a release's file is reached on the site. */
export const releaseFileUrl = ({ id, version }: { id: string; version: string }, path: string): string =>
  isSharedFile(path) ? `/r/${id}/${path}` : `/r/${id}/${version}/${path}`;

export interface ReleaseFile {
  /** Relative to the release, with forward slashes. */
  path: string;
  bytes: number;
  /** Subresource integrity, `sha384-…`. */
  integrity: string;
}

/** Where the source map of a built file lies: published with the release, and like the server builds never served. */
export const sourceMapPath = (path: string): string => `server/maps/${path}.map`;

/** Where a release comes from. Signed with it; not part of what makes two releases the same. */
export interface Provenance {
  /** The pipeline's run that built it. */
  builder: string;
  /** A hash of the lock file that it was built with. */
  lock: string;
  /** Its bill of materials, CycloneDX: stored with the release, never served. */
  sbom: ReleaseFile;
}

/** `release.json` of a release: what it consists of and what it needs. Immutable once published. */
export interface ReleaseDescriptor {
  format: 1;
  id: string;
  version: string;
  builtAt: string;
  /** The commit it was built from, and whether the tree held other changes. */
  source: { commit: string; dirty: boolean };
  /** A hash of the front end's own modules; the same in all releases that hold the same code of their team. */
  contentHash: string;
  /** For a remote the host API versions it works with; for the shell the exact version that it provides. */
  hostApi: string;
  /** Of each module that exists once: for a remote the range that it works with, for the shell the version that it provides. */
  shared?: Record<string, string>;
  provenance?: Provenance;
  /** The script that a browser loads: a remote's federation entry, the shell's main script. */
  entry: string;
  /** The shell's module for the renderers; null if the release cannot be rendered on the server. */
  serverEntry: string | null;
  /** Of the shell, policy sources of the constant style sheets that its libraries add in the browser. */
  styleHashes?: string[];
  /** The global that a remote's entry defines its container as; it names the version. Null for the shell. */
  containerName: string | null;
  /**
   * Which Module Federation the entry's container is of. 1: it needs a share scope and nothing else. Else it runs on the
   * federation runtime, which the host then loads.
   */
  federation?: 1;
  /** Per exposed page the scripts that it needs beside the entry, and its module for the renderers. */
  pages: Record<string, { scripts: string[]; server: string | null }>;
  routes: RouteDeclaration[];
  files: ReleaseFile[];
}
