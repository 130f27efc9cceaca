import { FOREIGN_CAUSES, TELEMETRY_LIMITS } from "@promptfolio/contracts/telemetry";
import { networkOf } from "@promptfolio/server/network";
import { createTokenBuckets } from "@promptfolio/server/token-buckets";
import type { FastifyPluginAsync } from "fastify";
import { Type } from "typebox";
import { Compile } from "typebox/compile";
import { browserOf } from "../telemetry/errors/browser-of";
import type { ReleaseTelemetry } from "../telemetry/release-telemetry";

const remote = Type.String({ maxLength: 60 });
const version = Type.String({ maxLength: 100 });
const strict = { additionalProperties: false };

const Reports = Type.Array(
  Type.Union([
    Type.Object({ kind: Type.Literal("view"), remote, version }, strict),
    Type.Object(
      { kind: Type.Literal("foreign"), remote, version, cause: Type.Enum([...FOREIGN_CAUSES]) },
      strict,
    ),
    Type.Object(
      {
        kind: Type.Union([Type.Literal("load"), Type.Literal("error")]),
        remote,
        version,
        message: Type.String({ maxLength: TELEMETRY_LIMITS.message }),
        where: Type.String({ maxLength: TELEMETRY_LIMITS.where }),
        frames: Type.Optional(
          Type.Array(Type.String({ maxLength: TELEMETRY_LIMITS.frame }), {
            maxItems: TELEMETRY_LIMITS.frames,
          }),
        ),
        disputedWith: Type.Optional(Type.String({ maxLength: TELEMETRY_LIMITS.where })),
      },
      strict,
    ),
    Type.Object(
      {
        kind: Type.Literal("vital"),
        remote,
        version,
        name: Type.Enum(["LCP", "FCP", "TTFB", "INP", "CLS"]),
        value: Type.Number({ minimum: 0, maximum: 600_000 }),
      },
      strict,
    ),
  ]),
  { maxItems: TELEMETRY_LIMITS.reports, minItems: 1 },
);
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
