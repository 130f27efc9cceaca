import { createServer, type Server } from "node:http";
import { shedLoad } from "./shed-load";

describe("a process that can't keep up", () => {
  let server: Server;
  let origin: string;
  let turn = 0;
  const held: (() => void)[] = [];

  beforeEach(async () => {
    const shedding = { turnMs: () => turn, maxTurnMs: 100, minPending: 1 };
    server = createServer(
      shedLoad(({ url }, response) => {
        if (url === "/held") held.push(() => response.end());
        else response.end("done");
      }, shedding),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  });

  afterEach(() => {
    for (const end of held.splice(0)) end();
    server.closeAllConnections();
    server.close();
  });

  const statusOf = async (path: string) => (await fetch(origin + path)).status;

  it("turns requests away, and says when to come back", async () => {
    const first = fetch(`${origin}/held`);
    while (held.length === 0) await new Promise(setImmediate);
    turn = 101;
    const { status, headers } = await fetch(`${origin}/`);
    expect([status, headers.get("retry-after")]).toEqual([503, "1"]);
    expect(await statusOf("/healthz")).toBe(200);
    turn = 100;
    expect(await statusOf("/")).toBe(200);
    for (const end of held.splice(0)) end();
    await first;
  });

  it("takes what comes alone, however slow the machine is", async () => {
    turn = 5_000;
    expect(await statusOf("/")).toBe(200);
  });
});
