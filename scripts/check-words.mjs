// Fails if names, comments, test names or documents use our own words where the field has one, if a function is
// declared that could be an arrow function, or if a type says null for "absent": part of `npm run lint`.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { parseSync } from "@swc/core";
import { BANNED_WORDS, bannedIn } from "./lib/banned-words.mjs";
import { declaredFunctions } from "./lib/function-declarations.mjs";
import { maySayNull, nullTypes } from "./lib/null-types.mjs";
import { inRoot } from "./lib/packages.mjs";
import { BANNED_PROSE, bannedInProse, commentsOf, testNamesOf } from "./lib/prose.mjs";
import { run } from "./lib/run.mjs";

const SOURCE = /\.[cm]?[jt]sx?$/;
const TYPESCRIPT = /\.[cm]?tsx?$/;

/** The demo's scenes and compositions are not part of the product. */
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

const parse = (path, source) => parseSync(source, { ...parserFor(path), target: "es2023" });

const findingsIn = (where, name) =>
  bannedIn(name)
    .filter((word) => !(isDomainWord(word) && QUESTIONS.test(where)))
    .map((word) => `${where}: "${name}" says "${word}"; use ${BANNED_WORDS.get(word)}`);

const proseFindingsIn = (where, text) =>
  bannedInProse(text).map(
    (word) => `${where}: "${text.trim().slice(0, 60)}…" says "${word}"; use ${BANNED_PROSE.get(word)}`,
  );

/** This very list, and the changelog: commits stay as they were written. */
const MENTIONS_WORDS = /^(scripts\/lib\/(prose|banned-words)\.|docs\/glossary\.md|CHANGELOG\.md)/;

const nullFindingsIn = (path, parsed, source) =>
  TYPESCRIPT.test(path) && !maySayNull(path)
    ? nullTypes(parsed, source).map((line) => `${path}:${line}: a type says null; say undefined for "absent"`)
    : [];

const checkSource = (path, source) => {
  const parsed = parse(path, source);
  return [
    ...[...collectIdentifiers(parsed)].flatMap((name) => findingsIn(path, name)),
    ...[...commentsOf(source), ...testNamesOf(parsed)].flatMap((text) => proseFindingsIn(path, text)),
    ...declaredFunctions(parsed).map((name) => `${path}: ${name} is declared; make it an arrow function`),
    ...nullFindingsIn(path, parsed, source),
  ];
};

const checkFile = (path) => {
  const named = findingsIn(path, basename(path));
  if (MENTIONS_WORDS.test(path)) return named;
  const read = () => readFileSync(inRoot(path), "utf8");
  if (SOURCE.test(path)) return [...named, ...checkSource(path, read())];
  if (!path.endsWith(".md")) return named;
  return [
    ...named,
    ...read()
      .split("\n\n")
      .flatMap((text) => proseFindingsIn(path, text)),
  ];
};

if (import.meta.filename === process.argv[1]) {
  const listed = await run("git", [
    "ls-files",
    "--cached",
    "--others",
    "--exclude-standard",
    "--deduplicate",
  ]);
  const findings = listed
    .split("\n")
    .filter((path) => path !== "" && !SKIPPED.test(path))
    .flatMap(checkFile);
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) process.exit(1);
}
