import type { PageState } from "@promptfolio/contracts/page";
import type { RemoteConfig } from "@promptfolio/contracts/remote";
import { ownsPath, withLocalRemote } from "./local-release";

const config: RemoteConfig = {
  id: "orders",
  hostApi: "^1.0.0",
  routes: [
    {
      id: "order",
      paths: ["/orders", "/orders/:order"],
      page: "./orders-page",
      access: "public",
      head: { title: "Orders", description: "Orders" },
    },
  ],
};

const state: PageState = {
  map: { revision: 1, shell: { version: "1.0.0", base: "/r/shell/1.0.0/" }, remotes: {} },
  seed: "seed",
  queries: [{ path: "/settings", status: 200, body: {} }],
  rendered: "page",
  pathname: "/",
  readsData: false,
  next: [],
  remoteTimeoutMs: 1_200,
  origin: "https://promptfolio.example",
};

const html = `<html><body><div id="root"><h1>Not found</h1></div><script type="application/json" id="page-state">${JSON.stringify(state)}</script><script>load()</script></body></html>`;

const stateIn = (page: string): PageState =>
  JSON.parse(/id="page-state">(.*?)<\/script>/.exec(page)?.[1] ?? "null");

test("leaves the remote's pages to the browser, which loads the remote from this machine", () => {
  const page = withLocalRemote(html, config, true);
  expect(page).toContain('<div id="root"></div>');
  expect(page).toContain("<script>load()</script></body></html>");
  expect(stateIn(page)).toMatchObject({ rendered: "none", queries: [], seed: "seed" });
  expect(stateIn(page).map.remotes["orders"]).toMatchObject({
    entry: "/r/orders/0.0.0-dev/remote-entry.js",
    routes: config.routes,
  });
});

test("keeps other pages as the site rendered them", () => {
  const page = withLocalRemote(html, config, false);
  expect(page).toContain("<h1>Not found</h1>");
  expect(stateIn(page)).toMatchObject({ rendered: "page", queries: state.queries });
  expect(stateIn(page).map.remotes).toHaveProperty("orders");
});

test.each([
  ["/orders", true],
  ["/Orders/", true],
  ["/orders/17", true],
  ["/orders/17/lines", false],
  ["/", false],
])("%s is a page of the remote: %s", (path, expected) => expect(ownsPath(config, path)).toBe(expected));
