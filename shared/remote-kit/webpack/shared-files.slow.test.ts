import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isSharedFile } from "@promptfolio/contracts/release";

const route = (id: string) => ({
  id,
  paths: [`/${id}`],
  page: `./${id}-page`,
  access: "public",
  head: { title: id, description: "" },
});
const CONFIG = JSON.stringify({ id: "orders", hostApi: "^1.0.0", routes: ["orders", "invoice"].map(route) });

const RUN = join(import.meta.dirname, "../cli/webpack-bundler.ts");

/**
 * Run in separate processes: Rspack is a native module, which Jest can't load. Each script is a file, as the minifier's
 * processes would inherit the argument of `-e`.
 */
const BUILDS: Record<string, string> = {
  webpack: `
    const { webpackBundler } = await import(${JSON.stringify(RUN)});
    const { remoteConfiguration } = await import("@promptfolio/remote-kit/webpack/remote");
    await webpackBundler(remoteConfiguration(${CONFIG}, process.cwd())).build();`,
  Rspack: `
    const { remoteConfiguration } = await import("@promptfolio/remote-kit/rspack/remote");
    await remoteConfiguration(${CONFIG}, process.cwd()).build();`,
};

/** Bundlers are found from the remote's folder. */
const CACHE = join(import.meta.dirname, "../../../node_modules/.cache");

let folder: string;
beforeEach(() => {
  mkdirSync(CACHE, { recursive: true });
  folder = mkdtempSync(join(CACHE, "shared-files-"));
  mkdirSync(join(folder, "src/pages"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const writePage = (id: string, text: string): void =>
  writeFileSync(
    join(folder, `src/pages/${id}-page.tsx`),
    `import { useState } from "react";
import picture from "./picture.svg";
export default () => <img alt={useState("${text}")[0]} src={picture} onClick={() => import("../details")} />;`,
  );

/** Builds the remote, and returns its files for browsers by their paths. */
const buildWith = (bundler: string, version: string): Map<string, string> => {
  const script = join(folder, "build.mts");
  writeFileSync(script, BUILDS[bundler] ?? "");
  execFileSync(process.execPath, ["--import", "tsx", script], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", RELEASE_VERSION: version },
    timeout: 60_000,
  });
  const release = join(folder, "dist/release");
  const paths = readdirSync(release, { recursive: true, encoding: "utf8" });
  const files = new Map(
    paths
      .filter((path) => /^(?!server).*\.(js|svg)$/.test(path))
      .map((path) => [path, readFileSync(join(release, path), "utf8")]),
  );
  rmSync(release, { recursive: true });
  return files;
};

test.each(["webpack", "Rspack"])("keeps the names and bytes of unchanged files with %s", (bundler) => {
  writeFileSync(join(folder, "src/pages/picture.svg"), "<svg/>");
  writeFileSync(join(folder, "src/details.ts"), 'export default "details";');
  writePage("orders", "one");
  writePage("invoice", "one");
  const first = buildWith(bundler, "1.0.0");
  writePage("orders", "two");
  const second = buildWith(bundler, "2.0.0");

  const isNew = ([path, text]: [string, string]): boolean => first.get(path) !== text;
  const changed = [...second].filter(isNew).map(([path]) => path.replace(/[0-9a-f]{16}/, "HASH"));
  expect(changed.sort()).toEqual(["files/page.orders-page.HASH.js", "remote-entry.js"]);
  expect([...second.keys()].filter((path) => !isSharedFile(path))).toEqual(["remote-entry.js"]);
  const kinds = [...second.keys()].map((path) => path.replace(/[0-9a-f]{16}/, "HASH"));
  expect(kinds).toEqual(
    expect.arrayContaining(["files/page.invoice-page.HASH.js", "files/picture.HASH.svg"]),
  );
});

test("writes the same bytes when only comments, types and spaces change", () => {
  writeFileSync(join(folder, "src/pages/picture.svg"), "<svg/>");
  writePage("orders", "one");
  writePage("invoice", "one");
  const details = (comment: string) =>
    `${comment}
import { styled } from "styled-components";
export const Row = styled.ul\`display: grid;\`;
export default [Row, "details"];`;
  const buildDetails = (comment: string) => {
    writeFileSync(join(folder, "src/details.ts"), details(comment));
    return buildWith("webpack", "1.0.0");
  };
  const first = buildDetails("");
  // The hashes of unfinished chunks, and so the short names in the entry, could be the same by chance.
  for (const comment of ["// One.", "/** Another one. */\n\n", "export type Gap = number;"])
    expect(buildDetails(comment)).toEqual(first);
});
