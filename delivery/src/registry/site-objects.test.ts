import Fastify from "fastify";
import { createSiteObjects } from "./site-objects";
import { createPrivateKeyPem, readSigningKey } from "./trust/keys";

const app = Fastify();
app.setNotFoundHandler((_request, reply) => reply.code(404).type("text/html").send("<h1>Not found</h1>"));
let origin: string;
beforeAll(async () => {
  origin = await app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => app.close());

test("explains how a site without signed releases begins to take them", async () => {
  const objects = createSiteObjects(origin, readSigningKey(createPrivateKeyPem()));
  const refusal = `${origin} takes no releases over HTTP. It takes signed ones while RELEASE_TRUST is set`;
  await expect(objects.read("trust/0000000001.json")).rejects.toThrow(refusal);
  await expect(objects.has("trust/0000000001.json")).rejects.toThrow('begins with "trust init"');
});
