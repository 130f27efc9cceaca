import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";

/** The names under which Module Federation's tools look for a remote's types. */
export const TYPES = { zip: "@mf-types.zip", api: "@mf-types.d.ts" };

/** All that another team may rely on: other exports of a page's module are between it and the host. */
const PAGE_TYPES = `import type { ComponentType } from "react";

declare const Page: ComponentType;
export default Page;
`;

/** The remote's name in the project that uses it, which only its tools know. */
const ALIAS = "REMOTE_ALIAS_IDENTIFIER";

/** Any fixed time: the same release has the same bytes. */
const MODIFIED = new Date(2000, 0, 1);

/** Writes the declarations of the exposed pages, from which Module Federation's tools make a host's types. */
export const writePageTypes = (folder: string, pages: string[]): void => {
  const names = pages.map((page) => page.replace("./", ""));
  const files = Object.fromEntries(names.map((name) => [`${name}.d.ts`, strToU8(PAGE_TYPES)]));
  writeFileSync(join(folder, TYPES.zip), zipSync(files, { mtime: MODIFIED }));
  const paths = names.map((name) => `"${ALIAS}/${name}"`);
  const types = paths.map((path) => `T extends ${path} ? typeof import(${path}) : `).join("");
  writeFileSync(
    join(folder, TYPES.api),
    `export type RemoteKeys = ${paths.join(" | ")};\ntype PackageType<T> = ${types}any;\n`,
  );
};
