import { announced, openDashboard } from "../support/administrator";
import { expect, test } from "../support/fixtures";

test("a saved limit applies to guests at once and is audited; leaving unsaved input asks first", async ({
  page,
  browser,
  ownProduct,
}) => {
  const context = await browser.newContext({ baseURL: ownProduct.origin });
  const admin = await context.newPage();
  await openDashboard(admin, "settings");
  const guests = admin.getByLabel("Guest daily limit");
  await guests.fill("3");
  await expect(admin.getByText("Will change to: 3")).toBeVisible();
  await admin.getByRole("tab", { name: "Audit" }).click();
  await admin.getByRole("button", { name: "Stay here" }).click();
  await expect(guests).toHaveValue("3");
  await admin.getByRole("button", { name: "Save Settings" }).click();
  await announced(admin, "Settings saved successfully!");
  await expect(admin.getByRole("button", { name: "Save Settings" })).toBeDisabled();

  await page.goto(ownProduct.origin);
  await expect(page.getByRole("banner")).toContainText("0/3");

  await admin.getByRole("tab", { name: "Audit" }).click();
  await expect(admin.getByRole("row", { name: /Settings: update/ }).first()).toContainText(
    "guest limit: 1 to 3",
  );
  await context.close();
});
