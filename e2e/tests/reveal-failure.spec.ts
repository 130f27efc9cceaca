import { createUser } from "../support/accounts";
import { addImage } from "../support/add-image";
import { administratorApi } from "../support/administrator";
import { expect, test } from "../support/fixtures";
import { open } from "../support/open";
import { imagePath } from "../support/routes";

test("a lost response makes no claim about the credit, and the count is requested again", async ({
  page,
  request,
  quiet,
}) => {
  quiet.expected.push(/Failed to load resource/);
  await createUser(page);
  await open(page, await imagePath(request));
  await expect(page.getByRole("banner")).toContainText("0/5");
  await page.route("**/api/usage/prompt-view/*", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "View Prompt (Uses 1 Credit)" }).click();
  await expect(
    page.getByText("Press again: a prompt that was paid for costs nothing more.").first(),
  ).toBeVisible();
  await expect(page.getByText(/No credit was used/)).toHaveCount(0);
  await expect(page.getByRole("banner")).toContainText("1/5");
  await page.unroute("**/api/usage/prompt-view/*");
  await page.getByRole("button", { name: "View Prompt (Free)" }).click();
  await expect(page.getByText("Previously viewed - no credit used.").first()).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("1/5");
});

test("a removed picture and a server error are explained, with the status below", async ({
  page,
  ownProduct,
  quiet,
}) => {
  quiet.expected.push(/Failed to load resource/);
  const { origin } = ownProduct;
  const image = await addImage(page, ownProduct, { title: "Soon Gone" });
  await open(page, `${origin}/image/${image.slug}`);
  const reveal = page.getByRole("button", { name: "View Prompt (Uses 1 Credit)" });
  await page.route("**/api/public/prompt-view/*", (route) => route.fulfill({ status: 500, body: "" }));
  await reveal.click();
  const toasts = page.getByRole("region", { name: /Messages/ });
  await expect(toasts).toContainText("Something went wrong on our side.");
  await expect(toasts).toContainText("HTTP error! status: 500");
  await page.unroute("**/api/public/prompt-view/*");
  const headers = await administratorApi(page, undefined, origin);
  expect((await page.request.delete(`${origin}/api/images/${image.id}`, headers)).ok()).toBe(true);
  await reveal.click();
  await expect(toasts).toContainText("This picture was removed from the gallery. No credit was used.");
  await expect(toasts).toContainText("HTTP error! status: 404");
  await expect(page.getByRole("banner")).toContainText("0/1");
  // Leave the page: its prefetches would fail when the product stops.
  await page.goto("about:blank");
});
