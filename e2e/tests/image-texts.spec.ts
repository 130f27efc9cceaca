import { addImage } from "../support/add-image";
import { expect, test } from "../support/fixtures";
import { open } from "../support/open";
import { overflow } from "../support/overflow";
import { type Product, startProduct } from "../support/product";

const LONG = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
const ARABIC = "ملصق القهوة الباردة عند شروق الشمس فوق المدينة القديمة";

let product: Product;
let [long, arabic] = ["", ""];

test.beforeAll(async ({ browser }) => {
  product = await startProduct();
  const page = await browser.newPage();
  const add = async (texts: Parameters<typeof addImage>[2]) =>
    `${product.origin}/image/${(await addImage(page, product, texts)).slug}`;
  long = await add({ title: LONG, category: LONG.slice(0, 60) });
  arabic = await add({ title: ARABIC, alt: ARABIC, prompt: ARABIC });
  await page.close();
});
test.afterAll(() => product.dispose());

for (const scale of ["100%", "200%"])
  test(`a long word causes no horizontal scrolling on a phone, with text at ${scale}`, async ({ page }) => {
    // Before anything is laid out, as a browser's setting is. Chromium may not evaluate container queries again later.
    await page.addInitScript((fontSize) => {
      const observer = new MutationObserver(() => {
        document.documentElement.style.fontSize = fontSize;
        observer.disconnect();
      });
      observer.observe(document, { childList: true });
    }, scale);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, long);
    await expect(page.locator("html")).toHaveCSS("font-size", scale === "200%" ? "32px" : "16px");
    expect(await overflow(page)).toEqual([]);
    await page.getByRole("button", { name: "View Prompt (Uses 1 Credit)" }).click();
    await expect(page.getByRole("region", { name: "AI Prompt" })).toContainText("A poster for a test");
    expect(await overflow(page)).toEqual([]);
    await open(page, `${product.origin}/?search=${LONG.slice(0, 20)}`);
    await expect(page.locator("#explore article")).toHaveCount(1);
    expect(await overflow(page)).toEqual([]);
  });

test("titles, alt texts and prompts run in the direction of their script", async ({ page }) => {
  const directionOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).direction);
  await open(page, arabic);
  expect(await directionOf("main h1")).toBe("rtl");
  await page.getByRole("button", { name: "View Prompt (Uses 1 Credit)" }).click();
  await expect(page.getByRole("group", { name: "Prompt" })).toHaveText(ARABIC);
  expect(await directionOf("[aria-label=Prompt]")).toBe("rtl");
  await expect(page.getByRole("main").getByRole("img", { name: ARABIC })).toHaveAttribute("dir", "auto");
  await open(page, `${product.origin}/?search=${encodeURIComponent("القهوة")}`);
  await expect(page.locator("#explore article")).toHaveCount(1);
  expect(await directionOf("#explore article h3 a")).toBe("rtl");
});
