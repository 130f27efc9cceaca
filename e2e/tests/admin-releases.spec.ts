import { createUser } from "../support/accounts";
import { administratorApi, openDashboard } from "../support/administrator";
import { expect, test } from "../support/fixtures";
import { nextRelease } from "../support/made-release";
import { violationsInAllLooks, violationsOfDialog } from "../support/violations";

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
    await part.getByRole("button", { name: `Details of ${id}` }).click();
    await expect(part.getByText("Stable")).toBeVisible();
    await expect(part.getByText("Page views")).toBeVisible();
  }
  const charts = page.getByRole("region", { name: "Over time", exact: true });
  await expect(charts.getByRole("img", { name: /^LCP, p75 of shell over time/ })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
  await expect(page.getByRole("table", { name: "Release changes" })).toContainText("promote");
  expect(await violationsInAllLooks(page, [390, 768, 1440])).toEqual([]);
});

test("a change made by the release command appears by itself, with its author", async ({ page, product }) => {
  await openDashboard(page, "releases");
  const gallery = page.getByRole("region", { name: "gallery", exact: true });
  await expect(gallery.getByText("Since").first()).toBeVisible();
  await product.release("freeze", "gallery", "--why", "holidays");
  // Updated by the event stream, without any interaction.
  await expect(gallery.getByText(/Frozen by .*: holidays/)).toBeVisible();
  await product.release("unfreeze", "gallery");
});

test("an action shows what it will do, and takes effect at once", async ({ page, product }) => {
  await openDashboard(page, "releases");
  const part = page.getByRole("region", { name: "static", exact: true });
  await part.getByRole("button", { name: "Details of static" }).click();
  await part.getByRole("button", { name: "Freeze…" }).click();
  const dialog = page.getByRole("dialog", { name: "Freeze: static" });
  await dialog.getByRole("textbox", { name: "Why" }).fill("the launch is on");
  await expect(dialog.getByText(/No release of static is promoted until it is unfrozen/)).toBeVisible();
  expect(await violationsInAllLooks(page, [390, 768, 1440])).toEqual([]);
  await dialog.getByRole("button", { name: "Freeze" }).click();
  await expect(part.getByText(/Frozen by owner@promptfolio\.test .*: the launch is on/)).toBeVisible();
  expect(await product.release("status", "static")).toContain("static is frozen by owner@promptfolio.test");
  await product.release("unfreeze", "static");
});

test("a preview link can be created, shows the version, and can be revoked", async ({
  page,
  product,
  browser,
}) => {
  const release = await nextRelease("mfe-static", "9.20.2");
  await product.release("publish", release);
  await openDashboard(page, "releases");
  const part = page.getByRole("region", { name: "static", exact: true });
  await part.getByRole("button", { name: "Details of static" }).click();
  await part.getByText("1 version published, not promoted").click();
  await part.getByRole("button", { name: "Preview link of static 9.20.2" }).click();
  const make = page.getByRole("dialog", { name: "Make preview link: static" });
  await expect(make.getByText(/^Anyone who opens the link sees the site with static 9\.20\.2/)).toBeVisible();
  await make.getByRole("button", { name: "Make preview link" }).click();
  const made = page.getByRole("dialog", { name: "Preview link: static" });
  const link = await made.getByRole("textbox", { name: "Link" }).inputValue();
  expect(await violationsOfDialog(page)).toEqual([]);
  await made.getByRole("button", { name: "Done" }).click();

  const visitor = await browser.newPage();
  await visitor.goto(link);
  await expect(visitor.getByText(/9\.20\.2/)).toBeVisible();
  await page.getByRole("button", { name: "Revoke preview links of static" }).click();
  const revoke = page.getByRole("dialog", { name: "Revoke preview links: static" });
  await revoke.getByRole("button", { name: "Revoke preview links" }).click();
  await expect(page.getByRole("table", { name: "Preview links" })).toContainText(
    "revoked by owner@promptfolio.test",
  );
  // A server reads revocations again after a moment.
  await expect.poll(async () => (await visitor.goto(link))?.status()).toBe(410);
  await visitor.close();
});

test("a canary and a rollback show what they will do, without axe violations", async ({ page, product }) => {
  const release = await nextRelease("mfe-static", "9.20.1");
  await product.release("publish", "--promote", release);
  await openDashboard(page, "releases");
  const part = page.getByRole("region", { name: "static", exact: true });
  await part.getByRole("button", { name: "Details of static" }).click();
  // A dialog that opens from an earlier state tells that another administrator has acted.
  await expect(part.getByRole("heading", { name: /^Stable.*9\.20\.1$/ })).toBeVisible();
  await part.getByRole("button", { name: "Canary…", exact: true }).click();
  const canary = page.getByRole("dialog", { name: "Start canary: static" });
  await expect(canary.getByText(/^5\s?% of the visitors get static 9\.20\.2/)).toBeVisible();
  expect(await violationsOfDialog(page)).toEqual([]);
  await canary.getByRole("button", { name: "Cancel" }).click();
  await part.getByRole("button", { name: "Roll back…" }).click();
  const rollback = page.getByRole("dialog", { name: "Roll back: static" });
  await expect(rollback.getByText(/^All visitors get static .* again/)).toBeVisible();
  expect(await violationsOfDialog(page)).toEqual([]);
  await rollback.getByRole("button", { name: "Roll back" }).click();
  await expect(part.getByText("1 version that did badly")).toBeVisible();
});

test("only administrators can read releases", async ({ page }) => {
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
