import { createHash } from "node:crypto";
import { cp, mkdir, mkdtemp, readFile, rename, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { containerNameOf, isSharedFile, type ReleaseDescriptor } from "@promptfolio/contracts/release";
import { ROOT } from "./product";

/** The part of a release's descriptor that tests change. */
export interface Descriptor {
  id: string;
  version: string;
  contentHash: string;
  hostApi: string;
  entry: string;
  serverEntry: ReleaseDescriptor["serverEntry"];
  provenance?: object;
  containerName: ReleaseDescriptor["containerName"];
  pages: ReleaseDescriptor["pages"];
  files: { path: string; bytes: number; integrity: string }[];
}

export const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash("sha384").update(bytes).digest("base64")}`;

/** The folder of the release that a package was built to. */
export const builtRelease = (packageName: string): string => join(ROOT, packageName, "dist/release");

export const readDescriptor = async (folder: string): Promise<Descriptor> =>
  JSON.parse(await readFile(join(folder, "release.json"), "utf8"));

/** The descriptor without provenance, which would not be true of a made release. */
export const withoutProvenance = (descriptor: Descriptor): Descriptor => {
  const { provenance: _, ...rest } = descriptor;
  return rest;
};

export const writeDescriptor = async (folder: string, descriptor: Descriptor): Promise<void> => {
  const files = await Promise.all(
    descriptor.files.map(async ({ path }) => {
      const bytes = await readFile(join(folder, path));
      return { path, bytes: bytes.length, integrity: integrityOf(bytes) };
    }),
  );
  await writeFile(join(folder, "release.json"), JSON.stringify({ ...descriptor, files }));
};

export const emptyFolder = (): Promise<string> => mkdtemp(join(tmpdir(), "promptfolio-release-"));

const isText = (path: string): boolean => /\.(c?js|json|txt)$/.test(path);

const replaceIn = async (path: string, from: string, to: string): Promise<void> => {
  const text = await readFile(path, "utf8");
  await writeFile(path, text.replaceAll(from, to));
};

const HASH_IN_NAME = /[0-9a-f]{16}(?=\.\w+$)/;

/** Shared files are named by their content: changed ones get another name, which all references to them follow. */
const renameChanged = async (folder: string, descriptor: Descriptor): Promise<Descriptor> => {
  let text = JSON.stringify(descriptor);
  for (const { path, integrity } of descriptor.files.filter(({ path }) => isSharedFile(path))) {
    const now = integrityOf(await readFile(join(folder, path)));
    if (now === integrity) continue;
    const hash = HASH_IN_NAME.exec(path)?.[0] ?? "";
    const next = createHash("sha256").update(now).digest("hex").slice(0, hash.length);
    const { files }: Descriptor = JSON.parse(text);
    for (const file of files.filter((one) => isText(one.path)))
      await replaceIn(join(folder, file.path), hash, next);
    for (const file of files.filter((one) => one.path.includes(hash)))
      await rename(join(folder, file.path), join(folder, file.path.replace(hash, next)));
    text = text.replaceAll(hash, next);
  }
  return JSON.parse(text);
};

/**
 * A new version of a package's built release: the same code, or with texts replaced, like a build from changed sources.
 * Names of scripts and hashes inside scripts are updated.
 */
export const nextRelease = async (
  packageName: string,
  version: string,
  { hostApi, texts = {} }: { hostApi?: string; texts?: Record<string, string> } = {},
): Promise<string> => {
  const folder = await emptyFolder();
  await cp(builtRelease(packageName), folder, { recursive: true });
  const descriptor = await readDescriptor(folder);
  const identifier = (text: string): string => text.replace(/[^a-zA-Z0-9]/g, "_");
  const changes = [
    [descriptor.version, version],
    [identifier(descriptor.version), identifier(version)],
    ...Object.entries(texts),
  ] as const;
  const paths = descriptor.files.map(({ path }) => path).filter(isText);
  for (const path of paths) for (const [from, to] of changes) await replaceIn(join(folder, path), from, to);
  // The entry contains the hashes of its chunks.
  for (const { path, integrity } of descriptor.files.filter(({ path }) => path !== descriptor.entry)) {
    const now = integrityOf(await readFile(join(folder, path)));
    if (now !== integrity) await replaceIn(join(folder, descriptor.entry), integrity, now);
  }
  const containerName = descriptor.containerName && containerNameOf(descriptor.id, version);
  const contentHash = integrityOf(Buffer.from(descriptor.contentHash + version + JSON.stringify(texts)));
  await writeDescriptor(folder, {
    ...(await renameChanged(folder, descriptor)),
    version,
    containerName,
    contentHash,
    ...(hostApi ? { hostApi } : {}),
  });
  return folder;
};

/** How a page of a made release behaves, as the body of its component; `React` is the host's. */
const BEHAVIOURS = {
  "throws at render": 'throw new Error("broken at render");',
  "throws in an effect":
    'React.useEffect(() => { throw new Error("broken in an effect"); }, []); return React.createElement("h1", null, "Here for a moment");',
  works: 'return React.createElement("h1", null, "Repaired");',
} as const;

export type Behaviour = keyof typeof BEHAVIOURS;

/** The entry of a made release: a container whose only module is `page`, an expression, after the code of `load`. */
export const entryScript = (name: string, page: string, load = ""): string => `var ${name} = (() => {
  let React;
  return {
    async init(scope) { React = (await Object.values(scope.react)[0].get())(); },
    async get() { ${load}
      const page = ${page};
      return () => ({ __esModule: true, default: page });
    },
  };
})();\n`;

/** Writes a release with these texts into a new folder, which is returned. */
export const writeRelease = async (
  descriptor: Omit<Descriptor, "files">,
  texts: Record<string, string>,
): Promise<string> => {
  const folder = await emptyFolder();
  for (const [path, text] of Object.entries(texts)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  const files = Object.keys(texts).map((path) => ({ path, bytes: 0, integrity: "" }));
  await writeDescriptor(folder, { ...descriptor, files });
  return folder;
};

const serverModule = (behaviour: Behaviour): string =>
  `const React = require("react");\nexports.default = () => { ${BEHAVIOURS[behaviour]} };\n`;

/** A release of a package's pages that behaves in one way, on the server as in the browser. */
export const releaseThat = async (
  packageName: string,
  version: string,
  behaviour: Behaviour,
): Promise<string> => {
  const built = withoutProvenance(await readDescriptor(builtRelease(packageName)));
  const pages: Descriptor["pages"] = {};
  const containerName = containerNameOf(built.id, version);
  const contentHash = integrityOf(Buffer.from(`${behaviour} ${version}`));
  const texts = { [built.entry]: entryScript(containerName, `() => { ${BEHAVIOURS[behaviour]} }`) };
  for (const page of Object.keys(built.pages)) {
    const server = `server/${page.replace("./", "")}.cjs`;
    pages[page] = { scripts: [], server };
    texts[server] = serverModule(behaviour);
  }
  return writeRelease({ ...built, version, containerName, contentHash, pages }, texts);
};
