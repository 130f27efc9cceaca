import { readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { inRoot, packageOf } from "./packages.mjs";

const isOwn = (path) => path.startsWith("@promptfolio/") || path.startsWith(".") || path.startsWith("/");

const ASSETS = [".woff2", ".webp", ".svg"];

const entryPointsOf = (name) => {
  if (name === "shell")
    return ["src/main.ts", "src/server/shell-on-server.tsx", "src/inline/inline-script.ts"];
  const pages = readdirSync(inRoot(name, "src/pages")).filter((file) => file.endsWith("-page.tsx"));
  return ["remote.config.ts", ...pages.map((file) => `src/pages/${file}`)];
};

/** Records the packages that are imported, and leaves them out of the bundle. */
const externalPackages = (isProvided, overlay) => ({
  name: "external-packages",
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ path, kind }) => {
      if (kind === "entry-point") return undefined;
      if (isProvided(path)) return { path, external: true, sideEffects: false };
      if (path.endsWith("/package.json")) return { path, external: true };
      return isOwn(path) ? undefined : { path, external: true, sideEffects: false };
    });
    if (overlay.size > 0)
      build.onLoad({ filter: /\.tsx?$/ }, ({ path }) =>
        overlay.has(path) ? { contents: overlay.get(path), loader: extname(path).slice(1) } : undefined,
      );
  },
});

const MAGIC_COMMENT = /\/\*\s*webpack[A-Z][\s\S]*?\*\//g;

/** The comments by which webpack names and loads chunks, in the sources that are part of the bundle. */
const magicComments = (name, outputs, overlay) =>
  outputs
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([path, { bytesInOutput }]) => bytesInOutput > 0 && /\.tsx?$/.test(path))
    .map(([path]) => inRoot(name, path))
    .sort()
    .flatMap((path) => (overlay.get(path) ?? readFileSync(path, "utf8")).match(MAGIC_COMMENT) ?? []);

/** Bundles our own code as in a release: without unreachable or unused code, and without comments but webpack's. */
const bundle = async (name, entryPoints, { isProvided, overlay }) => {
  const { build } = await import("esbuild");
  const { outputFiles, metafile } = await build({
    entryPoints,
    absWorkingDir: inRoot(name),
    outdir: inRoot(name, "dist"),
    bundle: true,
    write: false,
    metafile: true,
    // Whitespace and other comments change nothing; names do, in the server build.
    minifyWhitespace: true,
    legalComments: "none",
    format: "esm",
    platform: "neutral",
    jsx: "automatic",
    logLevel: "error",
    loader: Object.fromEntries(ASSETS.map((extension) => [extension, "file"])),
    plugins: [externalPackages(isProvided, overlay)],
  });
  const outputs = Object.values(metafile.outputs);
  const imported = outputs.flatMap(({ imports }) => imports).filter(({ external }) => external);
  return {
    texts: [...outputFiles.map(({ text }) => text), ...magicComments(name, outputs, overlay)],
    packages: new Set(
      imported
        .map(({ path }) => path)
        .filter((path) => !isProvided(path) && !isOwn(path))
        .map(packageOf),
    ),
  };
};

/** Where npm has put a package for one that depends on it: beside it, or further up. */
const locate = (lock, from, dependency) => {
  for (let folder = from; ; folder = folder.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, "")) {
    const path = `${folder}${folder === "" ? "" : "/"}node_modules/${dependency}`;
    if (lock.packages[path]) return path;
    if (folder === "") return undefined;
    if (!folder.includes("node_modules")) folder = "";
  }
};

/** The installed versions of packages and of all that they depend on, as `name@version`. */
const installedVersions = (lock, workspaces, names) => {
  const found = new Map();
  const visit = (from, name) => {
    const path = locate(lock, from, name);
    if (!path || found.has(path)) return;
    const { version, dependencies = {} } = lock.packages[path];
    found.set(path, `${name}@${version}`);
    for (const dependency of Object.keys(dependencies)) visit(path, dependency);
  };
  for (const name of names) for (const workspace of workspaces) visit(workspace, name);
  return [...new Set(found.values())].sort();
};

/** The tools whose version decides what the bytes of a build look like. */
const TOOLS = [
  "@module-federation/enhanced",
  "@swc/core",
  "@swc/plugin-styled-components",
  "swc-loader",
  "terser-webpack-plugin",
  "webpack",
  "webpack-subresource-integrity",
];

const KIT = "shared/remote-kit";
/** What shapes a build beside its configuration: the descriptor, and modules that replace a library's by alias. */
const BUILD_PARTS = ["webpack/describe-release.ts", "browser/style-singleton.ts"].map((path) =>
  inRoot(KIT, path),
);
const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/** Modules that the host provides: remotes don't bundle them, and require only their minor version. */
const PROVIDED = ["react", "react/jsx-runtime", "react-dom", "styled-components"];
const PROVIDED_BY_HOST = ["@promptfolio/host", "@promptfolio/host/router", "@promptfolio/host/query"];
/** As `shared-modules.ts` has remotes require them. */
const minorOf = (version) => version.split(".", 2).join(".");

/**
 * The inputs of a front end's release, as texts that change when its content would: its own code and the shared code
 * that it uses, the packages that it bundles, the build's configuration and tools.
 * @param {string} name of the package, `mfe-gallery`
 * @param {{ lock?: object, overlay?: Map<string, string> }} [changes] a lock file and sources to take instead of those
 * on disk, by their paths from the root
 */
export const frontEndInputs = async (
  name,
  { lock = readJson(inRoot("package-lock.json")), overlay = new Map() } = {},
) => {
  const isShell = name === "shell";
  const provided = new Set(isShell ? [] : [...PROVIDED, ...PROVIDED_BY_HOST]);
  const sources = new Map([...overlay].map(([path, text]) => [inRoot(path), text]));
  const isProvided = (path) => provided.has(path);
  const code = await bundle(name, entryPointsOf(name), { isProvided, overlay: sources });
  const build = await bundle(name, ["webpack.config.ts", ...BUILD_PARTS], {
    isProvided: () => false,
    overlay: sources,
  });
  const version = (dependency) => lock.packages[`node_modules/${dependency}`]?.version ?? "";
  const hostVersion = readJson(inRoot("shared/host/package.json")).version;
  return [
    ...code.texts,
    ...build.texts,
    ...installedVersions(lock, [name, "shared/host", "shared/ui", "shared/lib"], code.packages),
    ...TOOLS.map((tool) => `${tool}@${lock.packages[locate(lock, KIT, tool)]?.version}`),
    ...PROVIDED.filter((path) => !path.includes("/")).map((path) =>
      isShell ? version(path) : minorOf(version(path)),
    ),
    hostVersion,
  ];
};
