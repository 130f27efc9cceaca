/**
 * Lighthouse's scores for a phone: `npm run bench -- lighthouse`. ROUNDS sets of how many runs the median counts; FORM=desktop
 * measures a desktop instead. Lighthouse simulates a processor four times slower than this machine's, which fits a fast
 * desktop: on others, its documentation says to set SLOWDOWN by the benchmark index. Prints which audits failed.
 * Bar: performance at least 99, all other scores 100.
 */
import { chromium } from "@playwright/test";
import lighthouse, { desktopConfig, type Flags } from "lighthouse";
import { freePort } from "../support/package-registry";
import { startProduct } from "../support/product";
import { median } from "./measure";

const ROUNDS = Number(process.env["ROUNDS"] ?? 3);
const SLOWDOWN = Number(process.env["SLOWDOWN"] ?? 4);
const BARS = { performance: 99, accessibility: 100, "best-practices": 100, seo: 100 };
const CATEGORIES = Object.keys(BARS) as (keyof typeof BARS)[];

const port = await freePort();
const product = await startProduct({ LOG_LEVEL: "silent" });
const args = [`--remote-debugging-port=${port}`, "--disable-gpu", "--disable-background-networking"];
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: process.getuid?.() === 0 ? [...args, "--no-sandbox"] : args,
});

interface Audited {
  scores: Record<string, number>;
  metrics: string;
  benchmarkIndex: number;
  failed: string[];
}

const METRICS = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
  "speed-index",
];

const audit = async (url: string): Promise<Audited> => {
  const isDesktop = process.env["FORM"] === "desktop";
  const flags: Flags = {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: CATEGORIES,
    ...(!isDesktop && { throttling: { cpuSlowdownMultiplier: SLOWDOWN } }),
  };
  const result = await lighthouse(url, flags, isDesktop ? desktopConfig : undefined);
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`);
  const { categories, audits, environment } = result.lhr;
  const counted = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  const failed = counted.flatMap(({ id }) => {
    const { score, title, displayValue = "" } = audits[id] ?? { score: null, title: id };
    return score !== null && score < 0.9 ? [`${id}: ${title} ${displayValue}`] : [];
  });
  return {
    scores: Object.fromEntries(CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)])),
    metrics: METRICS.map((id) => `${id} ${audits[id]?.displayValue}`).join(", "),
    benchmarkIndex: environment.benchmarkIndex,
    failed: [...new Set(failed)],
  };
};

/** Once unmeasured, on a phone like Lighthouse's: visitors usually get cached pages and picture renditions. */
const warmUp = async (url: string): Promise<void> => {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.close();
};

try {
  const list = await fetch(`${product.origin}/api/images?limit=1`);
  const { images }: { images: { slug: string }[] } = await list.json();
  const paths = ["/", `/image/${encodeURIComponent(images[0]?.slug ?? "")}`, "/about"];
  for (const path of paths) {
    await warmUp(product.origin + path);
    const rounds: Audited[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await audit(product.origin + path));
    const scores = CATEGORIES.map((id) => ({
      id,
      score: median(rounds.map(({ scores }) => scores[id] ?? 0)),
    }));
    console.log(`${path}, benchmark index ${median(rounds.map(({ benchmarkIndex }) => benchmarkIndex))}`);
    for (const { id, score } of scores) {
      console.log(`  ${id.padEnd(16)} ${String(score).padStart(4)}   at least ${BARS[id]}`);
      if (score < BARS[id]) process.exitCode = 1;
    }
    for (const { metrics } of rounds) console.log(`    ${metrics}`);
    for (const line of new Set(rounds.flatMap(({ failed }) => failed))) console.log(`    failed: ${line}`);
  }
} finally {
  await browser.close();
  await product.dispose();
}
