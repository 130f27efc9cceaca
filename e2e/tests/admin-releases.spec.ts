import { createUser } from "../support/accounts";
import { administratorApi, openDashboard } from "../support/administrator";
import { expect, test } from "../support/fixtures";
import { violationsInAllLooks } from "../support/violations";

test("the Releases tab shows what every part serves, and its code loads only when it opens", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/\/r\/admin\/.*releases.*\.js/.test(request.url())) scripts.push(request.url());
  });
  await openDashboard(page);
  await expect(page.getByRole("heading", { name: "Today's Activity" })).toBeVisible();
  expect(scripts).toEqual([]);
  await page.getByRole("tab", { name: "Releases" }).click();
  for (const id of ["shell", "admin", "auth", "detail", "gallery", "static"]) {
    const part = page.getByRole("region", { name: id, exact: true });
    await expect(part.getByText("Stable")).toBeVisible();
    await expect(part.getByText("Page views")).toBeVisible();
  }
  expect(scripts.length).toBeGreaterThan(0);
  await expect(page.getByRole("table", { name: "Release changes" })).toContainText("promote");
  expect(await violationsInAllLooks(page, [390, 768, 1440])).toEqual([]);
});

test("a change made by the release command appears with its author", async ({ page, product }) => {
  await openDashboard(page, "releases");
  const gallery = page.getByRole("region", { name: "gallery", exact: true });
  await expect(gallery.getByText("Stable")).toBeVisible();
  await product.release("freeze", "gallery", "--why", "holidays");
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(gallery.getByText(/Frozen by .*: holidays/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await product.release("unfreeze", "gallery");
});

test("an action says what it will do, and what is pressed is served at once", async ({ page, product }) => {
  await openDashboard(page, "releases");
  const part = page.getByRole("region", { name: "static", exact: true });
  await part.getByRole("button", { name: "Freeze…" }).click();
  const dialog = page.getByRole("dialog", { name: "Freeze: static" });
  await dialog.getByRole("textbox", { name: "Why" }).fill("the launch is on");
  await expect(dialog.getByText(/Nothing of static is promoted until it is unfrozen/)).toBeVisible();
  expect(await violationsInAllLooks(page, [390, 768, 1440])).toEqual([]);
  await dialog.getByRole("button", { name: "Freeze" }).click();
  await expect(part.getByText(/Frozen by owner@promptfolio\.test .*: the launch is on/)).toBeVisible();
  expect(await product.release("status", "static")).toContain("static is frozen by owner@promptfolio.test");
  await product.release("unfreeze", "static");
});

test("only administrators are told about releases", async ({ page }) => {
  expect((await page.request.get("/api/admin/releases")).status()).toBe(401);
  await createUser(page);
  const token = await page.evaluate(() => localStorage.getItem("auth_token"));
  const asUser = { headers: { Authorization: `Bearer ${token}` } };
  expect((await page.request.get("/api/admin/releases", asUser)).status()).toBe(403);
  const asAdministrator = await administratorApi(page);
  const response = await page.request.get("/api/admin/releases", asAdministrator);
  expect(response.status()).toBe(200);
  expect(response.headers()["cache-control"]).toBe("no-store");
});
