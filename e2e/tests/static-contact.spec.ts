import { expect, test } from "../support/fixtures";
import { open } from "../support/open";

test("requires all fields, then prepares an email without an API request", async ({ page }) => {
  await open(page, "/contact");
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== "GET" && pathname.startsWith("/api/")) sent.push(pathname);
  });
  const form = page.getByRole("form", { name: "Write to us" });
  const button = form.getByRole("button", { name: "Prepare email" });
  await button.click();
  await expect(form.getByLabel("Name")).toBeFocused();
  await expect(form.getByLabel("Message")).toHaveAttribute("aria-invalid", "true");

  await form.getByLabel("Name").fill("Mira Okafor");
  await form.getByLabel("Email").fill("mira@example.org");
  await form.getByLabel("Subject").fill("Paper & ink");
  await form.getByLabel("Message").fill("Which paper?\nWhich ink?");
  await button.click();
  await expect(form.getByRole("status")).toContainText("A prepared email opens in your mail program");
  await expect(form.getByRole("link", { name: "Open it again" })).toHaveAttribute(
    "href",
    "mailto:hello@promptfolio.example?subject=Paper%20%26%20ink&body=Which%20paper%3F%0D%0AWhich%20ink%3F%0D%0A%0D%0AMira%20Okafor%0D%0Amira%40example.org",
  );
  expect(sent).toEqual([]);
});
