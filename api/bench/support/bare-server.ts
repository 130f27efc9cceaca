import Fastify from "fastify";

/**
 * The baseline: one Fastify route that only sends prepared bytes, in a separate process. It receives the bytes in a
 * message and reports its port.
 */
process.once("message", async ({ base64, type }: { base64: string; type: string }) => {
  const bytes = Buffer.from(base64, "base64");
  const app = Fastify();
  app.get("/", (_request, reply) => {
    reply.type(type).send(bytes);
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  process.send?.(typeof address === "object" && address ? address.port : 0);
});
