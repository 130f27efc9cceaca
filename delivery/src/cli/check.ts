import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { compileFunction, Script } from "node:vm";
import {
  isSourceMap,
  PROVIDED_MODULES,
  type ReleaseDescriptor,
  SHELL_ID,
  sourceMapPath,
} from "@promptfolio/contracts/release";
import { countOf } from "@promptfolio/lib/formats";
import valid from "semver/functions/valid.js";
import validRange from "semver/ranges/valid.js";
import { DESCRIPTOR_JSON_SCHEMA } from "../registry/descriptor-schema";
import { fileTypeErrors } from "../registry/file-types";
import { integrityOf } from "../registry/integrity";
import { LIMITS } from "../registry/publishing-limits";
import { routeErrors } from "../registry/route-errors";
import { RefusedError } from "../registry/transitions";
import { UsageError } from "./arguments";
import type { Command } from "./command";
import { filesInBuild, readDescriptor } from "./publish/read-build";

const filesOf = ({ files, provenance }: ReleaseDescriptor) => [
  ...files,
  ...(provenance ? [provenance.sbom] : []),
];

const ANY_VERSION = "*";

const hostApiErrors = ({ id, hostApi }: ReleaseDescriptor): string[] => {
  if (id === SHELL_ID) return valid(hostApi) ? [] : [`release.json: hostApi "${hostApi}" is not a version`];
  const range = validRange(hostApi);
  if (range === null) return [`release.json: hostApi "${hostApi}" is not a range of versions`];
  return range === ANY_VERSION
    ? [`release.json: hostApi "${hostApi}" takes any version: name the range that it was built for`]
    : [];
};

const missingPages = ({ routes, pages }: ReleaseDescriptor): string[] =>
  routes.flatMap(({ page, redirect }, index) =>
    redirect || pages[page]
      ? []
      : [`release.json: routes[${index}].page is ${page}, which pages does not describe`],
  );

type NamedFile = [field: string, path: ReleaseDescriptor["serverEntry"]];

const namedFiles = ({ entry, serverEntry, pages }: ReleaseDescriptor): NamedFile[] => [
  ["entry", entry],
  ["serverEntry", serverEntry],
  ...Object.entries(pages).flatMap(([page, { scripts, server }]): NamedFile[] => [
    ...scripts.map((path, index): [string, string] => [`pages["${page}"].scripts[${index}]`, path]),
    [`pages["${page}"].server`, server],
  ]),
];

const unlistedFiles = (descriptor: ReleaseDescriptor): string[] => {
  const listed = new Set(descriptor.files.map(({ path }) => path));
  return namedFiles(descriptor).flatMap(([field, path]) =>
    path === null || listed.has(path) ? [] : [`release.json: ${field} is ${path}, which files does not list`],
  );
};

/** What is wrong with a release, by its descriptor alone, in sentences; `present` are the files in its folder. */
export const descriptorErrors = (descriptor: ReleaseDescriptor, present: string[] = []): string[] => {
  const listed = new Set(filesOf(descriptor).map(({ path }) => path));
  const unlisted = present.filter((path) => !listed.has(path));
  return [
    ...hostApiErrors(descriptor),
    ...missingPages(descriptor),
    ...unlistedFiles(descriptor),
    ...fileTypeErrors(descriptor.files),
    ...unlisted.map((path) => `${path} is in the build, but release.json does not list it`),
  ];
};

/** Replaces any export of a module: can be read, called, constructed, extended and used as a template tag. */
const createPlaceholder = (): object => {
  const placeholder: object = new Proxy(function placeholder() {}, {
    get: (target, name) => {
      if (name === Symbol.toPrimitive) return () => "";
      if (name === Symbol.iterator) return () => [][Symbol.iterator]();
      // Without `then` it is not a promise; its real `prototype` lets a class extend it.
      if (name === "then") return undefined;
      if (name === "prototype") return Reflect.get(target, name);
      return placeholder;
    },
    apply: () => placeholder,
    construct: () => placeholder,
  });
  return placeholder;
};

/**
 * Loads a page's server module as a renderer does, with placeholders for the modules that the host provides. Returns
 * what is wrong with it.
 */
const serverModuleErrors = (path: string, source: string): string[] => {
  const foreign = new Set<string>();
  const require = (name: string): object => {
    if (!PROVIDED_MODULES.some((known) => known === name)) foreign.add(name);
    return createPlaceholder();
  };
  const module: { exports: unknown } = { exports: {} };
  const missing = () =>
    [...foreign].map((name) => `${path} imports ${name}, which the host does not provide: bundle it`);
  try {
    compileFunction(source, ["module", "exports", "require"]).call(
      module.exports,
      module,
      module.exports,
      require,
    );
  } catch (error) {
    return [...missing(), `${path} is no CommonJS module that can be loaded: ${error}`];
  }
  const { exports } = module;
  const hasPage = typeof exports === "object" && exports !== null && "default" in exports;
  return [
    ...missing(),
    ...(hasPage ? [] : [`${path} has no default export: it must be the page's component`]),
  ];
};

const fileErrors = async (folder: string, descriptor: ReleaseDescriptor): Promise<string[]> => {
  const errors = await Promise.all(
    filesOf(descriptor).map(async ({ path, bytes, integrity }) => {
      const contents = await readFile(join(folder, path)).catch(() => undefined);
      if (!contents) return `${path} is listed in release.json, and is not there`;
      if (contents.length !== bytes)
        return `${path} has ${contents.length} bytes, and release.json lists ${bytes}`;
      if (integrityOf(contents) !== integrity) return `${path} has another hash than release.json lists`;
      return bytes > LIMITS.fileBytes ? `${path} has more than ${LIMITS.fileBytes} bytes` : undefined;
    }),
  );
  return errors.filter((error) => error !== undefined);
};

const sizeErrors = ({ files }: ReleaseDescriptor): string[] => {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return [
    ...(files.length > LIMITS.files ? [`release.json: files has more than ${LIMITS.files} entries`] : []),
    ...(bytes > LIMITS.releaseBytes
      ? [`release.json: files has more than ${LIMITS.releaseBytes} bytes together`]
      : []),
  ];
};

/** Only the server reads source maps; it finds them by the name of the built file. */
const sourceMapErrors = ({ files }: ReleaseDescriptor): string[] =>
  files
    .map(({ path }) => path)
    .filter((path) => path.endsWith(".map") && !isSourceMap(path))
    .map(
      (path) =>
        `${path} must be ${sourceMapPath(path.slice(0, -".map".length))}, where browsers don't get it`,
    );

/** The host finds the entry's container by the global that it defines, or as what an ES module exports. */
const containerErrors = async (folder: string, descriptor: ReleaseDescriptor): Promise<string[]> => {
  const { id, containerName, entry } = descriptor;
  if (id === SHELL_ID)
    return containerName === null ? [] : ["release.json: containerName must be null for the shell"];
  const source = await readFile(join(folder, entry), "utf8").catch(() => undefined);
  if (source === undefined || containerName === null) return [];
  try {
    new Script(source);
  } catch (error) {
    return [`${entry} is not a classic script: ${error}. If it is an ES module, containerName must be null`];
  }
  return source.includes(containerName) ? [] : [`${entry} defines no global ${containerName}`];
};

const serverErrors = async (folder: string, { pages }: ReleaseDescriptor): Promise<string[]> => {
  const paths = [...new Set(Object.values(pages).flatMap(({ server }) => server ?? []))];
  const errors = await Promise.all(
    paths.map(async (path) => {
      const source = await readFile(join(folder, path), "utf8").catch(() => undefined);
      return source === undefined ? [] : serverModuleErrors(path, source);
    }),
  );
  return errors.flat();
};

/**
 * Checks the release in a folder, whatever tool built it, independently of any site.
 * @throws RefusedError with a sentence for each invalid field and file
 */
export const assertValidFolder = async (folder: string, descriptor: ReleaseDescriptor): Promise<void> => {
  const errors = [
    ...descriptorErrors(descriptor, await filesInBuild(folder)),
    ...routeErrors(descriptor, []).map((error) => `release.json: routes: ${error}`),
    ...sizeErrors(descriptor),
    ...sourceMapErrors(descriptor),
    ...(await fileErrors(folder, descriptor)),
    ...(await containerErrors(folder, descriptor)),
    ...(await serverErrors(folder, descriptor)),
  ];
  if (errors.length > 0)
    throw new RefusedError([`${folder} is not a valid release:`, ...new Set(errors)].join("\n  "));
};

export const checkCommand: Command = async (_context, [folder], { schema }) => {
  if (schema)
    return {
      lines: [JSON.stringify(DESCRIPTOR_JSON_SCHEMA, null, 2)],
      data: DESCRIPTOR_JSON_SCHEMA,
    };
  if (!folder) throw new UsageError("check needs the folder of a build.");
  const descriptor = await readDescriptor(folder);
  await assertValidFolder(folder, descriptor);
  const { id, version, files, routes } = descriptor;
  return {
    lines: [
      `${folder} is a valid release: ${id} ${version}, ${countOf(files.length, "file")}, ${countOf(routes.length, "route")}.`,
      "Whether it fits a site: release verify.",
    ],
    data: { id, version, files: files.length, routes: routes.length },
  };
};
