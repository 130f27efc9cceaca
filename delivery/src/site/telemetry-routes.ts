import type { FastifyPluginAsync } from "fastify";
import { Type } from "typebox";
import { Value } from "typebox/value";

const Report = Type.Object(
  {
    kind: Type.Union([Type.Literal("load"), Type.Literal("error")]),
    remote: Type.String({ maxLength: 60 }),
    version: Type.String({ maxLength: 100 }),
    message: Type.String({ maxLength: 400 }),
    where: Type.String({ maxLength: 300 }),
  },
  { additionalProperties: false },
);

/** What browsers report of failures, by remote and version. Nothing personal is in it, and nothing else is taken. */
export const telemetryRoutes: FastifyPluginAsync = async (app) => {
  app.post("/telemetry", { bodyLimit: 4_096 }, async (request, reply) => {
    if (!Value.Check(Report, request.body)) return reply.code(400).send();
    const { kind, remote, version, message, where } = request.body;
    request.log.warn({ report: { kind, remote, version, message, where } }, "a browser reported a failure");
    return reply.code(204).send();
  });
};
