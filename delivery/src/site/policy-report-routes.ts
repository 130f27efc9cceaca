import { networkOf } from "@promptfolio/server/network";
import { createTokenBuckets } from "@promptfolio/server/token-buckets";
import type { FastifyPluginAsync } from "fastify";
import { Type } from "typebox";
import { Compile } from "typebox/compile";
import type { ReleaseMetrics } from "../telemetry/release-metrics";
import { COUNTED_REPORTS } from "./telemetry-routes";

/** What is read of a report (https://www.w3.org/TR/CSP3/#reporting). Browsers send more, and each a little else. */
const Reports = Type.Array(
  Type.Object({
    type: Type.Literal("csp-violation"),
    body: Type.Object({
      effectiveDirective: Type.String(),
      disposition: Type.Enum(["enforce", "report"]),
      documentURL: Type.String(),
      blockedURL: Type.Optional(Type.Union([Type.String(), Type.Null()])),
      sourceFile: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    }),
  }),
  { minItems: 1, maxItems: 50 },
);
const compiledReports = Compile(Reports);

/** The names that the metric may have; anybody can send others. */
const DIRECTIVES = new Set([
  ...["script-src", "script-src-elem", "script-src-attr", "style-src", "style-src-elem", "style-src-attr"],
  ...["img-src", "font-src", "connect-src", "frame-src", "worker-src", "media-src", "manifest-src"],
  ...["base-uri", "form-action", "frame-ancestors", "require-trusted-types-for"],
]);

const MAX_URL_LENGTH = 200;

/** Without its query, which may hold what a visitor searched for. Blocked URLs may be words, such as `inline`. */
const describeUrl = (url: string | null | undefined): string | undefined => {
  if (!url) return undefined;
  const [path = ""] = url.split(/[?#]/, 1);
  return path.slice(0, MAX_URL_LENGTH);
};

/** Violations by extensions of browsers come in great numbers: they are all counted, and some are logged. */
const SAMPLE = { capacity: 10, perSecond: 1 / 6 };

/** Accepts browsers' reports about the policies of pages: counts them, and logs a sample. */
export const policyReportRoutes: FastifyPluginAsync<{
  metrics: Pick<ReleaseMetrics, "countPolicyViolation">;
}> = async (app, { metrics }) => {
  const untilNext = createTokenBuckets(COUNTED_REPORTS);
  const untilNextSample = createTokenBuckets(SAMPLE);
  const parser = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/reports+json", { parseAs: "string" }, parser);
  app.post("/", { bodyLimit: 32_768 }, async (request, reply) => {
    const { body: reports } = request;
    if (request.headers["sec-fetch-site"] === "cross-site") return reply.code(403).send();
    if (!compiledReports.Check(reports)) return reply.code(400).send();
    if (untilNext(networkOf(request.ip), reports.length) > 0) return reply.code(204).send();
    for (const { body } of reports) {
      const directive = DIRECTIVES.has(body.effectiveDirective) ? body.effectiveDirective : "other";
      metrics.countPolicyViolation(directive, body.disposition);
      if (untilNextSample("") > 0) continue;
      const violation = {
        directive,
        disposition: body.disposition,
        page: describeUrl(body.documentURL),
        blocked: describeUrl(body.blockedURL),
        source: describeUrl(body.sourceFile),
      };
      request.log.warn({ violation }, "a browser reported a violation of a page's policy");
    }
    return reply.code(204).send();
  });
};
