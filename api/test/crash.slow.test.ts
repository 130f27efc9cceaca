import type { MyStats } from "@promptfolio/contracts/api/viewing";
import { PUBLIC_LIMITS, seedForProcess } from "./seed-for-process";
import { startServer } from "./server-process";

const ROUNDS = 5;
/** Concurrent requests. */
const CALLERS = 6;

it("loses no acknowledged reveal when the process is killed", async () => {
  const seeded = await seedForProcess(90);
  const headers = { authorization: `Bearer ${seeded.token}` };
  const acknowledged = new Set<string>();
  const waiting = [...seeded.images];

  for (let round = 1; round <= ROUNDS; round += 1) {
    const server = await startServer(seeded.env);
    const enough = acknowledged.size + round * 2;
    let killed: Promise<unknown> | undefined;
    const caller = async () => {
      for (let id = waiting.shift(); id !== undefined && !killed; id = waiting.shift()) {
        const response = await fetch(`${server.origin}/api/usage/prompt-view/${id}`, {
          method: "POST",
          headers,
        });
        if (response.status === 200) acknowledged.add(id);
        // Kill the server while other requests are in progress.
        if (acknowledged.size >= enough) killed ??= server.end("SIGKILL");
      }
    };
    await Promise.allSettled(Array.from({ length: CALLERS }, caller));
    await killed;
  }

  const server = await startServer(seeded.env);
  const response = await fetch(`${server.origin}/api/usage/my-stats`, { headers });
  const stats = (await response.json()) as MyStats;
  expect(acknowledged.size).toBeGreaterThanOrEqual(ROUNDS * 2);
  expect(stats.viewed).toEqual(expect.arrayContaining([...acknowledged]));
  expect(stats.viewedToday).toBeLessThanOrEqual(PUBLIC_LIMITS.dailyLimit);
  expect(await server.end("SIGTERM")).toBe(0);
  await seeded.remove();
}, 180_000);
