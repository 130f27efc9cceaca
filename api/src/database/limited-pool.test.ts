import { createServer, type Server, type Socket } from "node:net";
import { QueueFullError } from "@promptfolio/server/queue-limit";
import { pino } from "pino";
import { CircuitBreaker, DatabaseAwayError } from "./circuit-breaker";
import { LimitedPool } from "./limited-pool";

describe("the pool of a database that never responds", () => {
  let server: Server;
  const sockets: Socket[] = [];
  let pool: LimitedPool;

  beforeEach(async () => {
    server = createServer((socket) => void sockets.push(socket));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    pool = new LimitedPool({ host: "127.0.0.1", port, max: 1, connectionTimeoutMillis: 60_000 });
  });

  /** Ends what waits for a connection, so that a pool doesn't wait for its timeout as it closes. */
  const stopServer = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };

  afterEach(async () => {
    stopServer();
    await pool.end();
  });

  const counting = () => {
    const refused: unknown[] = [];
    return { refused, note: (error: unknown) => void refused.push(error) };
  };

  it("rejects all of them without waiting once a breaker has found that out", async () => {
    const { port } = pool.options;
    const connection = { host: "127.0.0.1", port: port ?? 0, connectionTimeoutMillis: 60_000 };
    const breaker = new CircuitBreaker(connection, pino({ level: "silent" }));
    const guarded = new LimitedPool({ ...connection, max: 1 }, breaker);
    const waiting = [guarded.query("SELECT 1"), guarded.connect()];
    for (const call of await Promise.allSettled(waiting))
      expect(call).toMatchObject({ status: "rejected", reason: { name: "DatabaseAwayError" } });
    expect(breaker.isOpen).toBe(true);
    await expect(guarded.query("SELECT 1")).rejects.toThrow(DatabaseAwayError);
    breaker.stop();
    stopServer();
    await guarded.end();
  });

  it("rejects queries and transactions once a thousand are waiting", async () => {
    const { refused, note } = counting();
    for (let n = 0; n < 1_000; n += 1) pool.query("SELECT 1").catch(() => undefined);
    pool.query("SELECT 1").catch(note);
    pool.connect().catch(note);
    await new Promise(setImmediate);
    expect(refused).toEqual([expect.any(QueueFullError), expect.any(QueueFullError)]);
  });
});
