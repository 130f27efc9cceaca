/**
 * The first load beside other sites of its kind, by turns in one run: `npm run bench -- rivals FOLDER`, where FOLDER holds the
 * rivals' sources. ROUNDS sets how many visits the medians count. A slow phone: CPU ×4, 1.6 Mbit/s, 150 ms, 390×844.
 * Bar: the ratios to Next.js and Astro that each row names.
 */

import { once } from "node:events";
import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium } from "@playwright/test";
import { CARD_SIZES, optimizedImageUrl } from "@promptfolio/lib/image-url";
import { startProduct } from "../support/product";
import { startRivals } from "./built-rivals";
import { median } from "./measure";
import { measureLoad, measureStep, type PageLoad } from "./page-load";
import { healthDuringPages, uncachedPerSecond } from "./uncached-rate";

/** A page of another site, which visitors come from. */
interface OtherSite {
  url: string;
  close(): void;
}

/** Starts it under its own host name, because browsers distinguish sites by name, not by port. */
const startOtherSite = async (): Promise<OtherSite> => {
  const server = createServer((_request, response) =>
    response.setHeader("Content-Type", "text/html").end("<!doctype html><title>Another site</title>"),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://another-site.localhost:${port}/`, close: () => server.close() };
};

const ROUNDS = Number(process.env["ROUNDS"] ?? 9);
const sources = process.env["RIVALS"] ?? "";
const args = [
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** How many bytes a page has as it is sent. */
const sentBytes = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br, gzip" } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("end", () => resolve(bytes));
    }).on("error", reject);
  });

const sizesOf = async (url: string) => {
  const html = await (await fetch(url)).text();
  const body = html.slice(html.indexOf("<body")).replace(/<(script|style|noscript)[\s\S]*?<\/\1>/g, "");
  return {
    raw: Buffer.byteLength(html),
    sent: await sentBytes(url),
    elements: body.match(/<[a-z]/g)?.length ?? 0,
  };
};

/** The rival's page with as many cards as it takes to have this many elements. */
const withElements = async (home: string, elements: number): Promise<string> => {
  const page = (cards: number) => home.replace(/n=\d+/, `n=${cards}`);
  const [few, many] = await Promise.all([sizesOf(page(5)), sizesOf(page(25))]);
  const perCard = (many.elements - few.elements) / 20;
  return page(5 + Math.round((elements - few.elements) / perCard));
};

const row = (name: string, values: number[], bar: string) =>
  console.log(`${name.padEnd(44)}${values.map((value) => value.toFixed(0).padStart(9)).join("")}   ${bar}`);

const METRICS: [name: string, read: (load: PageLoad) => number, bar: string][] = [
  ["first contentful paint, ms", ({ firstPaint }) => firstPaint, "at most 0.9× Next"],
  ["largest contentful paint, ms", ({ largestPaint }) => largestPaint, "at most 0.6× Next, 1.1× Astro"],
  ["blocking time, ms", ({ blocking }) => blocking, "at most 0.5× Next"],
  ["scripts, bytes", ({ scriptBytes }) => scriptBytes, "at most 1.0× Next on /"],
];

/** Makes what the cards show: others come every minute, and visitors usually get renditions that exist. */
const makeCards = async (urls: string[]): Promise<void> => {
  const renditions = urls.flatMap((url) => CARD_SIZES.map((size) => optimizedImageUrl(url, size)));
  for (const url of renditions)
    await (await fetch(url, { headers: { accept: "image/avif,image/webp" } })).arrayBuffer();
};

if (sources === "") {
  console.log("skipped: `npm run bench -- rivals FOLDER` names the folder with the rivals' sources");
  process.exit(0);
}

const rivals = await startRivals(sources);
const product = await startProduct({ LOG_LEVEL: "silent", NETWORK_PAGES_PER_SECOND: "1000000" });
const otherSite = await startOtherSite();
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: process.getuid?.() === 0 ? [...args, "--no-sandbox"] : args,
});

try {
  const list = await fetch(`${product.origin}/api/images?limit=100`);
  const { images }: { images: { slug: string; imageUrl: string }[] } = await list.json();
  await makeCards(images.map(({ imageUrl }) => product.origin + imageUrl));
  const slug = encodeURIComponent(images[0]?.slug ?? "");
  const sites = [
    { name: "ours", home: `${product.origin}/`, image: `${product.origin}/image/${slug}` },
    ...rivals,
  ];
  // `FROM=about:blank` visits from an empty window.
  const from = process.env["FROM"] ?? otherSite.url;
  // `ahead`: what is fetched when the browser is idle: the other page's remote, what is below the first screen with the
  // data cache that the gallery reads, and messages.
  const pages = [
    {
      name: "/",
      key: "home",
      ahead: /\/r\/detail\/|\/files\/(explore|faq|footer|messages|data-cache|\d+)\./,
    },
    { name: "image page", key: "image", ahead: /\/r\/gallery\/|\/r\/shell\/files\/(footer|messages|\d+)\./ },
  ] as const;

  console.log(`medians of ${ROUNDS} cold visits each, CPU ×4, 1.6 Mbit/s, 150 ms, 390×844, from ${from}`);
  console.log(`${" ".repeat(44)}${sites.map(({ name }) => name.padStart(9)).join("")}`);
  for (const { name, key, ahead } of pages) {
    const loads = sites.map((): PageLoad[] => []);
    // The first round is not counted: visitors usually get cached pages.
    for (let round = -1; round < ROUNDS; round++)
      for (const [index, site] of sites.entries()) {
        const load = await measureLoad(browser, site[key], { from, ahead });
        if (round >= 0) loads[index]?.push(load);
      }
    for (const [metric, read, bar] of METRICS)
      row(
        `${name}: ${metric}`,
        loads.map((visits) => median(visits.map(read))),
        bar,
      );
    const sizes = await Promise.all(sites.map((site) => sizesOf(site[key])));
    row(
      `${name}: HTML, bytes`,
      sizes.map(({ raw }) => raw),
      "",
    );
    row(
      `${name}: HTML, bytes as sent`,
      sizes.map(({ sent }) => sent),
      "at most 28,000 on /",
    );
    row(
      `${name}: elements`,
      sizes.map(({ elements }) => elements),
      "at most 600 on /",
    );
  }

  const steps = sites.map((): number[] => []);
  for (let round = -1; round < ROUNDS; round++)
    for (const [index, { home }] of sites.entries()) {
      const step = await measureStep(browser, home);
      if (round >= 0) steps[index]?.push(step);
    }
  row("from a press to the image page's heading, ms", steps.map(median), "at most 0.6× Next, and 100 ms");

  // Next renders its page at each request; ours has another host each time, and the cache has a page per host.
  const uncachedRates = async (urls: string[]): Promise<number[]> => {
    const rates = urls.map((): number[] => []);
    for (let round = -1; round < ROUNDS; round++)
      for (const [index, url] of urls.entries()) {
        const { rate, refused } = await uncachedPerSecond(url);
        if (refused > 0) console.log(`${url}: ${refused} pages refused with 503`);
        if (round >= 0) rates[index]?.push(rate);
      }
    return rates.map(median);
  };
  row("uncached pages a second, five cards", await uncachedRates(sites.map(({ home }) => home)), "");
  // Equal work: our page has a hero and ten sections, so the rivals' get cards until they have as many elements.
  const { elements } = await sizesOf(`${product.origin}/`);
  const equal = [
    `${product.origin}/`,
    ...(await Promise.all(rivals.map(({ home }) => withElements(home, elements)))),
  ];
  row(`the same with ${elements} elements`, await uncachedRates(equal), "at least 1.0× Next");
  const equalSizes = await Promise.all(equal.map(sizesOf));
  row(
    "their HTML, KB",
    equalSizes.map(({ raw }) => raw / 1_000),
    "",
  );
  row(
    "/healthz beside 5 uncached pages a second, ms",
    [median(await healthDuringPages(product.origin))],
    "50",
  );
} finally {
  await browser.close();
  await product.dispose();
  otherSite.close();
  for (const { close } of rivals) close();
}
