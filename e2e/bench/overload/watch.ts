import { get } from "node:http";
import { treeMegabytes } from "../../support/site-process";

const HEALTH_INTERVAL_MS = 250;
const MEMORY_INTERVAL_MS = 2_000;

/** How long the health check takes on a new connection, in milliseconds; infinite if it fails. */
const healthCheck = (origin: string): Promise<number> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const checked = get(`${origin}/healthz`, { agent: false, timeout: 10_000 }, (response) => {
      response.resume();
      response.on("end", () =>
        resolve(response.statusCode === 200 ? performance.now() - startedAt : Number.POSITIVE_INFINITY),
      );
    });
    checked.on("timeout", () => checked.destroy());
    checked.on("error", () => resolve(Number.POSITIVE_INFINITY));
  });

export interface Watched {
  /** Milliseconds of each health check. */
  health: number[];
  /** Megabytes, and when they were read: seconds since the start. */
  memory: { at: number; megabytes: number }[];
}

/** Monitors the site's health and memory until it is stopped. */
export const watchSite = (origin: string, pid: number): { stop(): Promise<Watched> } => {
  const watched: Watched = { health: [], memory: [] };
  const checks = new Set<Promise<unknown>>();
  const startedAt = performance.now();
  const check = () => {
    const running = healthCheck(origin).then((ms) => watched.health.push(ms));
    checks.add(running);
    void running.finally(() => checks.delete(running));
  };
  const weigh = async () => {
    const megabytes = await treeMegabytes(pid);
    watched.memory.push({ at: (performance.now() - startedAt) / 1_000, megabytes });
  };
  const timers = [
    setInterval(check, HEALTH_INTERVAL_MS),
    setInterval(() => void weigh(), MEMORY_INTERVAL_MS),
  ];
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(checks);
      return watched;
    },
  };
};
