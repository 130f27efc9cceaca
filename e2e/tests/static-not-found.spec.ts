import { expect, test } from "../support/fixtures";

test("an unknown path responds with 404, logs the path and links to Home", async ({ page, quiet }) => {
  quiet.expected.push(/404/);
  const logged = page.waitForEvent("console", (message) => message.text().includes("/no/such/wall"));
  const response = await page.goto("/no/such/wall");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
  expect((await logged).type()).toBe("error");
  await expect(page.locator("main li a[href^='/image/']")).toHaveCount(4);
  await page.getByRole("link", { name: "Return to Home" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("See the poster");
});
