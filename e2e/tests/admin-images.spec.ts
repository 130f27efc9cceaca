import { addImage } from "../support/add-image";
import { administratorApi, announced, openDashboard } from "../support/administrator";
import { expect, test } from "../support/fixtures";
import { chooseLabels, findImage, openImageForm, PICTURE } from "../support/image-form";

let count = 0;
const newTitle = () => `Test Poster ${process.pid}-${++count}`;

test("an image is added, viewed, edited and deleted", async ({ page }) => {
  test.slow();
  const title = newTitle();
  const form = await openImageForm(page);
  await form.getByRole("button", { name: "Upload Image" }).click();
  await expect(page.getByText("Please select an image file")).toBeVisible();
  await form.getByLabel("Image file").setInputFiles(PICTURE);
  await form.getByLabel("Title").fill(title);
  await chooseLabels(form);
  await form.getByLabel("Prompt").fill("A poster for a test, sharp and quiet");
  await expect(form.getByText("36 of 4,000 characters")).toBeVisible();
  await form.getByRole("button", { name: "Upload Image" }).click();
  await announced(page, "Image uploaded successfully!");
  await page.getByRole("button", { name: "Hide the form" }).click();
  await findImage(page, title);

  await page.getByRole("button", { name: `Edit ${title}` }).click();
  await announced(page, `Editing "${title}"`);
  const dialog = page.getByRole("dialog", { name: "Edit image" });
  const save = await dialog.getByRole("button", { name: "Save changes" }).boundingBox();
  const message = page.locator("[data-sonner-toast]", { hasText: "Editing" });
  await expect
    .poll(async () => {
      const box = await message.boundingBox();
      return box && save && box.y + box.height <= save.y;
    })
    .toBe(true);
  await expect(dialog.getByLabel("Prompt")).toHaveValue("A poster for a test, sharp and quiet");
  await dialog.getByLabel("Theme").selectOption("Bold");
  // A picture that is deleted while the server renders it is missing, and the browser logs an error.
  await expect(dialog.getByAltText("The current file")).toHaveJSProperty("complete", true);
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole("row", { name: new RegExp(title) });
  await expect(row).toContainText("Featured, Bold");

  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: `View ${title} (opens in a new tab)` }).click(),
  ]);
  await expect(opened).toHaveURL(/\/image\/test-poster-/);
  await opened.close();

  await expect(row.locator("img")).toHaveJSProperty("complete", true);
  await page.getByRole("button", { name: `Delete ${title}` }).click();
  await expect(page.getByText(`Are you sure you want to delete "${title}"?`)).toBeVisible();
  await page.getByRole("button", { name: "Delete image" }).click();
  await announced(page, "Image deleted successfully!");
  await expect(page.getByRole("heading", { name: "No images match" })).toBeVisible();
});

test("the second of two administrators to save sees what the first has changed", async ({
  page,
  browser,
  quiet,
  product,
}) => {
  test.slow();
  quiet.expected.push(/409/);
  const title = newTitle();
  await addImage(page, product, { title });
  await openDashboard(page, "images");
  await findImage(page, title);
  const context = await browser.newContext({ baseURL: product.origin });
  const other = await context.newPage();
  await openDashboard(other, "images");
  await findImage(other, title);

  for (const one of [page, other]) await one.getByRole("button", { name: `Edit ${title}` }).click();
  await other.getByRole("dialog").getByLabel("Tag").selectOption("Popular");
  await other.getByRole("button", { name: "Save changes" }).click();
  await expect(other.getByRole("dialog")).toBeHidden();

  const dialog = page.getByRole("dialog", { name: "Edit image" });
  await dialog.getByLabel("Theme").selectOption("Vintage");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog.getByRole("alert").first()).toContainText("somebody else has changed this image");
  await expect(dialog).toContainText("Featured → Popular");
  await dialog.getByRole("button", { name: "Put my changes on top" }).click();
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("row", { name: new RegExp(title) })).toContainText("Popular, Vintage");
  await context.close();
});

test("changes and deletes several images, and rejects a count that is no longer exact", async ({
  page,
  quiet,
  product,
}) => {
  quiet.expected.push(/409/);
  const name = newTitle();
  for (const title of [`${name} one`, `${name} two`]) await addImage(page, product, { title });
  await openDashboard(page, "images");
  await page.getByLabel("Search", { exact: true }).fill(name);
  await expect(page.getByText("2 of 2 images")).toBeVisible();
  await page.getByLabel("Select all images on this page").check();
  const bar = page.getByRole("region", { name: "Selected images" });
  await bar.getByRole("button", { name: "Change…" }).click();
  await page.getByRole("dialog").getByLabel("Category").selectOption("Mockup Ads");
  await page.getByRole("button", { name: "Change 2 images" }).click();
  await announced(page, "2 images changed.");
  await expect(page.getByRole("cell", { name: "Mockup Ads" })).toHaveCount(2);

  await page.getByLabel("Select all images on this page").check();
  await bar.getByRole("button", { name: "Delete…" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete 2 images" });
  const api = await administratorApi(page);
  const { images } = await (await page.request.get(`/api/images?search=${name}`, api)).json();
  await page.request.delete(`/api/images/${images[0].id}`, api);
  await question.getByRole("button", { name: "Delete 2 images" }).click();
  await expect(page.getByText(/Nothing was deleted: The selection has 1 images now/)).toBeVisible();
  await page.getByRole("button", { name: "Delete 1 image" }).click();
  await announced(page, "1 image deleted.");
});

test("the list can load more than 50 images", async ({ page }) => {
  await openDashboard(page, "images");
  await expect(page.getByText(/^50 of \d+ images · dates in UTC$/)).toBeVisible();
  await page.getByRole("button", { name: "Load more" }).click();
  await expect(page.getByText(/^(5[1-9]|[6-9]\d|\d{3}) of \d+ images · dates in UTC$/)).toBeVisible();
});
