import type { RouteDeclaration } from "./remote";

/** The id of the host's own entry in the registry. */
export const SHELL_ID = "shell";

/** Modules that exist once: the host provides them, and remotes do not bundle them. */
export const PROVIDED_MODULES = [
  "react",
  "react/jsx-runtime",
  "react-dom",
  "styled-components",
  "@promptfolio/host/router",
  "@promptfolio/host/query",
  "@promptfolio/host",
] as const;

/** Identifies a release among those of all remotes: `gallery@1.0.0`. */
export const releaseKey = (id: string, version: string): string => `${id}@${version}`;

/** The kit's name for a release's container. It includes the version, so that two versions can be loaded in one tab. */
export const containerNameOf = (id: string, version: string): string =>
  `remote_${id}_${version}`.replace(/[^a-zA-Z0-9]/g, "_");

/** The folder of the files that all releases of a remote share, on disk and in their URL. */
export const SHARED_FILES = "files/";

const SHARED_FILE = /^files\/[^/]+\.[0-9a-f]{16}\.\w+$/;

/**
 * Whether a file is shared by all releases of a remote: its name contains a hash of its content, so its URL is the same
 * in all of them.
 */
export const isSharedFile = (path: string): boolean => SHARED_FILE.test(path);

/** The URL of a release's file on the site. */
export const releaseFileUrl = ({ id, version }: { id: string; version: string }, path: string): string =>
  isSharedFile(path) ? `/r/${id}/${path}` : `/r/${id}/${version}/${path}`;

export interface ReleaseFile {
  /** Relative to the release, with forward slashes. */
  path: string;
  bytes: number;
  /** Subresource integrity, `sha384-…`. */
  integrity: string;
}

const SOURCE_MAPS = "server/maps/";

/** The path of a built file's source map, which is published with the release and, like server builds, never served. */
export const sourceMapPath = (path: string): string => `${SOURCE_MAPS}${path}.map`;

/** Whether a file of a release is a source map. */
export const isSourceMap = (path: string): boolean => path.startsWith(SOURCE_MAPS);

/** Where a release comes from. Signed with the release, but ignored when two releases are compared. */
export interface Provenance {
  /** The pipeline run that built it. */
  builder: string;
  /** A hash of the lock file that it was built with. */
  lock: string;
  /** Its bill of materials in CycloneDX: stored with the release, never served. */
  sbom: ReleaseFile;
}

/** What the host adds to the document of every page, beside what the page itself brings. */
export interface ShellDocument {
  /** The text of the inline script in the head, which runs before there is anything to see or to press. */
  script: string;
  /** The URLs of its fonts, for preloads. The inline script adds them to the page. */
  fonts: string[];
  /** The text of a style element with `@font-face` rules: fonts of the system that stand in for those. */
  fontFaces?: string;
  /** The id of the element that the first paint must include, or browsers may paint an empty page first. */
  firstPainted: string;
  /** The attributes of style elements, by which the styles' library recognises them in the browser. */
  styleAttributes: Record<string, string>;
  /** The CSP sources of the constant style sheets that its libraries add in the browser. */
  styleHashes: string[];
}

/** The `release.json` of a release: its contents and its requirements. Immutable once published. */
export interface ReleaseDescriptor {
  format: 1;
  id: string;
  version: string;
  builtAt: string;
  /** The commit it was built from, and whether the working tree had uncommitted changes. */
  source: { commit: string; dirty: boolean };
  /** A hash of the front end's own modules; the same in all releases with the same code of their team. */
  contentHash: string;
  /** For a remote, the range of host API versions that it works with; for the shell, the exact version it provides. */
  hostApi: string;
  /** By shared module: for a remote, the range that it works with; for the shell, the version that it provides. */
  shared?: Record<string, string>;
  provenance?: Provenance;
  /** The script that a browser loads: a remote's federation entry, the shell's main script. */
  entry: string;
  /** The shell's module for SSR; null if the release cannot be rendered on the server. */
  serverEntry: string | null;
  /** For the shell. */
  document?: ShellDocument;
  /** The global in which a remote's entry defines its container. Null for an ES module, and for the shell. */
  containerName: string | null;
  /** For the shell: the scripts of the data cache, which it loads for the first part that reads a response. */
  dataScripts?: string[];
  /** By exposed page: the scripts that it needs in addition to the entry, its style sheets, and its module for SSR. */
  pages: Record<string, { scripts: string[]; styles?: string[]; server: string | null }>;
  routes: RouteDeclaration[];
  files: ReleaseFile[];
}
