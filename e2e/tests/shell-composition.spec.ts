import { createHash } from "node:crypto";
import { expect, test } from "../support/fixtures";
import { open } from "../support/open";
import { expectCleanLoad, listenToLoads } from "../support/page-load";
import { settled } from "../support/settled";

/** Texts in each library's code, which show where a copy of it is. */
const MARKS: Record<string, string> = {
  react: "react.transitional.element",
  "styled-components": "data-styled-version",
  "react-query": "Missing queryFn",
  "react-router": "useNavigate() may be used only in the context",
};

test("each library that host and remotes share exists once, in the shell", async ({ page, product }) => {
  const paths = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") paths.add(new URL(request.url()).pathname);
  });
  for (const path of ["/login", "/about", "/"]) await page.goto(path);
  await page.locator("#explore article a").first().click();
  await expect(page).toHaveURL(/\/image\//);
  const scriptsOfRemotes = () => [...paths].filter((path) => !path.startsWith("/r/shell/"));
  const owners = () => new Set(scriptsOfRemotes().map((path) => path.split("/")[2]));
  // The page that is left stays until the next one has loaded.
  await expect.poll(owners).toEqual(new Set(["gallery", "auth", "static", "detail"]));
  await settled(page);

  const scripts = await Promise.all(
    [...paths].map(async (path) => ({
      path,
      code: await (await page.request.get(product.origin + path)).text(),
    })),
  );
  for (const [library, mark] of Object.entries(MARKS)) {
    const holders = scripts.filter(({ code }) => code.includes(mark)).map(({ path }) => path);
    expect(holders, library).toHaveLength(1);
    expect(holders[0], library).toMatch(/^\/r\/shell\//);
  }
});

test("the host's code names no remote's package or page", async ({ page, product }) => {
  await page.goto("/");
  const main = await page.locator('script[src*="/r/shell/"]').first().getAttribute("src");
  const code = await (await page.request.get(product.origin + main)).text();
  expect(code).not.toMatch(/home-page|image-page|login-page|dashboard-page|about-page|mfe-/);
});

/** The product's paths, second names included, and whose pages they are. */
const OWNERS = {
  "/": "gallery",
  "/about": "static",
  "/templates": "static",
  "/help": "static",
  "/support": "static",
  "/terms": "static",
  "/terms-of-service": "static",
  "/privacy": "static",
  "/privacy-policy": "static",
  "/contact": "static",
  "/contact-us": "static",
  "/login": "auth",
  "/signup": "auth",
  "/admin/login": "auth",
  "/admin/signup": "auth",
};

test("each path is its remote's page, rendered on the server; administrators' pages in the browser", async ({
  request,
}) => {
  for (const [path, remote] of Object.entries(OWNERS)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    const [, json = "{}"] = /<script[^>]* id="page-state"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    const state = JSON.parse(json);
    expect(Object.keys(state.map.remotes), path).toContain(remote);
    expect(state.rendered, path).toBe(path.startsWith("/admin") ? "frame" : "page");
    expect(html, path).toMatch(/<header[\s\S]*<main[\s\S]*<footer/);
  }
});

for (const path of ["/support", "/terms-of-service", "/privacy-policy", "/contact-us"])
  test(`the alias ${path} hydrates without a mismatch`, async ({ page }) => {
    const load = await listenToLoads(page);
    await open(page, path);
    await settled(page);
    await expectCleanLoad(page, path, load);
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });

test("an old slug redirects to the current URL", async ({ page, product }) => {
  const list = await page.request.get(`${product.origin}/api/images?limit=1`);
  const [image] = (await list.json()).images;
  const redirect = await page.request.get(`${product.origin}/image/old-title-${image.id.slice(-8)}`, {
    maxRedirects: 0,
  });
  expect(redirect.status()).toBe(301);
  expect(redirect.headers()["cache-control"]).toBe("no-cache");
  expect(redirect.headers()["location"]).toBe(`/image/${image.slug}`);
});

test("pages have security headers, and the policy has the hash of each inline script", async ({
  page,
  product,
}) => {
  const response = await page.request.get(`${product.origin}/`);
  const headers = response.headers();
  const policy = headers["content-security-policy"] ?? "";
  expect(policy).toContain("'strict-dynamic'");
  expect(policy).not.toContain("unsafe-eval");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBeTruthy();
  expect(headers["permissions-policy"]).toBeTruthy();
  const html = await response.text();
  const running = [...html.matchAll(/<script(?![^>]*type="application)[^>]*>(.*?)<\/script>/gs)];
  expect(running.length).toBeGreaterThan(0);
  for (const [, text = ""] of running)
    expect(policy).toContain(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
});
