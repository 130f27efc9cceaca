import type { TelemetryReport } from "@promptfolio/contracts/telemetry";
import Fastify, { type FastifyInstance } from "fastify";
import { emptyCounts } from "../telemetry/counts";
import { telemetryRoutes } from "./telemetry-routes";

let app: FastifyInstance;
let counted: TelemetryReport[];

beforeEach(async () => {
  counted = [];
  app = Fastify();
  await app.register(telemetryRoutes, {
    telemetry: {
      count: (report) => counted.push(report) > 0,
      onTotal: () => undefined,
      total: emptyCounts,
      close: async () => undefined,
    },
  });
});
afterEach(() => app.close());

const view = { kind: "view", remote: "gallery", version: "1.0.0" };
const failure = { ...view, kind: "load", message: "TypeError", where: "/" };
const vital = { ...view, kind: "vital", name: "LCP", value: 1_200 };
const foreign = { ...view, kind: "foreign", cause: "translation" };
const send = (payload: unknown, headers = {}) =>
  app.inject({
    method: "POST",
    url: "/telemetry",
    headers: { "content-type": "application/json", ...headers },
    payload: JSON.stringify(payload),
  });

test("counts what browsers report", async () => {
  expect((await send([view, failure, vital, foreign])).statusCode).toBe(204);
  expect(counted).toEqual([view, failure, vital, foreign]);
});

test.each([
  ["no list", view],
  ["an empty list", []],
  ["more than a tab has to say", Array.from({ length: 31 }, () => view)],
  ["an unknown field", [{ ...view, email: "ada@example.org" }]],
  ["a failure on the server, which browsers can't know", [{ ...failure, kind: "render" }]],
  ["a message without end", [{ ...failure, message: "x".repeat(301) }]],
  ["an unknown cause", [{ ...foreign, cause: "weather" }]],
  ["an unknown vital", [{ ...vital, name: "FID" }]],
  ["a negative duration", [{ ...vital, value: -1 }]],
])("rejects a report and counts nothing of it: %s", async (_, body) => {
  expect((await send(body)).statusCode).toBe(400);
  expect(counted).toEqual([]);
});

test("ignores reports from other sites' pages", async () => {
  expect((await send([view], { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  expect(counted).toEqual([]);
});

test("limits the reports counted per network, so that one alone can't stop a canary", async () => {
  const many = Array.from({ length: 30 }, () => failure);
  const statuses = [];
  for (let message = 0; message < 6; message++) statuses.push((await send(many)).statusCode);
  expect(statuses).toEqual(Array.from({ length: 6 }, () => 204));
  expect(counted).toHaveLength(120);
});
