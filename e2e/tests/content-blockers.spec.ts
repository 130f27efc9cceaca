import { readFile } from "node:fs/promises";
import { FiltersEngine, Request } from "@ghostery/adblocker";
import { createUser } from "../support/accounts";
import { openDashboard } from "../support/administrator";
import { expect, test } from "../support/fixtures";
import { hydrated, open } from "../support/open";
import { settled, trackRequests } from "../support/settled";

const SITE = "https://gallery.example";

/** EasyList and EasyPrivacy of 2019: newer ones are in no package of the registry. */
const readLists = async (): Promise<FiltersEngine> => {
  const folder = new URL("test/data/", import.meta.resolve("ad-block/package.json"));
  const lists = ["easylist", "easyprivacy"].map((name) => readFile(new URL(`${name}.txt`, folder), "utf8"));
  return FiltersEngine.parse((await Promise.all(lists)).join("\n"));
};

test("content blockers' lists match no address of a visit, nor of the dashboard", async ({ page }) => {
  const engine = await readLists();
  const isBlocked = (url: string, type: string): boolean =>
    engine.match(Request.fromRawDetails({ url, type: type as Request["type"], sourceUrl: SITE })).match;
  expect(isBlocked("https://www.google-analytics.com/analytics.js", "script")).toBe(true);
  expect(isBlocked(`${SITE}/assets/track-event.js`, "script")).toBe(true);

  trackRequests(page);
  const addresses = new Set<string>();
  page.on("request", (request) => {
    const { origin, pathname, search } = new URL(request.url());
    if (origin === new URL(page.url()).origin)
      addresses.add(`${request.resourceType()} ${SITE}${pathname}${search}`);
  });
  await createUser(page);
  await open(page, "/");
  const card = page.getByRole("article").first();
  await card.getByRole("button", { name: /^View Prompt/ }).click();
  await expect(card.getByRole("button", { name: /^Copy/ })).toBeVisible();
  await card.getByRole("link").first().click();
  await hydrated(page);
  for (const path of ["/templates", "/help", "/contact", "/account", "/about"]) await open(page, path);
  for (const tab of ["analytics", "images", "users", "settings", "audit", "releases"]) {
    await openDashboard(page, tab);
    await settled(page);
  }
  expect(addresses.size).toBeGreaterThan(80);
  const blocked = [...addresses].filter((address) => {
    const [type = "", url = ""] = address.split(" ");
    return isBlocked(url, type);
  });
  expect(blocked).toEqual([]);
});
