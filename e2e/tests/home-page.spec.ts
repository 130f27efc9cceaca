import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { open } from "../support/open";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("arrives rendered, with the largest poster preloaded", async ({ page, request }) => {
  const html = await (await request.get("/")).text();
  expect(html).toContain("See the poster.");
  expect(html).toMatch(/<link rel="preload" as="image"[^>]+fetchPriority="high"/i);
  await open(page, "/");
  const poster = page.getByRole("main").getByRole("img").first();
  await expect(poster).toHaveAttribute("srcset", /w_864,h_1080/);
  await expect
    .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test("the hero's buttons lead to sign-up and to the gallery", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("link", { name: "View Gallery" }).click();
  await expect(page.locator("#explore")).toBeFocused();
  await expect(page.getByRole("heading", { name: "Explore" })).toBeInViewport();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole("link", { name: "Start Creating Free" }).click();
  await expect(page).toHaveURL(/\/signup$/);
});

test("prints pictures and titles only", async ({ page }) => {
  await open(page, "/");
  const cards = page.locator("#explore article");
  await expect(cards).toHaveCount(5);
  await page.emulateMedia({ media: "print" });
  // Cards listen once they are hydrated.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(cards.locator("img")).toHaveCount(5, { timeout: 1_000 });
  }).toPass();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading")).toHaveCount(5);
  for (const hidden of ["button", "p", "dl", "[data-state] [data-state]"])
    await expect(main.locator(hidden).filter({ visible: true })).toHaveCount(0);
});

test("the sections come in the specified order", async ({ page }) => {
  await open(page, "/");
  const ids = await page
    .getByRole("main")
    .locator("section[id]")
    .evaluateAll((sections) => sections.map(({ id }) => id));
  expect(ids).toEqual(["explore", "about", "why-choose", "how-it-works", "features", "industries", "faq"]);
});

test("each section has the specified name", async ({ page }) => {
  await open(page, "/");
  const names = {
    about: "About",
    "why-choose": "Why Choose",
    "how-it-works": "How It Works",
    features: "Features",
    industries: "Industry applications",
    faq: "FAQ",
  };
  for (const [id, name] of Object.entries(names))
    await expect(page.locator(`#${id}`).getByText(name, { exact: true })).toBeVisible();
});

test.describe("without motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the footer links to Home's sections, from Home and from other pages", async ({ page }) => {
    await open(page, "/about");
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "Features" }).click();
    await expect(page).toHaveURL(/\/#features$/);
    await expect(page.locator("#features h2")).toBeInViewport();
    await footer.getByRole("link", { name: "How It Works" }).click();
    await expect(page.locator("#how-it-works")).toBeFocused();
    await expect(page.locator("#how-it-works h2")).toBeInViewport();
  });

  test("a section whose code comes later than the page is scrolled to", async ({ page }) => {
    const release = await holdRequests(page, /\/files\/story\./);
    await open(page, "/about");
    await page.getByRole("contentinfo").getByRole("link", { name: "Features" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/See the poster/);
    release();
    await expect(page.locator("#features h2")).toBeInViewport();
  });
});

test("with the keyboard, one of thirteen answers is open at a time", async ({ page }) => {
  await open(page, "/");
  const questions = page.locator("#faq").getByRole("button");
  await expect(questions).toHaveCount(13);
  await questions.first().focus();
  await page.keyboard.press("Enter");
  await expect(questions.nth(0)).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  await expect(questions.nth(1)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(questions.nth(0)).toHaveAttribute("aria-expanded", "false");
  await expect(page.locator("#faq").getByRole("button", { expanded: true })).toHaveCount(1);
});

test("with the keyboard, the newsletter validates the address and shows that it has not started", async ({
  page,
}) => {
  await open(page, "/");
  const field = page.locator("#newsletter").getByLabel("Email address");
  await field.focus();
  await page.keyboard.type("mira@example");
  await page.keyboard.press("Enter");
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toBeFocused();
  await page.keyboard.type(".org");
  await page.keyboard.press("Enter");
  await expect(page.getByText("The newsletter has not started yet")).toBeVisible();
});

for (const name of ["Start Free Trial", "View Pricing Plans"])
  test(`'${name}' leads to sign-up`, async ({ page }) => {
    await open(page, "/");
    await page.getByRole("link", { name }).click();
    await expect(page).toHaveURL(/\/signup$/);
  });

test("the hero's pictures need no code, and are there again after going back", async ({ page }) => {
  const code: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/files/hero-wall.")) code.push(request.url());
  });
  await open(page, "/");
  const second = page.locator("[aria-labelledby=hero-title] img").nth(1);
  const isLoaded = () =>
    second.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await expect.poll(isLoaded).toBe(true);
  await second.click();
  await expect(page).toHaveURL(/\/image\//);
  await page.goBack();
  await expect(second).toBeVisible();
  expect(await isLoaded()).toBe(true);
  expect(code).toEqual([]);
});

test("a picture of the hero opens with its title at once: its data came with the page", async ({ page }) => {
  await open(page, "/");
  const hero = page.locator("#main section").first();
  const title = await hero.locator("strong").innerText();
  const release = await holdRequests(page, /\/api\//);
  await hero
    .getByRole("link")
    .filter({ has: page.locator("img") })
    .first()
    .click();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText(title);
  release();
});

test("'View Gallery' focuses the gallery for good, even before its code is there", async ({ page }) => {
  const release = await holdRequests(page, /\/files\/explore\./);
  await open(page, "/", "domcontentloaded");
  const gallery = page.locator("#explore");
  await page.getByRole("link", { name: "View Gallery" }).click();
  await expect(gallery).toBeFocused();
  release();
  await expect(page.locator("[data-pending] #explore")).toHaveCount(0);
  await expect(gallery).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(gallery.locator(":focus")).toHaveCount(1);
});

test("what is below the first screen is hydrated before the visitor does anything", async ({ page }) => {
  // Not by evaluating code in the page, which counts as an interaction.
  const code = new Set<string | undefined>();
  page.on("request", (request) => code.add(/(?:explore|faq|footer)(?=\.\w+\.js)/.exec(request.url())?.[0]));
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto("/");
  await expect.poll(() => [...code]).toEqual(expect.arrayContaining(["explore", "faq", "footer"]));
});
