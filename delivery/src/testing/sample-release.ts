import type { Registry, RegistryEntry } from "@promptfolio/contracts/registry";
import { containerNameOf, type ReleaseDescriptor, SHELL_ID } from "@promptfolio/contracts/release";
import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import { integrityOf } from "../registry/integrity";
import { emptyRegistry } from "../registry/transitions";

/** A page at some paths, for tests. */
export const sampleRoute = (id: string, ...paths: string[]): RouteDeclaration => ({
  id,
  paths,
  page: `./${id}-page`,
  access: "public",
  head: { title: id, description: id },
});

/** The files of a release with one page, for tests: as short as possible. */
export const sampleFiles = (id: string, version: string): Record<string, string> => ({
  ...(id === SHELL_ID
    ? { "main.js": `/* shell ${version} */` }
    : { "remote-entry.js": `var ${containerNameOf(id, version)} = {};` }),
  "page.home-page.js": `/* page of ${id} ${version} */`,
});

/** The same files plus one that releases share, for tests. */
export const filesWith = (path: string, text: string, version: string): Record<string, string> => ({
  ...sampleFiles("gallery", version),
  [path]: text,
});

/** A release's descriptor, for tests. */
export const sampleRelease = (
  id: string,
  version: string,
  more: Partial<ReleaseDescriptor> = {},
): ReleaseDescriptor => ({
  format: 1,
  id,
  version,
  builtAt: "2026-01-01T00:00:00.000Z",
  source: { commit: "0123456789abcdef", dirty: false },
  contentHash: `sha384-${id}-${version}`,
  hostApi: id === SHELL_ID ? "1.0.0" : "^1.0.0",
  entry: id === SHELL_ID ? "main.js" : "remote-entry.js",
  serverEntry: null,
  containerName: id === SHELL_ID ? null : containerNameOf(id, version),
  pages: id === SHELL_ID ? {} : { "./home-page": { scripts: ["page.home-page.js"], server: null } },
  routes: id === SHELL_ID ? [] : [sampleRoute("home", `/${id}`)],
  files: Object.entries(sampleFiles(id, version)).map(([path, text]) => ({
    path,
    bytes: text.length,
    integrity: integrityOf(Buffer.from(text)),
  })),
  ...more,
});

/** A registry entry with published versions, for tests. */
export const sampleEntry = (
  stable: RegistryEntry["channel"]["stable"],
  versions: string[],
  channel: Partial<RegistryEntry["channel"]> = {},
): RegistryEntry => ({
  releases: versions.map((version) => ({
    version,
    publishedAt: "2026-01-01T00:00:00.000Z",
    integrity: `sha384-${version}`,
    contentHash: `sha384-content-${version}`,
  })),
  channel: { stable, history: [], canary: null, frozen: null, rejected: [], ...channel },
});

export const sampleRegistry = (entries: Registry["entries"]): Registry => ({
  ...emptyRegistry(),
  revision: 1,
  entries,
});

/** A canary of 2.0.0, for 5 % of the visitors. */
export const sampleCanary = {
  version: "2.0.0",
  basisPoints: 500,
  salt: "salt",
  guard: { errorRate: 0.02, minimumViews: 100 },
};

/** A registry whose gallery is at 1.0.0, beside a canary. */
export const registryWithCanary = (canary = sampleCanary): Registry =>
  sampleRegistry({ gallery: sampleEntry("1.0.0", ["1.0.0", "2.0.0"], { canary }) });
