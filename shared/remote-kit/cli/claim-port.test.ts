import { once } from "node:events";
import { createServer } from "node:net";
import { claimPort } from "./claim-port";

test("gives simultaneous callers different ports that they can listen on", async () => {
  const claimed = await Promise.all([claimPort(), claimPort(), claimPort()]);
  expect(new Set(claimed.map(({ number }) => number)).size).toBe(3);
  for (const { number, release } of claimed) {
    await release();
    const server = createServer().listen(number, "localhost");
    await once(server, "listening");
    server.close();
  }
});
