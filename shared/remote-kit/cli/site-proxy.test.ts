import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { text } from "node:stream/consumers";
import type { PageState } from "@promptfolio/contracts/page";
import { siteProxy } from "./site-proxy";

const state: PageState = {
  map: { revision: 1, shell: { version: "1.0.0", base: "/r/shell/1.0.0/" }, remotes: {} },
  seed: "seed",
  queries: [],
  rendered: "page",
  pathname: "/",
  readsData: false,
  next: [],
  remoteTimeoutMs: 1_200,
  origin: "https://promptfolio.example",
};

const html = `<html><body><div id="root"><h1>Page</h1></div><script type="application/json" id="page-state">${JSON.stringify(state)}</script></body></html>`;

const servers: Server[] = [];
afterAll(() => Promise.all(servers.map((server) => once(server.close(), "close"))));

const listen = async (listener: RequestListener): Promise<string> => {
  const server = createServer(listener);
  servers.push(server);
  await once(server.listen(0, "localhost"), "listening");
  const address = server.address();
  return `http://localhost:${typeof address === "object" ? address?.port : ""}`;
};

let proxy: string;
let site: string;
beforeAll(async () => {
  site = await listen(async (request, response) => {
    const { url = "/", method, headers } = request;
    if (url === "/moved") return response.writeHead(302, { Location: `${site}/orders` }).end();
    if (url === "/r/map.json") return response.end(JSON.stringify(state.map));
    if (url === "/r/versions.json") return response.end(JSON.stringify({ gallery: "1.0.0" }));
    if (url.startsWith("/api/")) {
      const { cookie = "none", origin = "none", host } = headers;
      return response.end(JSON.stringify({ method, cookie, origin, host, body: await text(request) }));
    }
    response.writeHead(url === "/orders" ? 404 : 200, {
      "Content-Type": "text/html",
      "Content-Security-Policy": "script-src 'self'",
      "Set-Cookie":
        url === "/leave" ? "seen=; Max-Age=0" : ["guest=a=b; Path=/; HttpOnly", "seen=1; SameSite=Lax"],
      ETag: '"1"',
    });
    return response.end(html);
  });
  const config = {
    id: "orders",
    hostApi: "^1.0.0",
    routes: [
      {
        id: "orders",
        paths: ["/orders"],
        page: "./orders-page",
        access: "public" as const,
        head: { title: "Orders", description: "" },
      },
    ],
  };
  const middleware = siteProxy(new URL(site), async () => config);
  proxy = await listen((request, response) => middleware(request, response, () => undefined));
});

test("shows a page of the site with the remote of this machine, also where the site has none", async () => {
  const missing = await fetch(`${proxy}/orders`);
  expect(missing.status).toBe(200);
  expect(missing.headers.get("etag")).toBeNull();
  expect(missing.headers.get("cache-control")).toBe("no-store");
  expect(missing.headers.get("content-security-policy")).toMatch(/^script-src 'sha256-[^']+' 'self'$/);
  const page = await missing.text();
  expect(page).toContain('<div id="root"></div>');
  expect(page).toContain("/r/orders/0.0.0-dev/remote-entry.js");
  expect(await (await fetch(`${proxy}/`)).text()).toContain("<h1>Page</h1>");
  expect(await (await fetch(`${proxy}/r/map.json`)).json()).toHaveProperty("remotes.orders");
  expect(await (await fetch(`${proxy}/r/versions.json`)).json()).toEqual({
    gallery: "1.0.0",
    orders: "0.0.0-dev",
  });
});

test("sends each browser's cookies of the site back to it, which the browser itself never gets", async () => {
  const received = (await fetch(proxy)).headers.getSetCookie();
  expect(received).toEqual([
    expect.stringMatching(/^remote-kit=[0-9a-f]{32}; Path=\/; HttpOnly; SameSite=Strict$/),
  ]);
  const headers = { Cookie: received[0]?.split(";")[0] ?? "", Origin: proxy };
  const send = async () =>
    (await fetch(`${proxy}/api/orders`, { method: "POST", headers, body: "17" })).json();
  expect(await send()).toEqual({
    method: "POST",
    cookie: "guest=a=b; seen=1",
    origin: site,
    host: new URL(site).host,
    body: "17",
  });
  await fetch(`${proxy}/leave`, { headers });
  expect(await send()).toHaveProperty("cookie", "guest=a=b");
  expect(await (await fetch(`${proxy}/api/orders`)).json()).toHaveProperty("cookie", "none");
});

test("keeps redirects on this machine, and says if the site can't be reached", async () => {
  const moved = await fetch(`${proxy}/moved`, { redirect: "manual" });
  expect([moved.status, moved.headers.get("location")]).toEqual([302, "/orders"]);
  const middleware = siteProxy(new URL("http://localhost:59999"), async () => Promise.reject(new Error()));
  const unreachable = await listen((request, response) => middleware(request, response, () => undefined));
  const response = await fetch(unreachable);
  expect(response.status).toBe(502);
  expect(await response.text()).toMatch(/^http:\/\/localhost:59999 could not be reached: ECONNREFUSED$/);
});
