import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { settled } from "../support/settled";

/** Notes each page that was gone to with a picture that moved there. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    const start = document.startViewTransition.bind(document);
    Object.assign(document, {
      startViewTransition: (change: () => void) => {
        const transition = start(change);
        const note = () => {
          const isMoving = document
            .getAnimations()
            .some(
              ({ effect }) =>
                effect instanceof KeyframeEffect &&
                effect.pseudoElement === "::view-transition-group(opened-picture)",
            );
          if (isMoving) moves.push(location.pathname);
        };
        transition.ready.then(note, () => undefined);
        return transition;
      },
    });
  });

const moves = (page: Page) => page.evaluate<string[]>("window.moves");

const card = (page: Page) => page.getByRole("article").first().getByRole("link").last();
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a page's picture goes back to its card, and the card's becomes the page's", async ({ page }) => {
    await watchMoves(page);
    await page.goto("/#explore");
    await settled(page);
    const title = await card(page).textContent();
    await card(page).click();
    await expect(heading(page)).toHaveText(title ?? "");
    await settled(page);
    const imagePath = new URL(page.url()).pathname;
    await page.goBack();
    await expect.poll(async () => (await moves(page)).at(-1)).toBe("/");
    await card(page).click();
    await expect.poll(async () => (await moves(page)).at(-1)).toBe(imagePath);
  });

  test("what is pressed while the picture moves counts", async ({ page }) => {
    await page.goto("/#explore");
    await settled(page);
    await card(page).click();
    await expect(page).toHaveURL(/\/image\//);
    await page.goBack();
    await card(page).click();
    await page.getByRole("button", { name: "Enlarge the picture" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});

test("nothing moves for a visitor who wants no motion", async ({ page }) => {
  await watchMoves(page);
  await page.goto("/#explore");
  const title = await card(page).textContent();
  await card(page).click();
  await expect(heading(page)).toHaveText(title ?? "");
  expect(await moves(page)).toEqual([]);
});
