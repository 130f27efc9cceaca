import { createUser } from "../support/accounts";
import { expect, sendSignIn, signUp, test } from "../support/fixtures";
import { open } from "../support/open";
import { imagePath } from "../support/routes";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("hero and footer do not offer sign-up to signed-in users", async ({ page }) => {
  await createUser(page);
  await open(page, "/");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "View Gallery" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Start Creating Free" })).toHaveCount(0);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: "Get Started Free" })).toHaveCount(0);
  await expect(footer.getByRole("link", { name: "Sign In" })).toHaveCount(0);
});

test("'Login to copy' returns to the same image, with the specified toast", async ({ page, request }) => {
  const { email, password } = await signUp(page);
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  const path = await imagePath(request);
  await open(page, path);
  await page.getByRole("button", { name: /^View Prompt/ }).click();
  await page.getByRole("region", { name: "AI Prompt" }).getByRole("link", { name: "Login to copy" }).click();
  await expect(page).toHaveURL(/\/login\?from=%2Fimage%2F/);
  await sendSignIn(page, email, password);
  await expect(
    page.getByText("Welcome back, Ada Example! You have 4 prompt views remaining today.").first(),
  ).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

for (const width of [390, 768, 1440])
  test(`${width} px: 'Gallery' leads to the gallery, from Home and from other pages`, async ({ page }) => {
    // So low that the gallery isn't in the first screen.
    await page.setViewportSize({ width, height: 420 });
    const explore = page.getByRole("heading", { name: "Explore" });
    const goToGallery = async () => {
      const menu = page.getByRole("banner").getByRole("button", { name: "Menu" });
      if (await menu.isVisible()) await menu.click();
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Gallery" }).click();
    };
    await open(page, "/about");
    await goToGallery();
    await expect(explore).toBeInViewport();
    // As visitors scroll: until then the page keeps the section in view while what is above it loads.
    await page.mouse.wheel(0, -10_000);
    await expect(explore).not.toBeInViewport();
    await goToGallery();
    await expect(explore).toBeInViewport();
    for (const name of ["Templates", "Help"])
      await expect(
        page.getByRole("navigation", { name: "Main", includeHidden: true }).getByText(name),
      ).toBeAttached();
  });

test("a shared link with filters shows the filtered list", async ({ page }) => {
  await open(page, "/?category=Logo+Design");
  await expect(page.getByRole("heading", { name: "Explore" })).toBeInViewport();
  await expect(page.locator("#explore article").first()).toContainText("Logo Design");
});
