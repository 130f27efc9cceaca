import { type ReleaseDescriptor, SHELL_ID } from "@promptfolio/contracts/release";
import valid from "semver/functions/valid.js";
import validRange from "semver/ranges/valid.js";

const ANY_VERSION = "*";

const hostApiErrors = ({ id, hostApi }: ReleaseDescriptor): string[] => {
  if (id === SHELL_ID) return valid(hostApi) ? [] : [`host API "${hostApi}" is no version`];
  const range = validRange(hostApi);
  if (range === null) return [`host API "${hostApi}" is no range of versions`];
  return range === ANY_VERSION
    ? [`host API "${hostApi}" takes any version: name the range that it was built for`]
    : [];
};

const missingPages = ({ routes, pages }: ReleaseDescriptor): string[] =>
  routes
    .filter(({ page, redirect }) => !redirect && !pages[page])
    .map(({ id, page }) => `route ${id} shows ${page}, which release.json does not describe`);

const unlistedFiles = ({ entry, serverEntry, pages, files }: ReleaseDescriptor): string[] => {
  const listed = new Set(files.map(({ path }) => path));
  const named = [
    entry,
    serverEntry,
    ...Object.values(pages).flatMap(({ scripts, server }) => [...scripts, server]),
  ];
  return [...new Set(named)]
    .filter((path) => path !== null && !listed.has(path))
    .map((path) => `release.json names ${path}, which is not among its files`);
};

/** What is wrong with a release by its descriptor alone, in sentences; `present` are the files of its folder. */
export const descriptorErrors = (descriptor: ReleaseDescriptor, present: string[] = []): string[] => {
  const { files, provenance } = descriptor;
  const listed = new Set([...files, ...(provenance ? [provenance.sbom] : [])].map(({ path }) => path));
  const ghosts = present.filter((path) => !listed.has(path));
  return [
    ...hostApiErrors(descriptor),
    ...missingPages(descriptor),
    ...unlistedFiles(descriptor),
    ...ghosts.map((path) => `${path} lies in the build, but release.json does not list it`),
  ];
};
