import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { inRoot } from "./packages.mjs";

/** What runs in a visitor's tab and is not a remote's. */
const FOLDERS = ["shell/src", "shared/host/src", "shared/lib/src"];
const NOT_IN_BROWSERS = /\.test\.|\/testing\/|\/server\/|-on-server/;
/** TypeScript's declarations of the language and of the browser. */
const DECLARATIONS = ["dom", "es5", "es2015.core", "es2015.collection", "es2015.promise", "es2015.reflect"];
/** An interface whose own members are used this often is used, even if nothing names it. */
const MIN_MEMBERS = 2;

const readSources = () =>
  execFileSync("git", ["ls-files", "--", ...FOLDERS], { cwd: inRoot("."), encoding: "utf8" })
    .split("\n")
    .filter((path) => /\.tsx?$/.test(path) && !NOT_IN_BROWSERS.test(path))
    .map((path) => readFileSync(inRoot(path), "utf8").replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, ""))
    .join("\n");

const readDeclarations = () => {
  const { resolve } = createRequire(createRequire(inRoot("package.json")).resolve("typescript/package.json"));
  const platform = `@typescript/typescript-${process.platform}-${process.arch}/package.json`;
  const folder = join(resolve(platform), "../lib");
  return DECLARATIONS.map((name) => readFileSync(join(folder, `lib.${name}.d.ts`), "utf8")).join("\n");
};

const matches = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, name]) => name));

/** The interfaces that have each member. */
const ownersOf = (declarations) => {
  const owners = new Map();
  for (const [, owner, body] of declarations.matchAll(/^interface (\w+)[^{]*\{\n(.*?)^\}/gms))
    for (const member of matches(body, /^ {4}(?:readonly |get |set )?(\w+)[?(<:]/gm))
      owners.set(member, new Set([...(owners.get(member) ?? []), owner]));
  return owners;
};

/** The names of the built-in constructors and namespaces that the code of the shell and the host uses, as far as sources tell. */
export const usedBuiltIns = () => {
  const [sources, declarations] = [readSources(), readDeclarations()];
  const globals = matches(declarations, /^declare (?:var|namespace) ([A-Z]\w+)/gm);
  const values = matches(sources, /\b(?:new|instanceof) ([A-Z]\w+)/g);
  const types = matches(sources, /(?<![.\w"'`$-])([A-Z]\w+)\b(?!\s*:)/g);
  const named = [...types].filter((name) => values.has(name) || !/^HTML.|Event$/.test(name));
  const owners = ownersOf(declarations);
  // Its members are common words, such as `cursor`.
  globals.delete("CSSStyleProperties");
  const counts = new Map();
  for (const member of matches(sources, /(?<!\.)\.([a-zA-Z]\w+)/g)) {
    const [owner, ...others] = owners.get(member) ?? [];
    if (owner && others.length === 0) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  const implied = [...counts].filter(([, count]) => count >= MIN_MEMBERS).map(([owner]) => owner);
  return [...new Set([...named, ...implied])].filter((name) => globals.has(name)).sort();
};
