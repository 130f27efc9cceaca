import type { FastifyInstance } from "fastify";

const REQUESTS = 200;

interface Page {
  cursor: string | null;
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

export interface Measured {
  name: string;
  /** Milliseconds. */
  median: number;
  p95: number;
}

/** How long lists take that nobody asked for before, one after the other. */
export async function measureLists(app: FastifyInstance): Promise<Measured[]> {
  const ask = async (query: string): Promise<Page> => {
    const response = await app.inject(`/api/images?limit=20&${query}`);
    if (response.statusCode !== 200) throw new Error(`${query} answered ${response.statusCode}`);
    return response.json<Page>();
  };
  const words = [
    "amber",
    "basalt",
    "cedar",
    "opal pearl",
    "kelp",
    "night 77",
    "lumen moss",
    "fjord 4242",
    "zzz",
  ];
  let cursor: string | null = null;
  const kinds: Record<string, (n: number) => Promise<unknown>> = {
    filter: (n) => ask(`category=Social%20Media&theme=Bold&order=desc&seed=${n}`),
    search: (n) => ask(`search=${encodeURIComponent(words[n % words.length] ?? "")}&seed=${n}`),
    cursor: async (n) => {
      const from: string = n % 50 === 0 || cursor === null ? "" : `&cursor=${cursor}`;
      ({ cursor } = await ask(`sort=views&order=desc${from}&seed=${n}`));
    },
    random: (n) => ask(`random=true&tag=New&seed=${n}`),
    similar: async (n) => {
      const id = `bench${n.toString(16).padStart(11, "0")}${n.toString(16).padStart(8, "0")}`;
      const response = await app.inject(`/api/images/${id}/similar`);
      if (response.statusCode !== 200) throw new Error(`Similar images answered ${response.statusCode}`);
    },
  };
  const results: Measured[] = [];
  for (const [name, request] of Object.entries(kinds)) {
    const times: number[] = [];
    for (let n = 0; n < REQUESTS; n += 1) {
      const start = performance.now();
      await request(n);
      times.push(performance.now() - start);
    }
    times.sort((a, b) => a - b);
    results.push({ name, median: percentile(times, 0.5), p95: percentile(times, 0.95) });
  }
  return results;
}
