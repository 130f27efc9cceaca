import { Agent, get } from "node:http";
import { setTimeout } from "node:timers/promises";
import { nextHost, uncachedPage } from "../support/uncached-page";

const CONNECTIONS = 10;
const MILLISECONDS = 4_000;

/** Whether it got the page; an overloaded site refuses some. @throws Error if the status is neither 200 nor 503 */
const visit = (url: string, agent: Agent): Promise<boolean> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { host: nextHost(), "accept-encoding": "gzip" } }, (response) => {
      response.resume();
      response.once("end", () =>
        response.statusCode === 200 || response.statusCode === 503
          ? resolve(response.statusCode === 200)
          : reject(new Error(`${url}: ${response.statusCode}`)),
      );
    }).once("error", reject);
  });

/** How many pages of this URL ten clients get in a second, each for a host that was never asked for. */
export const uncachedPerSecond = async (url: string): Promise<{ rate: number; refused: number }> => {
  const agent = new Agent({ keepAlive: true });
  const start = performance.now();
  let [pages, refused] = [0, 0];
  const client = async () => {
    while (performance.now() - start < MILLISECONDS)
      if (await visit(url, agent)) pages += 1;
      else refused += 1;
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  agent.destroy();
  return { rate: (pages * 1_000) / (performance.now() - start), refused };
};

/** The times of `/healthz` in milliseconds, while five uncached pages a second are requested. */
export const healthDuringPages = async (origin: string): Promise<number[]> => {
  const times: number[] = [];
  const pages: Promise<unknown>[] = [];
  for (let count = 0; count < 50; count += 1) {
    pages.push(uncachedPage(origin, "/"));
    const start = performance.now();
    await (await fetch(`${origin}/healthz`)).text();
    times.push(performance.now() - start);
    await setTimeout(200);
  }
  await Promise.all(pages);
  return times;
};
