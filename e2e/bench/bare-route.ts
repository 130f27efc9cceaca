/** The baseline of cached pages: a Fastify route that only sends a page's bytes. */
import { get } from "node:http";
import Fastify from "fastify";

const [url = "", accept = ""] = process.argv.slice(2);

const fetchAsItIs = (): Promise<{ body: Buffer; encoding: string | undefined }> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": accept } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ body: Buffer.concat(chunks), encoding: response.headers["content-encoding"] }),
      );
    }).on("error", reject);
  });

const { body, encoding } = await fetchAsItIs();
const app = Fastify();
app.get("/", (_request, reply) => {
  if (encoding) reply.header("Content-Encoding", encoding);
  return reply.type("text/html; charset=utf-8").send(body);
});
await app.listen({ port: 0, host: "127.0.0.1" });
const address = app.server.address();
console.log(`listening on ${typeof address === "object" && address ? address.port : ""}`);
