import { expect, test } from "../support/fixtures";

test("the browser renders a page that the server can't, including the styles of messages", async ({
  page,
  ownProduct,
}) => {
  await ownProduct.stop();
  await ownProduct.restart({ RENDER_TIMEOUT_MS: "1" });
  const response = await page.goto(`${ownProduct.origin}/about`);
  expect(await response?.text()).toContain('"rendered":"none"');
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  await expect(heading).toHaveCSS("font-family", /Bricolage Grotesque/);
  await expect(page.locator("body")).toHaveCSS("margin", "0px");
  await expect(page.locator("html")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");

  await page.getByRole("contentinfo").getByRole("link", { name: "Instagram" }).click();
  const message = page.getByRole("region", { name: /^Messages/ }).getByRole("listitem");
  await expect(message).toHaveCSS("position", "absolute");
});
