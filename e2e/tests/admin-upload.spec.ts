import { readFile, writeFile } from "node:fs/promises";
import { addImage } from "../support/add-image";
import { administratorApi, announced, openDashboard } from "../support/administrator";
import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { findImage, openImageForm, PICTURE } from "../support/image-form";
import { violationsInAllLooks } from "../support/violations";

let count = 0;
const newTitle = () => `Upload Test ${process.pid}-${++count}`;
const PNG_HEAD = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test("shows a wrong file's error beside the field when it is chosen, without a preview", async ({ page }) => {
  const form = await openImageForm(page);
  const field = form.getByLabel("Image file");
  const large = test.info().outputPath("large.png");
  await writeFile(large, Buffer.concat([PNG_HEAD, Buffer.alloc(10.5 * 1024 * 1024)]));
  const wrong = [
    [
      { name: "notes.png", mimeType: "image/png", buffer: Buffer.from("some text") },
      /must be a PNG, JPEG or WebP/,
    ],
    [
      { name: "fake.png", mimeType: "image/png", buffer: Buffer.concat([PNG_HEAD, Buffer.alloc(5000)]) },
      /damaged/,
    ],
    [large, /10 MB at most; this file has 10\.5 MB/],
  ] as const;
  for (const [file, message] of wrong) {
    await field.setInputFiles(file);
    await expect(field).toHaveAccessibleDescription(message);
    await expect(form.getByRole("alert").filter({ hasText: message })).toBeVisible();
    await expect(form.getByRole("img", { name: "Preview of the chosen file" })).toHaveCount(0);
  }
  expect(await violationsInAllLooks(page)).toEqual([]);
  await field.setInputFiles(PICTURE);
  await expect(field).toHaveAccessibleDescription(/\d KB$/);
  await expect(form.getByRole("img", { name: "Preview of the chosen file" })).toBeVisible();
});

test("uploads several files at once, with the texts of a spreadsheet, and then lists them first", async ({
  page,
}) => {
  test.slow();
  const [first, second] = [newTitle(), newTitle()];
  const form = await openImageForm(page);
  const buffer = await readFile(PICTURE);
  const sheet = [
    "file,title,category,tag,theme,prompt",
    `one.webp,${first},Logo Design,Featured,Elegant,"A poster, for a test"`,
    "two.webp,,Logo Design,Featured,Elegant,A poster for a test",
  ];
  await form.getByLabel("Image file").setInputFiles([
    { name: "one.webp", mimeType: "image/webp", buffer },
    { name: "two.webp", mimeType: "image/webp", buffer },
    { name: "texts.csv", mimeType: "text/csv", buffer: Buffer.from(sheet.join("\r\n")) },
  ]);
  const rows = form.getByRole("row", { name: /^(one|two)\.webp/ });
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0).getByLabel("Prompt")).toHaveValue("A poster, for a test");
  await expect(rows.nth(1).getByLabel("Title")).toHaveAccessibleDescription("Enter a title");
  expect(await violationsInAllLooks(page)).toEqual([]);
  await rows.nth(1).getByLabel("Title").fill(second);

  // The second waits until the first is uploaded, and each shows its own progress.
  const release = await holdRequests(page, "**/api/images", "POST");
  await form.getByRole("button", { name: "Upload 2 Images" }).click();
  await expect(rows.nth(0).getByRole("progressbar")).toBeVisible();
  await expect(rows.nth(1).getByRole("progressbar")).toHaveCount(0);
  release();
  await announced(page, "2 of 2 images uploaded.");
  const link = form.getByRole("link", { name: `View “${second}”` });
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(form.getByRole("link", { name: `View “${first}”` })).toBeVisible();
  await expect(page.getByRole("rowheader").nth(0)).toContainText(second);
  await expect(page.getByRole("rowheader").nth(1)).toContainText(first);
  const download = page.waitForEvent("download");
  await form.getByRole("button", { name: "Save the report" }).click();
  const report = await readFile(await (await download).path(), "utf8");
  expect(report).toMatch(
    new RegExp(`\none.webp,${first},uploaded,[a-z0-9]+,\r\ntwo.webp,${second},uploaded,`),
  );
  const [opened] = await Promise.all([page.waitForEvent("popup"), link.click()]);
  await expect(opened.getByRole("heading", { level: 1, name: second })).toBeVisible();
});

test("replaces an image's file, and keeps its texts", async ({ page, product }) => {
  test.slow();
  const title = newTitle();
  const { id } = await addImage(page, product, { title });
  await openDashboard(page, "images");
  await findImage(page, title);
  await page.getByRole("button", { name: `Edit ${title}` }).click();
  const dialog = page.getByRole("dialog", { name: "Edit image" });
  await expect(dialog.getByRole("img", { name: "The current file" })).toBeVisible();
  await dialog.getByLabel("Theme").selectOption("Bold");
  const before = await dialog.getByRole("img", { name: "The current file" }).getAttribute("src");
  await dialog.getByLabel("Image file").setInputFiles(PICTURE);
  expect(await violationsInAllLooks(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Replace picture" }).click();
  await announced(page, `The picture of "${title}" was replaced.`);
  await expect(dialog.getByRole("img", { name: "The current file" })).not.toHaveAttribute(
    "src",
    before ?? "",
  );
  await expect(dialog.getByLabel("Theme")).toHaveValue("Bold");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expect(dialog).toBeHidden();
  const image = await (await page.request.get(`/api/images/${id}`, await administratorApi(page))).json();
  expect(image).toMatchObject({ title, theme: "Bold", prompt: "A poster for a test", version: 3 });
});

test("filters and sorting are in the URL, for images and for users", async ({ page }) => {
  await openDashboard(page, "images");
  const filters = page.getByRole("region", { name: "Filters & Sorting" });
  await filters.getByLabel("Category").selectOption("Logo Design");
  await filters.getByLabel("Sort by").selectOption("views");
  await filters.getByLabel("Search", { exact: true }).fill("a");
  await expect(page).toHaveURL(/tab=images.*category=Logo\+Design.*sort=views.*search=a/);
  await page.reload();
  await expect(filters.getByLabel("Category")).toHaveValue("Logo Design");
  await expect(filters.getByLabel("Sort by")).toHaveValue("views");
  await expect(filters.getByLabel("Search", { exact: true })).toHaveValue("a");
  await page.goBack();
  await expect(filters.getByLabel("Sort by")).toHaveValue("created_at");
  await expect(filters.getByLabel("Category")).toHaveValue("Logo Design");

  await page.getByRole("tab", { name: "Users" }).click();
  await page.getByLabel("Status", { exact: true }).selectOption("active");
  await page.getByRole("button", { name: "Join Date" }).click();
  await expect(page).toHaveURL(/\?tab=users&status=active&order=asc$/);
  await page.reload();
  await expect(page.getByLabel("Status", { exact: true })).toHaveValue("active");
  const table = page.getByRole("table", { name: "Users" });
  await expect(table.getByRole("columnheader", { name: "Join Date" })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
});
