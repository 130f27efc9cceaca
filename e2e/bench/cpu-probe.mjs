// Loaded into the product's process: serves over HTTP the processor time of the process, the sum of all threads.
import { createServer } from "node:http";
import { isMainThread } from "node:worker_threads";

if (isMainThread && process.argv[1]?.endsWith("site.js")) {
  const server = createServer((_request, response) => response.end(JSON.stringify(process.cpuUsage())));
  server.listen(0, "127.0.0.1", () => console.log(`cpu probe on ${server.address().port}`));
}
