import { once } from "node:events";
import { createServer } from "node:net";
import { claimPort } from "./claim-port";

test("two that start at the same time get two ports, and each can listen on its own", async () => {
  const claimed = await Promise.all([claimPort(), claimPort(), claimPort()]);
  expect(new Set(claimed.map(({ number }) => number)).size).toBe(3);
  for (const { number, release } of claimed) {
    await release();
    const server = createServer().listen(number, "localhost");
    await once(server, "listening");
    server.close();
  }
});
