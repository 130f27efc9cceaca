import { openDashboard } from "../support/administrator";
import { expect, test } from "../support/fixtures";
import { open } from "../support/open";
import { imagePath } from "../support/routes";

test("every page shows administrators the same: they can read every prompt", async ({ page, request }) => {
  await openDashboard(page);
  for (const path of ["/", await imagePath(request)]) {
    await open(page, path);
    await expect(page.getByRole("banner")).toContainText("Administrators read every prompt");
    await expect(page.getByRole("main")).toContainText("Administrators read every prompt.");
    await expect(page.locator("body")).not.toContainText(
      /No view limit|\d of \d prompt views|\d\/\d views used/,
    );
    await page.getByRole("main").getByRole("button", { name: "View Prompt (Free)" }).first().click();
    await expect(page.getByRole("main").locator("[data-state=open] [role=group]").first()).toBeVisible();
    await expect(page.locator("body")).not.toContainText(
      /previously viewed|have seen this prompt|remaining today/i,
    );
  }
});
