// The public pages are in public-pages.spec.ts.
import { openDashboard } from "../support/administrator";
import { expect, test } from "../support/fixtures";
import { listenToLoads } from "../support/page-load";
import { settled } from "../support/settled";

test("the dashboard hydrates without violating its policy or loading from other sites", async ({ page }) => {
  await openDashboard(page);
  const load = await listenToLoads(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
  for (const tab of ["Images", "Users", "Settings", "Audit", "Releases"]) {
    await page.getByRole("tab", { name: tab }).click();
    await settled(page);
  }
  expect(load.mismatches).toEqual([]);
  expect(load.breaches).toEqual([]);
  expect(load.otherOrigins).toEqual([]);
  expect(load.scripts.some((path) => path.startsWith("/r/admin/"))).toBe(true);
});

test("these tests detect a changed text, and a script that the policy does not allow", async ({
  page,
  quiet,
}) => {
  quiet.expected.push(/hydration/, /Content Security Policy/i);
  const load = await listenToLoads(page);
  await page.route("/about", async (route) => {
    const result = await route.fetch();
    const html = await result.text();
    const changed = html
      .replace(/(<h1[^>]*>)/, "$1Not what the browser renders")
      .replace("</body>", "<script>1</script></body>");
    await route.fulfill({ response: result, body: changed });
  });
  await page.goto("/about");
  await expect.poll(() => load.mismatches.length).toBeGreaterThan(0);
  await expect.poll(() => load.breaches.length).toBeGreaterThan(0);
});
