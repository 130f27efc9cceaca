import { type ReleaseDescriptor, SHELL_ID } from "@promptfolio/contracts/release";
import valid from "semver/functions/valid.js";
import validRange from "semver/ranges/valid.js";
import { fileTypeErrors } from "../../registry/file-types";

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

/** Each field that names a file, with the file. */
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
  const { files, provenance } = descriptor;
  const listed = new Set([...files, ...(provenance ? [provenance.sbom] : [])].map(({ path }) => path));
  const unlisted = present.filter((path) => !listed.has(path));
  return [
    ...hostApiErrors(descriptor),
    ...missingPages(descriptor),
    ...unlistedFiles(descriptor),
    ...fileTypeErrors(files),
    ...unlisted.map((path) => `${path} is in the build, but release.json does not list it`),
  ];
};
