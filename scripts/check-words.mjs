// Fails where an identifier or a file name says in words of our own what the field has a word for: part of `npm run lint`.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseSync } from "@swc/core";
import { BANNED_WORDS, bannedIn } from "./lib/banned-words.mjs";
import { inRoot } from "./lib/packages.mjs";
import { run } from "./lib/run.mjs";

const SOURCE = /\.[cm]?[jt]sx?$/;

/** What draws the demo's images is no part of the product. */
const SKIPPED = /^demo-collection\/(scenes|compositions)\//;

/** Frequent questions do have answers. */
const QUESTIONS = /^(mfe-static\/src\/help|mfe-gallery\/src\/home)\//;
const isDomainWord = (word) => word === "answer" || word === "answers";

const parserFor = (path) =>
  /\.[cm]?js$/.test(path)
    ? { syntax: "ecmascript", jsx: true }
    : { syntax: "typescript", tsx: path.endsWith("x"), decorators: true };

/** All identifiers of a parsed file, property names among them. */
const collectIdentifiers = (node, found = new Set()) => {
  if (Array.isArray(node)) for (const child of node) collectIdentifiers(child, found);
  else if (node && typeof node === "object") {
    if (node.type === "Identifier") found.add(node.value);
    for (const child of Object.values(node))
      if (child && typeof child === "object") collectIdentifiers(child, found);
  }
  return found;
};

export const identifiersOf = (path, source) =>
  collectIdentifiers(parseSync(source, { ...parserFor(path), target: "es2023" }));

const complaintsOf = (where, name) =>
  bannedIn(name)
    .filter((word) => !(isDomainWord(word) && QUESTIONS.test(where)))
    .map((word) => `${where}: "${name}" says "${word}"; use ${BANNED_WORDS.get(word)}`);

const checkFile = (path) => {
  const named = complaintsOf(path, basename(path));
  if (!SOURCE.test(path)) return named;
  const source = readFileSync(inRoot(path), "utf8");
  return [...named, ...[...identifiersOf(path, source)].flatMap((name) => complaintsOf(path, name))];
};

if (import.meta.filename === process.argv[1]) {
  const listed = await run("git", [
    "ls-files",
    "--cached",
    "--others",
    "--exclude-standard",
    "--deduplicate",
  ]);
  const complaints = listed
    .split("\n")
    .filter((path) => path !== "" && !SKIPPED.test(path))
    .flatMap(checkFile);
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exit(1);
}
