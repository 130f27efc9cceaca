import { FOREIGN_CAUSES, TELEMETRY_LIMITS } from "@promptfolio/contracts/telemetry";
import { closedObject } from "@promptfolio/server/closed-object";
import { networkOf } from "@promptfolio/server/network";
import { createTokenBuckets } from "@promptfolio/server/token-buckets";
import type { FastifyPluginAsync } from "fastify";
import { Type } from "typebox";
import { Compile } from "typebox/compile";
import { browserOf } from "../telemetry/errors/browser-of";
import type { ReleaseTelemetry } from "../telemetry/release-telemetry";

const release = { remote: Type.String({ maxLength: 60 }), version: Type.String({ maxLength: 100 }) };
const place = Type.String({ maxLength: TELEMETRY_LIMITS.where });
const frame = Type.String({ maxLength: TELEMETRY_LIMITS.frame });

const View = closedObject({ kind: Type.Literal("view"), ...release });
const ForeignError = closedObject({
  kind: Type.Literal("foreign"),
  ...release,
  cause: Type.Enum([...FOREIGN_CAUSES]),
});
const Failure = closedObject({
  kind: Type.Enum(["load", "error"]),
  ...release,
  message: Type.String({ maxLength: TELEMETRY_LIMITS.message }),
  where: place,
  frames: Type.Optional(Type.Array(frame, { maxItems: TELEMETRY_LIMITS.frames })),
  disputedWith: Type.Optional(place),
});
const Vital = closedObject({
  kind: Type.Literal("vital"),
  ...release,
  name: Type.Enum(["LCP", "FCP", "TTFB", "INP", "CLS"]),
  value: Type.Number({ minimum: 0, maximum: 600_000 }),
});
const Reports = Type.Array(Type.Union([View, ForeignError, Failure, Vital]), {
  maxItems: TELEMETRY_LIMITS.reports,
  minItems: 1,
});
const compiledReports = Compile(Reports);

/**
 * How many reports are counted per network, 120 a minute: enough for busy visitors, too few for one network to stop a
 * canary.
 */
export const COUNTED_REPORTS = { capacity: 120, perSecond: 2 };

/** Accepts browsers' reports about releases. They contain nothing personal; other reports are rejected. */
export const telemetryRoutes: FastifyPluginAsync<{ telemetry: ReleaseTelemetry }> = async (
  app,
  { telemetry },
) => {
  const untilNext = createTokenBuckets(COUNTED_REPORTS);
  app.post("/telemetry", { bodyLimit: 32_768 }, async (request, reply) => {
    const { body } = request;
    // Pages of other sites may not report.
    if (request.headers["sec-fetch-site"] === "cross-site") return reply.code(403).send();
    if (!compiledReports.Check(body)) return reply.code(400).send();
    // Nothing reads the response, and an error status would appear in the console of every busy visitor.
    const network = networkOf(request.ip);
    if (untilNext(network, body.length) > 0) return reply.code(204).send();
    const browser = browserOf(request.headers["user-agent"]);
    for (const report of body) {
      const isKnown = telemetry.count(report, network, browser);
      if (isKnown && (report.kind === "load" || report.kind === "error"))
        request.log.warn({ report }, "a browser reported a failure");
    }
    return reply.code(204).send();
  });
};
