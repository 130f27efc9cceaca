import { chromium } from "@playwright/test";
import { startProduct } from "../support/product";
import { median, type Visit, visit } from "./measure";
import { startRival } from "./rival";

// The product against the same sources as one ordinary bundle, side by side in one run: `npm run bench -- pages`.

const ROUNDS = Number(process.env["ROUNDS"] ?? 5);
const args = [
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const product = await startProduct({ LOG_LEVEL: "silent" });
const rival = await startRival(product.origin);
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: process.getuid?.() === 0 ? [...args, "--no-sandbox"] : args,
});

const row = (name: string, ours: number, theirs: number, bar: string) =>
  console.log(
    `${name.padEnd(44)} ${ours.toFixed(0).padStart(8)} ${theirs.toFixed(0).padStart(8)}   ${(ours / theirs).toFixed(2)}×   ${bar}`,
  );

try {
  const list = await fetch(`${product.origin}/api/images?limit=1`);
  const { images }: { images: { slug: string }[] } = await list.json();
  const paths: [name: string, path: string, ahead: RegExp][] = [
    ["/", "/", /\/r\/detail\/|\/files\/(explore|data-cache)\./],
    ["an image page", `/image/${encodeURIComponent(images[0]?.slug ?? "")}`, /\/r\/gallery\//],
  ];
  // Each page once unmeasured: visitors usually get cached pages, compiled code and existing picture renditions.
  for (const origin of [product.origin, rival.origin])
    for (const [, path] of paths) await visit(browser, origin + path, { reveal: false });

  console.log(
    `median of ${ROUNDS} cold visits each, 1.6 Mbps, 150 ms, CPU ×4, 390×844; ours, one bundle, ratio, bar`,
  );
  for (const [name, path, ahead] of paths) {
    const ours: Visit[] = [];
    const theirs: Visit[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(await visit(browser, product.origin + path, { reveal: true, ahead }));
      theirs.push(await visit(browser, rival.origin + path, { reveal: true }));
    }
    const of = (visits: Visit[], read: (visit: Visit) => number) => median(visits.map(read));
    row(
      `largest contentful paint of ${name}, ms`,
      of(ours, (v) => v.largestPaint),
      of(theirs, (v) => v.largestPaint),
      "at most 0.4×",
    );
    row(
      `reveal button works on ${name}, ms`,
      of(ours, (v) => v.revealWorks ?? 0),
      of(theirs, (v) => v.revealWorks ?? 0),
      "at most 0.8×",
    );
    row(
      `scripts on ${name}, bytes`,
      of(ours, (v) => v.scriptBytes),
      of(theirs, (v) => v.scriptBytes),
      name === "/" ? "at most 150,000" : "beside the other page's, which are fetched when idle",
    );
  }
} finally {
  await browser.close();
  await rival.close();
  await product.dispose();
}
