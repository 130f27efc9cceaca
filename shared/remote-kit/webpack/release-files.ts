import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { ReleaseFile } from "@promptfolio/contracts/release";

export const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash("sha384").update(bytes).digest("base64")}`;

/** All files of a folder and of those in it, in a fixed order. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .sort();

/** A file's path in a folder, as URLs write it. */
export const pathIn = (folder: string, path: string): string => relative(folder, path).split(sep).join("/");

/** What a descriptor says about a file of the release in a folder. */
export const describeFile = (folder: string, path: string): ReleaseFile => {
  const bytes = readFileSync(path);
  return { path: pathIn(folder, path), bytes: bytes.length, integrity: integrityOf(bytes) };
};
