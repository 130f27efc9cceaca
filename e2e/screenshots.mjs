// Takes the pictures that the documentation shows, from the built product on its demo data: `npm run screenshots`.
// With `--all`, every page at every width in both themes, into e2e/test-results/screenshots, to be looked at.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { ensureChromium } from "../scripts/lib/browsers.mjs";
import { inRoot } from "../scripts/lib/packages.mjs";
import { ADMINISTRATOR, startProduct } from "./support/product.ts";

const HEIGHTS = { 390: 844, 768: 1024, 1440: 900 };
const QUALITIES = [88, 80, 72, 64, 56, 48, 40];

const reveal = async (page) => {
  await page
    .getByRole("main")
    .getByRole("button", { name: /^View Prompt/ })
    .first()
    .click();
  await page.getByRole("banner").getByText("1/1").waitFor();
};

const revealOnCard = async (page) => {
  await reveal(page);
  await page
    .locator("#explore article")
    .first()
    .evaluate((card) => card.scrollIntoView({ block: "end" }));
};

const signIn = async (page) => {
  await page.getByLabel("Admin email").fill(ADMINISTRATOR.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole("button", { name: "Sign In as Admin" }).click();
  await page.getByRole("tabpanel").waitFor();
};

/** The pages: a path, or a function that finds it, and the steps before the screenshot. */
const PAGES = {
  home: { path: "/" },
  gallery: { path: "/#explore", prepare: revealOnCard },
  image: { find: "/api/images?limit=1&sort=views&order=desc", prepare: reveal },
  login: { path: "/login" },
  templates: { path: "/templates" },
  help: { path: "/help" },
  about: { path: "/about" },
  missing: { path: "/no/such/wall" },
  menu: {
    path: "/about",
    prepare: (page) => page.getByRole("button", { name: "Menu" }).click(),
    only: [390],
  },
  analytics: { path: "/admin/promptfolio/dashboard?tab=analytics", prepare: signIn },
  images: { path: "/admin/promptfolio/dashboard?tab=images", prepare: signIn },
  failed: { path: "/about", broken: "**/r/static/**", wait: "[data-failed-remote]" },
};

/** The pictures in docs/: page, width, theme. */
const DOCUMENTED = [
  ["home", 1440, "light"],
  ["home", 390, "dark"],
  ["gallery", 1440, "light"],
  ["image", 1440, "dark"],
  ["image", 390, "light"],
  ["login", 1440, "light"],
  ["templates", 768, "light"],
  ["menu", 390, "light"],
  ["analytics", 1440, "light"],
  ["images", 1440, "dark"],
  ["failed", 768, "light"],
];

const everything = () =>
  Object.entries(PAGES).flatMap(([name, { only = Object.keys(HEIGHTS).map(Number) }]) =>
    only.flatMap((width) => ["light", "dark"].map((theme) => [name, width, theme])),
  );

/** The window as WebP, of at most `maxBytes` bytes. */
const capture = async (page, maxBytes) => {
  const devtools = await page.context().newCDPSession(page);
  for (const quality of QUALITIES) {
    const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality });
    const picture = Buffer.from(data, "base64");
    if (picture.length <= maxBytes) return picture;
  }
  throw new Error(`the picture stays above ${maxBytes} bytes`);
};

const pathOf = async (page, origin, { path, find }) => {
  if (!find) return path;
  const response = await page.request.get(origin + find);
  const { images } = await response.json();
  return `/image/${images[0].slug}`;
};

const take = async (browser, origin, name, { width, height, theme, scale = 1, maxBytes }) => {
  const subject = PAGES[name];
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: theme,
    reducedMotion: "reduce",
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    if (subject.broken) await page.route(subject.broken, (route) => route.abort());
    await page.goto(origin + (await pathOf(page, origin, subject)), { waitUntil: "networkidle" });
    // Screenshots need no space for a scrollbar.
    await page.addStyleTag({ content: "html { scrollbar-gutter: auto !important }" });
    await subject.prepare?.(page);
    if (subject.wait) await page.locator(subject.wait).waitFor();
    // The header loads the reset time on the first interaction, administrators have none; messages disappear after a while.
    await page.mouse.move(2, height - 2);
    if (subject.prepare !== signIn)
      await page
        .getByRole("banner")
        .getByText(/New views in/)
        .first()
        .waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
    for (const message of ["[data-sonner-toast]", "[data-swipe-direction]"])
      await page.locator(message).first().waitFor({ state: "hidden" });
    return await capture(page, maxBytes);
  } finally {
    await context.close();
  }
};

const all = process.argv.includes("--all");
const folder = all ? inRoot("e2e/test-results/screenshots") : inRoot("docs/screenshots");
await mkdir(folder, { recursive: true });
const product = await startProduct();
const browser = await chromium.launch({
  executablePath: await ensureChromium(),
  args:
    process.getuid?.() === 0 ? ["--no-sandbox", "--disable-gpu", "--hide-scrollbars"] : ["--hide-scrollbars"],
});
try {
  const save = async (file, picture) => {
    await writeFile(join(folder, file), picture);
    console.log(`${file.padEnd(28)} ${Math.round(picture.length / 1024)} KB`);
  };
  for (const [name, width, theme] of all ? everything() : DOCUMENTED) {
    const look = { width, height: HEIGHTS[width], theme, maxBytes: 150_000 };
    await save(`${name}-${width}-${theme}.webp`, await take(browser, product.origin, name, look));
  }
  const wide = { width: 1440, height: 760, theme: "light", scale: 1.5, maxBytes: 400_000 };
  await save("home-wide.webp", await take(browser, product.origin, "home", wide));
} finally {
  await browser.close();
  await product.dispose();
}
