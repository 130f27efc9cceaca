import type { Page } from "@playwright/test";
import { openDashboard } from "../support/administrator";
import { expect, signUp, test } from "../support/fixtures";
import { publicRoutes } from "../support/routes";

interface Load {
  /** Parts of the page that the browser drew differently from the server. */
  mismatches: string[];
  /** Breaches of the page's Content-Security-Policy. */
  breaches: string[];
  /** Calls of the API that the page has made. */
  calls: string[];
  /** Paths of scripts. */
  scripts: string[];
}

/** Listens to everything that a page may do wrong while it arrives, from its first byte on. */
const listen = async (page: Page): Promise<Load> => {
  const load: Load = { mismatches: [], breaches: [], calls: [], scripts: [] };
  page.on("console", (message) => {
    if (message.type() === "error" && message.text().includes(": hydration"))
      load.mismatches.push(message.text());
  });
  page.on("request", (sent) => {
    const { pathname, search } = new URL(sent.url());
    if (sent.isNavigationRequest()) load.calls.length = 0;
    if (pathname.startsWith("/api/")) load.calls.push(pathname.slice("/api".length) + search);
    if (sent.resourceType() === "script") load.scripts.push(pathname);
  });
  await page.exposeFunction("noteBreach", (breach: string) => load.breaches.push(breach));
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) =>
      Reflect.get(globalThis, "noteBreach")(`${effectiveDirective} ${blockedURI} ${sample}`),
    ),
  );
  return load;
};

/** What came with the page, and may not be asked for again. */
const dehydrated = async (page: Page): Promise<string[]> => {
  const state: { queries: { path: string }[] } = JSON.parse(
    (await page.locator("#page-state").textContent()) ?? "",
  );
  return state.queries.map(({ path }) => path);
};

/** Waits until the page is alive, does what brings everything else to it, and looks at what went wrong. */
const expectCleanLoad = async (page: Page, path: string, change: Load): Promise<void> => {
  await page.goto(path);
  const came = await dehydrated(page);
  await page.waitForFunction(() => {
    const title = document.querySelector("main h1");
    return title !== null && Object.keys(title).some((key) => key.startsWith("__reactFiber"));
  });
  await page.mouse.move(100, 100);
  await page.mouse.wheel(0, 20_000);
  await page.waitForLoadState("networkidle");
  expect(change.mismatches, `${path}: drawn differently`).toEqual([]);
  expect(change.breaches, `${path}: against the policy`).toEqual([]);
  expect(
    change.calls.filter((call) => came.includes(call) && call !== SETTINGS),
    `${path}: asked for again`,
  ).toEqual([]);
};

/** The allowance is confirmed once a visitor is there, the settings with it. */
const SETTINGS = "/public/system-settings";

test("every public page is taken over as it came, asks for nothing twice, and keeps to its policy", async ({
  page,
  request,
  quiet,
}) => {
  test.slow();
  quiet.expected.push(/404/);
  const load = await listen(page);
  for (const path of await publicRoutes(request)) await expectCleanLoad(page, path, load);
  expect(load.scripts.filter((path) => path.startsWith("/r/admin/"))).toEqual([]);
  expect(load.scripts.length).toBeGreaterThan(0);
});

test("the same for a signed-in user", async ({ page, request, quiet }) => {
  test.slow();
  quiet.expected.push(/404/);
  await signUp(page);
  const load = await listen(page);
  for (const path of await publicRoutes(request)) await expectCleanLoad(page, path, load);
});

test("and for an administrator's dashboard", async ({ page }) => {
  await openDashboard(page);
  const load = await listen(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
  for (const tab of ["Images", "Users", "Settings"]) {
    await page.getByRole("tab", { name: tab }).click();
    await page.waitForLoadState("networkidle");
  }
  expect(load.mismatches).toEqual([]);
  expect(load.breaches).toEqual([]);
  expect(load.scripts.some((path) => path.startsWith("/r/admin/"))).toBe(true);
});

test("what these tests listen for is heard: a changed text, and a script that the policy does not name", async ({
  page,
  quiet,
}) => {
  quiet.expected.push(/hydration/, /Content Security Policy/i);
  const load = await listen(page);
  await page.route("/about", async (route) => {
    const result = await route.fetch();
    const html = await result.text();
    const changed = html
      .replace(/(<h1[^>]*>)/, "$1Not what the browser draws")
      .replace("</body>", "<script>1</script></body>");
    await route.fulfill({ response: result, body: changed });
  });
  await page.goto("/about");
  await expect.poll(() => load.mismatches.length).toBeGreaterThan(0);
  await expect.poll(() => load.breaches.length).toBeGreaterThan(0);
});
