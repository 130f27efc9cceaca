import { createHash } from "node:crypto";
import { cpSync, readFileSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline/promises";
import type { Manifest } from "@module-federation/sdk";
import { HOST_API_VERSION } from "@promptfolio/contracts/host-api";
import { PROVIDED_MODULES } from "@promptfolio/contracts/release";
import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import { writeDescriptor } from "../webpack/describe-release";
import { describeContainer, readManifest } from "../webpack/federation-manifest";
import { describeFile, filesBelow, integrityOf, pathIn } from "../webpack/release-files";
import { moveSourceMaps } from "../webpack/source-maps";

/** An exposed module that is a page: what its manifest can't say. */
interface PageOption {
  page: string;
  path: string;
  title: string;
}

/**
 * Reads options such as `./Page /orders Your orders`.
 * @throws Error if one is incomplete, or names what is not exposed
 */
const readPageOptions = (texts: string[], exposed: string[]): PageOption[] =>
  texts.map((text) => {
    const [page = "", path = "", ...title] = text.split(" ");
    if (!path.startsWith("/") || title.length === 0)
      throw new Error(`--page takes "./Page /path Title", not "${text}".`);
    if (!exposed.includes(page))
      throw new Error(`The remote exposes no ${page}; there are: ${exposed.join(", ") || "none"}.`);
    return { page, path, title: title.join(" ") };
  });

const askForPages = async (exposed: string[]): Promise<PageOption[]> => {
  if (!process.stdin.isTTY)
    throw new Error(`Name the pages: --page "./Page /path Title", of ${exposed.join(", ")}.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const pages: PageOption[] = [];
  try {
    for (const page of exposed) {
      const path = (await terminal.question(`Path of ${page} (empty: not a page): `)).trim();
      if (path === "") continue;
      pages.push({ page, path, title: (await terminal.question("Title: ")).trim() });
    }
  } finally {
    terminal.close();
  }
  return pages;
};

/** Files of a build that a release doesn't need: pages of its own, and what tools read. */
const LEFT_OUT = /(^|\/)(\.[^/]*|[^/]*\.html|mf-stats\.json|LICENSE|[^/]*\.LICENSE\.txt)$/;

/** Every copy of React has this text. */
const REACT = 'Symbol.for("react.transitional.element")';

const bundlesReact = (folder: string): boolean =>
  filesBelow(folder).some((path) => /\.m?js$/.test(path) && readFileSync(path, "utf8").includes(REACT));

/** What the host can't make up for, in sentences. */
const manifestErrors = (folder: string, { metaData, shared }: Manifest): string[] => {
  const publicPath = "publicPath" in metaData ? metaData.publicPath : "auto";
  return [
    ...(["auto", "", "./"].includes(publicPath)
      ? []
      : [
          `its files are expected at ${publicPath}, and are below /r/ID/VERSION/ on a site: set the public path to "auto" (webpack: output.publicPath, Rsbuild: output.assetPrefix, Vite: base "./")`,
        ]),
    ...(shared.some(({ name }) => name === "react") || !bundlesReact(folder)
      ? []
      : ['it brings its own React: add "shared: { react: { singleton: true } }" to the federation plugin']),
  ];
};

const sharedRanges = ({ shared }: Manifest): Record<string, string> =>
  Object.fromEntries(
    shared
      .filter(({ name }) => PROVIDED_MODULES.some((known) => known === name))
      .map(({ name, requiredVersion = "*" }) => [name, requiredVersion]),
  );

const routeOf = ({ page, path, title }: PageOption): RouteDeclaration => ({
  id: page.replace(/^\.\/?/, "").replaceAll("/", "-") || "page",
  paths: [path],
  page,
  access: "public",
  head: { title, description: title },
});

/** `orders` of `remote_orders`, `Orders` or `orders_app`: ids are in lower-case letters, digits and hyphens. */
const idOf = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

const VERSION = /^\d+\.\d+\.\d+$/;

export interface AdoptOptions {
  /** The folder of the build, or its manifest. */
  build: string;
  /** The folder of the release, which is written anew. */
  out: string;
  id: string | undefined;
  /** `EXPOSE PATH TITLE` for each page; without any, they are asked for. */
  pages: string[];
}

/**
 * Makes a release of a plain Module Federation remote, by the manifest of its build. Its pages are rendered in the
 * browser only. Resolves with what was made, in a sentence.
 */
export const adopt = async ({ build, out, id: named, pages: texts }: AdoptOptions): Promise<string> => {
  const folder = statSync(build).isDirectory() ? build : dirname(build);
  const manifest = readManifest(folder);
  const errors = manifestErrors(folder, manifest);
  if (errors.length > 0) throw new Error([`${manifest.name} can't be adopted:`, ...errors].join("\n  "));
  const described = describeContainer(manifest, () => null);
  const exposed = Object.keys(described.pages);
  const pages = texts.length > 0 ? readPageOptions(texts, exposed) : await askForPages(exposed);

  rmSync(out, { recursive: true, force: true });
  cpSync(folder, out, { recursive: true, filter: (path) => !LEFT_OUT.test(pathIn(folder, path)) });
  moveSourceMaps(out, process.cwd());
  const files = filesBelow(out).map((path) => describeFile(out, path));
  const contentHash = integrityOf(Buffer.from(JSON.stringify(files.map(({ integrity }) => integrity))));
  const { buildInfo, remoteEntry } = manifest.metaData;
  const suffix = createHash("sha256").update(contentHash).update(JSON.stringify(pages)).digest("hex");
  const { id, version } = writeDescriptor(out, process.cwd(), {
    id: named ?? idOf(manifest.name),
    version: `${VERSION.test(buildInfo.buildVersion) ? buildInfo.buildVersion : "1.0.0"}-${suffix.slice(0, 10)}`,
    contentHash,
    hostApi: `^${HOST_API_VERSION.split(".")[0]}.0.0`,
    shared: sharedRanges(manifest),
    entry: join(remoteEntry.path ?? "", remoteEntry.name),
    serverEntry: null,
    ...described,
    routes: pages.map(routeOf),
    files,
  });
  return `adopted ${id} ${version} in ${out} (${files.length} files)`;
};
