// Fails if a bundle is over its limit in bundle-sizes.json, and prints the table: `npm run check:bundles`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { inRoot } from "./lib/packages.mjs";

const LIMITS = inRoot("bundle-sizes.json");

const brotliSize = (path) => brotliCompressSync(readFileSync(path)).length;

/**
 * Weighs every front end: the shell's main script, and for each page of a remote its entry with the scripts that the
 * page needs. Returns one row each, in bytes after brotli.
 */
const weighBundles = () => {
  const { shell, pages } = JSON.parse(readFileSync(LIMITS, "utf8"));
  const rows = [];
  const release = (name) => inRoot(name, "dist/release");
  rows.push({ name: "shell", bytes: brotliSize(join(release("shell"), "main.js")), limit: shell });
  for (const [name, limits] of Object.entries(pages)) {
    const folder = release(name);
    const descriptor = JSON.parse(readFileSync(join(folder, "release.json"), "utf8"));
    const entry = brotliSize(join(folder, descriptor.entry));
    for (const [page, { scripts }] of Object.entries(descriptor.pages)) {
      const limit = limits[page] ?? limits["*"];
      const bytes = scripts.reduce((sum, script) => sum + brotliSize(join(folder, script)), entry);
      rows.push({ name: `${name} ${page}`, bytes, limit });
    }
  }
  return rows;
};

const rows = weighBundles();
for (const { name, bytes, limit } of rows)
  console.log(
    `${bytes > limit ? "!" : " "} ${name.padEnd(36)} ${String(bytes).padStart(7)} of ${limit} bytes`,
  );
if (rows.some(({ bytes, limit }) => bytes > limit)) {
  console.error("A bundle is over its limit in bundle-sizes.json.");
  process.exitCode = 1;
}
