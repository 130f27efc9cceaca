import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures";
import { open } from "../support/open";
import { imagePath } from "../support/routes";

const ink = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).color);

for (const colorScheme of ["light", "dark"] as const)
  test(`${colorScheme}: an image's page prints picture, title, badges, prompt and URL, on white`, async ({
    page,
    request,
    product,
  }) => {
    const path = await imagePath(request);
    await page.emulateMedia({ colorScheme });
    await open(page, path);
    const onScreen = await ink(page);
    const main = page.getByRole("main");
    const prompt = main.getByRole("region", { name: "AI Prompt" });
    await page.emulateMedia({ media: "print", colorScheme });
    await expect(prompt).toBeHidden();
    await page.emulateMedia({ media: "screen", colorScheme });
    await prompt.getByRole("button", { name: "View Prompt (Uses 1 Credit)" }).click();
    await expect(page.getByRole("banner").getByText("1/1")).toBeVisible();

    await page.emulateMedia({ media: "print", colorScheme });
    await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
    const [picture, title] = await Promise.all(
      [main.getByRole("figure"), main.getByRole("heading", { level: 1 })].map((part) => part.boundingBox()),
    );
    expect(title?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
    await expect(main.getByRole("list", { name: "Category, tag, theme and colors" })).toBeVisible();
    await expect(main.getByRole("img").first()).toBeVisible();
    await expect(prompt.getByRole("group", { name: "Prompt" })).toBeVisible();
    await expect(main.getByText(product.origin + path)).toBeVisible();
    for (const hidden of [
      page.getByRole("banner"),
      page.getByRole("contentinfo"),
      main.getByRole("button").first(),
      main.getByRole("link", { name: "Login to copy" }),
      main.getByRole("heading", { name: "Similar Images" }),
      page.getByText("Prompt revealed!").first(),
    ])
      await expect(hidden).toBeHidden();
    const isDark = colorScheme === "dark";
    expect((await ink(page)) === onScreen).toBe(!isDark);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
  });
