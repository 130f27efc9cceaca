// Draws what the first script of every page is made of: `npm run treemap` writes docs/first-script.svg.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import { inRoot } from "./lib/packages.mjs";
import { squarify } from "./lib/squarify.mjs";

const ENTRY = "shell/src/start.tsx";

const [WIDTH, HEIGHT, TITLE_HEIGHT] = [1200, 680, 28];

/** Smaller shares are grouped into one tile. */
const MIN_SHARE = 0.004;

/** By default react-router gives bundlers its development build. */
const productionRouter = {
  name: "production-router",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^react-router$/ }, () => ({
      path: inRoot("node_modules/react-router/dist/production/index.mjs"),
      sideEffects: false,
    })),
};

/** Has no side effects, as in the webpack configuration: only styled-components' warnings call it. */
const unusedPropNames = {
  name: "unused-prop-names",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^@emotion\/is-prop-valid$/ }, () => ({
      path: inRoot("node_modules/@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js"),
      sideEffects: false,
    })),
};

/**
 * Measured by esbuild, which reports each source's part of the minified bundle; webpack's differs little, but drops the
 * federation runtime's loader of remotes.
 */
const bundle = () =>
  build({
    entryPoints: [inRoot(ENTRY)],
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    outdir: "out",
    absWorkingDir: inRoot(),
    conditions: ["production"],
    plugins: [productionRouter, unusedPropNames],
    define: {
      "process.env.NODE_ENV": '"production"',
      ENV_TARGET: '"web"',
      FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: "true",
      FEDERATION_OPTIMIZE_NO_REMOTE: "true",
    },
    loader: { ".woff2": "empty", ".webp": "empty", ".svg": "empty", ".css": "text" },
    legalComments: "none",
  });

/** The entry, and the chunks that it cannot run without. */
const firstOutputs = ({ outputs }) => {
  const entry = Object.keys(outputs).find((name) => outputs[name].entryPoint === ENTRY);
  const names = new Set([entry]);
  for (const name of names)
    for (const { path, kind } of outputs[name].imports) if (kind === "import-statement") names.add(path);
  return [...names];
};

const LIBRARY = /node_modules\/((?:@[^/]+\/)?[^/]+)/;

const groupOf = (path) =>
  LIBRARY.exec(path)?.[1] ?? /^(?:shared|shell\/src|shell)\/[^/]+/.exec(path)?.[0] ?? path;

const sumByGroup = (outputs, names) => {
  const sums = new Map();
  for (const name of names)
    for (const [path, { bytesInOutput }] of Object.entries(outputs[name].inputs))
      sums.set(groupOf(path), (sums.get(groupOf(path)) ?? 0) + bytesInOutput);
  return [...sums].map(([name, size]) => ({ name, size }));
};

const mergeSmall = (groups) => {
  const least = MIN_SHARE * groups.reduce((sum, { size }) => sum + size, 0);
  const others = groups.filter(({ size }) => size < least).reduce((sum, { size }) => sum + size, 0);
  return [...groups.filter(({ size }) => size >= least), { name: "others", size: others }].sort(
    (one, other) => other.size - one.size,
  );
};

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

const drawTile = ({ name, size, x, y, width, height }) => {
  const isOwn = name.startsWith("shell") || name.startsWith("shared");
  const top = y + TITLE_HEIGHT;
  const fits = width > name.length * 6.6 + 12 && height > 34;
  const label = fits
    ? `<text x="${(x + 7).toFixed(1)}" y="${(top + 17).toFixed(1)}">${name}</text><text x="${(x + 7).toFixed(1)}" y="${(top + 32).toFixed(1)}" opacity=".7">${kilobytes(size)}</text>`
    : "";
  const box = `x="${x.toFixed(1)}" y="${top.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}"`;
  return `<g><title>${name}: ${kilobytes(size)}</title><rect ${box} fill="${isOwn ? "#dbe2fb" : "#ebe8e0"}" stroke="#fff" stroke-width="2"/>${label}</g>`;
};

const { metafile, outputFiles } = await bundle();
const names = firstOutputs(metafile);
const groups = mergeSmall(sumByGroup(metafile.outputs, names));
const total = groups.reduce((sum, { size }) => sum + size, 0);
const paths = new Set(names.map((name) => join(inRoot(), name)));
const code = outputFiles.filter(({ path }) => paths.has(path)).map(({ contents }) => contents);
const title = `The first script: ${kilobytes(total)}, ${kilobytes(brotliCompressSync(Buffer.concat(code)).length)} over the line. Blue: ours`;
const tiles = squarify(groups, WIDTH, HEIGHT).map(drawTile).join("\n");
writeFileSync(
  inRoot("docs/first-script.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT + TITLE_HEIGHT}" font-family="sans-serif" font-size="12">
<title>${title}</title>
<rect width="100%" height="100%" fill="#fff"/>
<text x="7" y="18" font-weight="bold">${title}</text>
${tiles}
</svg>
`,
);
for (const { name, size } of groups) console.log(kilobytes(size).padStart(10), name);
console.log(title);
