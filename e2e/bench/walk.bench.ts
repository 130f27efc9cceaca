/**
 * From the home page to an image page and back, by a visitor who points before pressing: milliseconds from the press
 * to the painted content, and the scripts that are loaded. `npm run bench -- walk`.
 */
import { chromium, type Page } from "@playwright/test";
import { startProduct } from "../support/product";
import { median } from "./measure";

const ROUNDS = Number(process.env["ROUNDS"] ?? 15);
/** The targets: milliseconds, and bytes after brotli. */
const SOON = 100;
const SCRIPT_BYTES = 25_000;

const args = ["--disable-gpu", "--disable-background-networking"];

interface Script {
  path: string;
  bytes: number;
}

/** Lists the scripts that are loaded over the network, as they finish. */
const listScripts = async (page: Page): Promise<Script[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const paths = new Map<string, string>();
  const scripts: Script[] = [];
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (type === "Script") paths.set(requestId, new URL(response.url).pathname);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId);
    if (path) scripts.push({ path, bytes: encodedDataLength });
  });
  return scripts;
};

/** In the page: from the next press, or going back now, until `selector` with this text is painted. */
const watch = (page: Page, selector: string, text: string, begin: "press" | "back") =>
  page.evaluate(
    ([selector, text, begin]) => {
      let start = performance.now();
      const arrived = new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (![...document.querySelectorAll(selector)].some((found) => found.textContent?.includes(text)))
            return;
          observer.disconnect();
          // A message posted in a frame's callback arrives after the frame is painted.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - start);
            port2.postMessage(null);
          });
        });
        const whole = { childList: true, subtree: true, characterData: true };
        if (begin === "back") {
          observer.observe(document, whole);
          history.back();
          return;
        }
        addEventListener(
          "click",
          ({ timeStamp }) => {
            start = timeStamp;
            observer.observe(document, whole);
          },
          { capture: true, once: true },
        );
      });
      Object.assign(globalThis, { arrived });
    },
    [selector, text, begin] as const,
  );

const load = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(globalThis, "arrived") as Promise<number>);

const product = await startProduct({ LOG_LEVEL: "silent" });
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: process.getuid?.() === 0 ? [...args, "--no-sandbox"] : args,
});

try {
  const there: number[] = [];
  const back: number[] = [];
  let scripts: Script[] = [];
  for (let round = -2; round < ROUNDS; round++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    scripts = await listScripts(page);
    await page.goto(product.origin, { waitUntil: "networkidle" });
    const link = page.locator("#explore article a[href^='/image/']").first();
    const title = (await page.locator("#explore article").first().getByRole("heading").textContent()) ?? "";
    await link.hover();
    await page.waitForLoadState("networkidle");
    await page.waitForTimeout(300);
    await watch(page, "main h1", title, "press");
    await link.click();
    const forth = await load(page);
    await page.waitForLoadState("networkidle");
    await watch(page, "#explore article", title, "back");
    const home = await load(page);
    if (round >= 0) {
      there.push(forth);
      back.push(home);
    }
    await context.close();
  }
  console.log(`median of ${ROUNDS} walks, remote and data fetched on hover, CPU ×1, 1280×900`);
  const row = (name: string, value: number, bar: number) => {
    console.log(`${name.padEnd(52)} ${value.toFixed(0).padStart(7)}   at most ${bar}`);
    if (value > bar) process.exitCode = 1;
  };
  const bytesOf = (wanted: (path: string) => boolean): number =>
    scripts.filter(({ path }) => wanted(path)).reduce((sum, { bytes }) => sum + bytes, 0);
  row("from the press to the image page's content, ms", median(there), SOON);
  row("from going back to the home page's content, ms", median(back), SOON);
  row(
    "scripts of the image page beside the home page's, B",
    bytesOf((path) => path.startsWith("/r/detail/")),
    SCRIPT_BYTES,
  );
  row(
    "scripts for administrators, B",
    bytesOf((path) => path.startsWith("/r/admin/")),
    0,
  );
  console.log(scripts.map(({ path, bytes }) => `    ${path} ${bytes}`).join("\n"));
} finally {
  await browser.close();
  await product.dispose();
}
