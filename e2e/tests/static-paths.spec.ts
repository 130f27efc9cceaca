import { expect, test } from "../support/fixtures";
import { holdRequests } from "../support/hold-requests";
import { open } from "../support/open";

const TITLES = {
  "/about": "We hang the work and keep the words",
  "/templates": "Templates",
  "/help": "How can we help?",
  "/support": "How can we help?",
  "/terms": "Terms of Service",
  "/terms-of-service": "Terms of Service",
  "/privacy": "Privacy Policy",
  "/privacy-policy": "Privacy Policy",
  "/contact": "Say hello",
  "/contact-us": "Say hello",
};

test("every path of the static pages arrives rendered", async ({ request }) => {
  for (const [path, title] of Object.entries(TITLES)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(/<h1[^>]*>([^<]*)</.exec(await response.text())?.[1], path).toBe(title);
  }
});

test("a page that was left before it hydrated is replaced by the page of the current URL", async ({
  page,
}) => {
  const startScripts = await holdRequests(page, "**/main.js*");
  await page.goto("/about", { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.evaluate(() => history.pushState(null, "", "/templates"));
  startScripts();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Templates");
});

test("within the site too, a path in capitals leads to the page's path", async ({ page }) => {
  await open(page, "/about");
  await page.evaluate(() => {
    history.pushState(null, "", "/Templates?from=Letter");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Templates");
  expect(new URL(page.url()).pathname).toBe("/templates");
});
