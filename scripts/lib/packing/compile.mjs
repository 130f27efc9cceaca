import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { transform } from "@swc/core";
import { build } from "esbuild";
import { inRoot } from "../packages.mjs";

const SOURCE = /\.tsx?$/;

/** Each module stays a separate file, so Node requires the file extension in relative imports. */
const withEndings = {
  name: "with-endings",
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ path, kind, resolveDir }) => {
      if (kind === "entry-point") return undefined;
      const isSource = [".ts", ".tsx"].some((ending) => existsSync(join(resolveDir, path + ending)));
      return { path: path.startsWith(".") && isSource ? `${path}.js` : path, external: true };
    });
  },
};

/**
 * Gives styled components their class names here: a bundler without styled-components' plugin would count them, and
 * counts on the server are not those of the browser. The version keeps two of them apart on one page.
 */
const withClassNames = ({ name, version }) => ({
  name: "with-class-names",
  setup(build) {
    build.onLoad({ filter: SOURCE }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      if (!source.includes('from "styled-components"')) return undefined;
      const { code } = await transform(source, {
        filename: path,
        configFile: false,
        swcrc: false,
        sourceMaps: "inline",
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript", tsx: path.endsWith("x") },
          transform: { react: { runtime: "automatic" } },
          experimental: {
            plugins: [
              [
                "@swc/plugin-styled-components",
                {
                  ssr: true,
                  pure: true,
                  displayName: false,
                  namespace: `${name.split("/")[1]}-${version}`.replace(/[^a-z0-9]+/g, "-"),
                  topLevelImportPaths: [],
                },
              ],
            ],
          },
        },
      });
      return { contents: code, loader: "js" };
    });
  },
});

/** Compiles modules of a package to JavaScript with source maps, file by file. */
export const compilePackage = async (name, manifest, files, target) => {
  await build({
    entryPoints: files.filter((file) => SOURCE.test(file)),
    absWorkingDir: inRoot("shared", name),
    outbase: inRoot("shared", name),
    outdir: target,
    bundle: true,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    jsx: "automatic",
    sourcemap: true,
    logLevel: "warning",
    plugins: [withEndings, withClassNames(manifest)],
  });
};

/** The published name of a source file. */
export const publishedName = (file) =>
  SOURCE.test(file) && !file.endsWith(".d.ts") ? `${file.slice(0, -extname(file).length)}.js` : file;
