import { setTimeout as wait } from "node:timers/promises";
import type { MyStats } from "@promptfolio/contracts/api/viewing";

const CLIENTS = 2;
/** Pause between two guests of a client, as these tests aren't about load. */
const PAUSE_MS = 20;

/** A time zone in which it is about noon: the guests' day must not end during the test. Its sign is inverted. */
const zone = (): string => {
  const hours = 12 - new Date().getUTCHours();
  return `Etc/GMT${hours > 0 ? "-" : "+"}${Math.abs(hours)}`;
};

/** Header fields of a guest's requests. */
export const GUEST = { "x-time-zone": zone() };

export interface Traffic {
  /** Sends requests to this instance from now on. */
  addOrigin(origin: string): void;
  /** Stops sending requests to it and waits for pending ones, as a load balancer does before an instance is stopped. */
  withdraw(origin: string): Promise<void>;
  /** Resolves when each instance has served some more guests. */
  serve(): Promise<void>;
  /** @returns the failures, and the cookies of the guests whose reveal was acknowledged */
  stop(): Promise<{ failures: string[]; guests: string[] }>;
}

/** Simulates guests, one after the other: each lists images, reveals a prompt, and reads its views elsewhere. */
export const startTraffic = (images: readonly string[]): Traffic => {
  const served = new Map<string, number>();
  const busy = new Map<string, number>();
  const failures: string[] = [];
  const guests: string[] = [];
  let isStopped = false;
  let turn = 0;

  const request = async (path: string, init: RequestInit = {}): Promise<Response> => {
    turn += 1;
    const origin = [...served.keys()][turn % served.size] ?? "";
    busy.set(origin, (busy.get(origin) ?? 0) + 1);
    try {
      const response = await fetch(`${origin}/api${path}`, init);
      if (response.status !== 200) failures.push(`${response.status} ${path}`);
      return response;
    } finally {
      busy.set(origin, (busy.get(origin) ?? 0) - 1);
      const count = served.get(origin);
      if (count !== undefined) served.set(origin, count + 1);
    }
  };

  const visit = async (): Promise<void> => {
    await (await request("/images?limit=5")).text();
    const image = images[turn % images.length];
    const reveal = await request(`/public/prompt-view/${image}`, { method: "POST", headers: GUEST });
    await reveal.text();
    const cookie = reveal.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    guests.push(cookie);
    const headers = { ...GUEST, cookie };
    const stats = (await (await request("/usage/my-stats", { headers })).json()) as MyStats;
    if (stats.viewedToday !== 1) failures.push(`a guest has viewed ${stats.viewedToday}`);
  };

  const client = async (): Promise<void> => {
    while (!isStopped) {
      if (served.size > 0) await visit().catch((error: unknown) => failures.push(String(error)));
      await wait(PAUSE_MS);
    }
  };
  const clients = Array.from({ length: CLIENTS }, client);

  return {
    addOrigin: (origin) => served.set(origin, 0),
    withdraw: async (origin) => {
      served.delete(origin);
      while ((busy.get(origin) ?? 0) > 0) await wait(5);
    },
    serve: async () => {
      const before = new Map(served);
      const isServed = ([origin, count]: [string, number]) => count >= (before.get(origin) ?? 0) + 20;
      while (![...served].every(isServed)) await wait(5);
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(clients);
      return { failures, guests };
    },
  };
};
