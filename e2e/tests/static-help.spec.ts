import { expect, test } from "../support/fixtures";
import { open } from "../support/open";

test("finds a question by search, and opens its answer", async ({ page }) => {
  await open(page, "/help");
  await page.getByRole("searchbox").fill("refund");
  await page.getByRole("button", { name: "How do I change or cancel my plan?" }).click();
  await expect(page.getByText("within 30 days of payment and monthly plans within 7")).toBeVisible();
  await expect(page.getByText("198 found this helpful")).toBeVisible();
});

test("live chat and forum are marked as not open yet", async ({ page }) => {
  await open(page, "/help");
  for (const title of ["Live chat", "Community forum"]) {
    const channel = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
    await expect(channel).toContainText("Not open yet");
  }
  await expect(page.getByText("Not open yet")).toHaveCount(2);
});

test("prepares an email for help with the keyboard", async ({ page }) => {
  await open(page, "/help");
  const logged = page.waitForEvent("console", (message) => message.text().startsWith("Help form submitted:"));
  const form = page.getByRole("form", { name: "Ask for help" });
  await form.getByLabel("Name").focus();
  await page.keyboard.type("Mira Okafor");
  await page.keyboard.press("Tab");
  await page.keyboard.type("mira@example.org");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Bug");
  await expect(form.getByLabel("Subject")).toHaveValue("Bug Report");
  await page.keyboard.press("Tab");
  await page.keyboard.type("The lemon is square.");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await (await logged).args()[1]?.jsonValue()).toEqual({
    name: "Mira Okafor",
    email: "mira@example.org",
    subject: "Bug Report",
    message: "The lemon is square.",
  });
  await expect(form.getByRole("status")).toContainText("Nothing has been sent yet");
});
