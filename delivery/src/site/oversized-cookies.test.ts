import Fastify from "fastify";
import { refuseOversizedCookies } from "./oversized-cookies";

const app = Fastify();
refuseOversizedCookies(app);
app.get("/*", () => "page");

const cookies = (count: number): string =>
  Array.from({ length: count }, (_, index) => `orders${index}=${"x".repeat(900)}`).join("; ");
const get = (cookie: string) => app.inject({ url: "/orders/1?a=b", headers: { cookie } });

test("a request with few cookies reaches its route", async () => {
  expect((await get(cookies(5))).body).toBe("page");
});

test("too many are removed, the product's stay, and the browser tries again", async () => {
  const response = await get(`pf_guest=abc; ${cookies(60)}; __Host-visitor=1`);
  expect(response.statusCode).toBe(431);
  expect(response.headers["clear-site-data"]).toBeUndefined();
  expect(response.headers["set-cookie"]).toEqual(
    expect.arrayContaining([
      "orders0=; Path=/; Max-Age=0",
      "orders59=; Path=/orders; Max-Age=0",
      "orders59=; Path=/orders/1; Max-Age=0",
    ]),
  );
  expect(String(response.headers["set-cookie"])).not.toMatch(/pf_guest|visitor/);
  expect(response.body).toContain('http-equiv="refresh"');
});

test("what could not be removed by name is removed with all cookies", async () => {
  const response = await get(`cookies_removed=1; ${cookies(60)}`);
  expect(response.statusCode).toBe(431);
  expect(response.headers["clear-site-data"]).toBe('"cookies"');
  expect(response.body).not.toContain('http-equiv="refresh"');
});
