import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { kitRoutes } from "./kit-routes";

const parent = mkdtempSync(join(tmpdir(), "promptfolio-kit-"));
const folder = join(parent, "kit");
const app = Fastify();
beforeAll(async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, "promptfolio-host-1.0.0.tgz"), "packed");
  writeFileSync(join(parent, "secret.json"), "secret");
  await app.register(kitRoutes, { prefix: "/kit", folder });
});
afterAll(async () => {
  await app.close();
  rmSync(parent, { recursive: true });
});

test("serves the kit's packages", async () => {
  const { statusCode, body, headers } = await app.inject("/kit/promptfolio-host-1.0.0.tgz");
  expect([statusCode, body, headers["content-type"]]).toEqual([200, "packed", "application/gzip"]);
});

test.each(["/kit/none.tgz", "/kit/..%2fsecret.json", "/kit/LICENSE"])("has no %s", async (url) => {
  const { statusCode, body } = await app.inject(url);
  expect(statusCode).toBe(404);
  expect(body).toContain("npm run packages");
});
