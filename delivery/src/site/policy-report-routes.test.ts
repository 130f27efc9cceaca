import Fastify, { type FastifyInstance } from "fastify";
import { policyReportRoutes } from "./policy-report-routes";

let app: FastifyInstance;
let counted: string[];
let lines: string[];

beforeEach(async () => {
  counted = [];
  lines = [];
  app = Fastify({ logger: { level: "warn", stream: { write: (line: string) => void lines.push(line) } } });
  await app.register(policyReportRoutes, {
    prefix: "/telemetry/policy",
    metrics: { countPolicyViolation: (directive, mode) => void counted.push(`${directive} ${mode}`) },
  });
});
afterEach(() => app.close());

const violation = (body: object = {}) => ({
  type: "csp-violation",
  age: 12,
  url: "https://example.org/?search=private",
  user_agent: "Mozilla/5.0",
  body: {
    effectiveDirective: "script-src-elem",
    disposition: "enforce",
    documentURL: "https://example.org/?search=private",
    blockedURL: "https://elsewhere.example/x.js?id=private",
    statusCode: 200,
    ...body,
  },
});

const send = (payload: unknown, headers = {}) =>
  app.inject({
    method: "POST",
    url: "/telemetry/policy",
    headers: { "content-type": "application/reports+json", ...headers },
    payload: JSON.stringify(payload),
  });

test("counts a violation, and logs it without what a visitor searched for", async () => {
  expect((await send([violation()])).statusCode).toBe(204);
  expect(counted).toEqual(["script-src-elem enforce"]);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    violation: { page: "https://example.org/", blocked: "https://elsewhere.example/x.js" },
  });
  expect(lines.join()).not.toContain("private");
});

test("counts directives that it doesn't know under one name, and shortens what it logs", async () => {
  const blockedURL = "x".repeat(5_000);
  await send([violation({ effectiveDirective: "made-up-1", blockedURL }), violation({ blockedURL: null })]);
  expect(counted).toEqual(["other enforce", "script-src-elem enforce"]);
  expect(lines.join().length).toBeLessThan(2_000);
});

test("logs a sample, and counts at most 120 reports of a network in a minute", async () => {
  const many = Array.from({ length: 30 }, () => violation());
  for (let message = 0; message < 6; message++) expect((await send(many)).statusCode).toBe(204);
  expect(counted).toHaveLength(120);
  expect(lines.length).toBeLessThanOrEqual(11);
});

test.each([
  ["no list", violation()],
  ["more than a page has to say", Array.from({ length: 51 }, () => violation())],
  ["another kind of report", [{ ...violation(), type: "deprecation" }]],
  ["no directive", [violation({ effectiveDirective: 1 })]],
])("rejects a report: %s", async (_, body) => {
  expect((await send(body)).statusCode).toBe(400);
  expect(counted).toEqual([]);
});

test("rejects what is too long, and reports from pages of other sites", async () => {
  expect((await send([violation({ sourceFile: "x".repeat(40_000) })])).statusCode).toBe(413);
  expect((await send([violation()], { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  expect(counted).toEqual([]);
});
