import { setTimeout as wait } from "node:timers/promises";
import type { ImageList } from "@promptfolio/contracts/api/images";
import type { MyStats } from "@promptfolio/contracts/api/viewing";

const VISITORS = 3;
const PAUSE_MS = 50;
const TIMEOUT_MS = 30_000;

export interface Seen {
  /** Responses by status; `unreachable` if there was none. */
  statuses: Record<string, number>;
  /** The longest time without a page, in milliseconds. */
  longestGapMs: number;
}

export interface Visitors {
  /** Resolves after `count` more pages were received. */
  pages(count: number): Promise<void>;
  stop(): Promise<Seen>;
  /** Counts acknowledged reveals, and those of them that are missing on this site. */
  check(origin: string): Promise<{ acknowledged: number; lost: number }>;
}

/**
 * Visitors who open a page, look at a picture and reveal a prompt as new guests, one after the other. A request that
 * gets no response or a 503 goes to the next instance, as with a load balancer; a POST with a response is not repeated.
 */
export const startVisitors = async (origins: readonly string[]): Promise<Visitors> => {
  const list: ImageList = await (await fetch(`${origins[0]}/api/images?limit=20`)).json();
  const statuses: Record<string, number> = {};
  const acknowledged: { cookie: string; id: string }[] = [];
  let isStopped = false;
  let pages = 0;
  let turn = 0;
  let lastPageAt = performance.now();
  let longestGapMs = 0;

  const send = async (path: string, init: RequestInit = {}): Promise<Response | undefined> => {
    turn += 1;
    // Other visitors change `turn` meanwhile.
    const start = turn;
    let last: Response | undefined;
    for (let tries = 0; tries < origins.length; tries += 1) {
      const origin = origins[(start + tries) % origins.length];
      last = await fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
        () => undefined,
      );
      if (last && last.status !== 503) return last;
      if (init.method === "POST" && last) return last;
    }
    return last;
  };

  const count = async (path: string, init?: RequestInit): Promise<Response | undefined> => {
    const response = await send(path, init);
    const name = String(response?.status ?? "unreachable");
    statuses[name] = (statuses[name] ?? 0) + 1;
    if (response && !init) await response.arrayBuffer().catch(() => undefined);
    return response;
  };

  const visit = async (): Promise<void> => {
    const { id, slug, imageUrl } = list.images[turn % list.images.length] ?? list.images[0] ?? {};
    for (const path of ["/", `/image/${slug}`]) {
      const page = await count(path);
      if (page?.status !== 200) continue;
      pages += 1;
      longestGapMs = Math.max(longestGapMs, performance.now() - lastPageAt);
      lastPageAt = performance.now();
    }
    await count(imageUrl ?? "");
    const reveal = await count(`/api/public/prompt-view/${id}`, { method: "POST" });
    const cookie = reveal?.headers.getSetCookie()[0]?.split(";")[0];
    if (reveal?.status === 200 && cookie && id && (await reveal.text().catch(() => "")) !== "")
      acknowledged.push({ cookie, id });
  };

  const visitor = async (): Promise<void> => {
    while (!isStopped) {
      await visit();
      await wait(PAUSE_MS);
    }
  };
  const visitors = Array.from({ length: VISITORS }, visitor);

  return {
    pages: async (more) => {
      const enough = pages + more;
      while (pages < enough) await wait(20);
    },
    stop: async () => {
      isStopped = true;
      await Promise.all(visitors);
      return { statuses, longestGapMs: Math.max(longestGapMs, performance.now() - lastPageAt) };
    },
    check: async (origin) => {
      let lost = 0;
      for (const { cookie, id } of acknowledged) {
        const response = await fetch(`${origin}/api/usage/my-stats`, { headers: { cookie } });
        const { viewed }: MyStats = await response.json();
        if (!viewed.includes(id)) lost += 1;
      }
      return { acknowledged: acknowledged.length, lost };
    },
  };
};
