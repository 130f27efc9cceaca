import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { openDashboard } from "./administrator";
import { ROOT } from "./product";

/** A picture of the demo collection, to upload. */
export const PICTURE = join(ROOT, "demo-collection/collection/before-the-sun-does.webp");

/** Opens the dashboard at the form for new images. */
export const openImageForm = async (page: Page): Promise<Locator> => {
  await openDashboard(page, "images");
  await page.getByRole("button", { name: "Add New Image" }).click();
  return page.getByRole("form", { name: "Add New Image" });
};

/** Chooses the labels that images of tests have. */
export const chooseLabels = async (form: Locator): Promise<void> => {
  await form.getByLabel("Category").selectOption("Logo Design");
  await form.getByLabel("Tag").selectOption("Featured");
  await form.getByLabel("Theme").selectOption("Elegant");
};

/** Filters the list of images by a title, and waits for its row. */
export const findImage = async (page: Page, title: string): Promise<void> => {
  await page.getByLabel("Search", { exact: true }).fill(title);
  await expect(page.getByRole("row", { name: new RegExp(title) })).toBeVisible();
};
