import { expect, test } from "../support/fixtures";
import { nextRelease } from "../support/made-release";
import { type Product, startProduct } from "../support/product";

const REMOTES = ["gallery", "detail", "auth", "static"];

let product: Product;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startProduct();
});
test.afterAll(() => product.dispose());

const servedShell = async (): Promise<string> =>
  (await (await fetch(`${product.origin}/r/map.json`)).json()).shell.version;

/** The versions whose scripts a page has fetched, by remote; the URLs of files that versions share name none. */
const versionsIn = (urls: string[]): Record<string, Set<string>> => {
  const versions: Record<string, Set<string>> = {};
  for (const url of urls) {
    const [, remote, version] = /\/r\/([a-z]+)\/([^/]+)\/.*\.js/.exec(url) ?? [];
    if (remote && version && version !== "files")
      versions[remote] = new Set([...(versions[remote] ?? []), version]);
  }
  return versions;
};

test("a tab opened before a release keeps its versions on all pages; a new one gets the release", async ({
  page,
  context,
  quiet,
}) => {
  quiet.expected.push(/ERR_FAILED/);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  // The tab isn't notified of releases, so it keeps the versions that it was opened with.
  await page.route("**/r/versions.json", (route) => route.abort());
  await page.goto(product.origin);
  await expect(page.locator("#explore article").first()).toBeVisible();

  // A new host API that the previous remotes are still compatible with, and a visible change in a remote.
  const folders = [
    await nextRelease("shell", "2.0.0", { hostApi: "1.4.0" }),
    ...(await Promise.all(REMOTES.map((remote) => nextRelease(`mfe-${remote}`, "2.0.0")))),
  ];
  await product.release("publish", "--promote", ...folders);
  await expect.poll(servedShell).toBe("2.0.0");

  await page.locator("#explore article").first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/See the poster/);
  await page.getByRole("banner").getByRole("link", { name: "Login" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back" })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /We hang the work/ })).toBeVisible();
  const old = versionsIn(fetched);
  for (const remote of REMOTES) {
    expect(old[remote]?.size, remote).toBe(1);
    expect([...(old[remote] ?? [])], remote).not.toContain("2.0.0");
  }

  const newTab = await context.newPage();
  const fetchedAgain: string[] = [];
  newTab.on("request", (request) => fetchedAgain.push(request.url()));
  await newTab.goto(product.origin);
  await expect(newTab.locator("#explore article").first()).toBeVisible();
  await expect
    .poll(() => {
      const { shell = [], gallery = [] } = versionsIn(fetchedAgain);
      return [...shell, ...gallery];
    })
    .toEqual(["2.0.0", "2.0.0"]);
});
