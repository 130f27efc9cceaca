import Fastify, { type FastifyInstance } from "fastify";
import { apiAtOrigin, apiInProcess, createSessionCheck } from "./fetch-api";

let api: FastifyInstance;
beforeEach(async () => {
  api = Fastify();
  api.get("/api/admin/session", async (request, reply) =>
    request.headers.authorization === "Bearer right"
      ? { email: "root@example.com" }
      : reply.code(401).send({ status: 401 }),
  );
});
afterEach(() => api.close());

test("passes the token on, in one process", async () => {
  const check = createSessionCheck(apiInProcess(api));
  expect((await check("Bearer right")).status).toBe(200);
  expect(await check("Bearer wrong")).toEqual({ status: 401, body: '{"status":401}' });
  expect((await check(undefined)).status).toBe(401);
});

test("passes the token on to a separate API", async () => {
  const origin = await api.listen({ port: 0, host: "127.0.0.1" });
  const check = createSessionCheck(apiAtOrigin(origin, 10_000, () => undefined));
  expect((await check("Bearer right")).status).toBe(200);
  expect((await check(undefined)).status).toBe(401);
});

test("rejects everyone while the API can't be reached", async () => {
  const errors: unknown[] = [];
  const check = createSessionCheck(apiAtOrigin("http://127.0.0.1:1", 10_000, (error) => errors.push(error)));
  expect((await check("Bearer right")).status).toBe(503);
  expect(errors).toHaveLength(1);
});
