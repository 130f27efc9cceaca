/**
 * Makes the two font files of this folder from npm's font packages: `npm run fonts -w @promptfolio/ui`. The files are committed,
 * so run this only to change the fonts. Latin with Western accents and the punctuation of typeset English. Headings
 * have one weight; texts have several, so their weight is an axis. The page preloads both files, and every kilobyte of
 * them delays the first picture.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

const ASCII = range(0x20, 0x7e);
const ACCENTED = `${range(0xa0, 0xff)}ŁłŒœŠšŸŽž`;
const PUNCTUATION = "–—‘’‚“”„•…‹›€™−→←↗×";

const FACES = [
  {
    source: "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
    target: "bricolage-grotesque.woff2",
    text: ASCII + ACCENTED + PUNCTUATION,
    axes: { opsz: 48, wght: 700 },
    features: ["kern", "ccmp", "mark", "tnum"],
  },
  {
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    target: "instrument-sans.woff2",
    text: ASCII + ACCENTED + PUNCTUATION,
    axes: { wght: { min: 400, max: 700, default: 400 } },
    features: ["kern", "ccmp", "mark", "tnum", "liga"],
  },
];

for (const { source, target, text, axes, features } of FACES) {
  const original = await readFile(require.resolve(source));
  const subset = await subsetFont(original, text, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  });
  await writeFile(new URL(target, import.meta.url), subset);
  console.log(`${target}: ${subset.length} bytes`);
}
