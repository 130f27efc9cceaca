import Fastify, { type FastifyBaseLogger, LogController } from "fastify";
import { pino } from "pino";
import { logOptions } from "../config/logging";
import { createMetrics } from "./metrics";
import { installTrace } from "./request-trace";

it("logs one line for a request, with its id and route, without its query", async () => {
  const lines: string[] = [];
  const loggerInstance: FastifyBaseLogger = pino(logOptions({ logLevel: "info" }), {
    write: (line) => lines.push(line),
  });
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => "request-1",
  });
  const metrics = createMetrics();
  installTrace(app, metrics);
  app.get("/images/:id", async () => "");
  await app.inject("/images/7?search=secret");
  expect(lines.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({
      reqId: "request-1",
      method: "GET",
      route: "/images/:id",
      status: 200,
      msg: "request",
    }),
  ]);
  expect(lines.join()).not.toContain("secret");
  expect(await metrics.text()).toContain(
    'http_request_duration_seconds_count{method="GET",route="/images/:id",status_code="200"} 1',
  );
});
