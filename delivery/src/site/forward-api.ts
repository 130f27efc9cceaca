import proxy from "@fastify/http-proxy";
import type { FastifyInstance } from "fastify";

/** Passes calls and pictures on to a separate API. */
export const forwardApi = async (app: FastifyInstance, origin: string): Promise<void> => {
  for (const prefix of ["/api", "/media"])
    await app.register(proxy, { upstream: origin, prefix, rewritePrefix: prefix });
};
