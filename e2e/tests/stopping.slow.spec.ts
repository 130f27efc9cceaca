import { Agent, get } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { startBucketServer } from "@promptfolio/server/testing/bucket-server";
import { startProduct } from "../support/product";
import { startTwoSites, type TwoSites } from "../support/two-sites";
import { uncachedPage } from "../support/uncached-page";

const pendingOf = async (origin: string): Promise<number> =>
  Number(/^http_requests_in_progress (\d+)/m.exec(await (await fetch(`${origin}/metrics`)).text())?.[1]);

test("pages under way are finished when the site is stopped", async () => {
  const product = await startProduct();
  let finished = 0;
  const pages = Array.from({ length: 20 }, async () => {
    const page = await uncachedPage(product.origin, "/");
    finished += 1;
    return page;
  });
  // The server has all of them. The request for the metrics counts too.
  await expect.poll(async () => finished + (await pendingOf(product.origin))).toBeGreaterThan(20);
  const stopped = product.stop();
  const statuses = (await Promise.all(pages)).map(({ status }) => status);
  expect(statuses).toEqual(statuses.map(() => 200));
  await stopped;
  await product.dispose();
});

test("half a request ends after 20 seconds", async () => {
  test.setTimeout(120_000);
  const product = await startProduct();
  const socket = connect(Number(new URL(product.origin).port), "localhost");
  const started = performance.now();
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n");
  socket.resume();
  await new Promise((resolve) => socket.once("close", resolve));
  expect(performance.now() - started).toBeLessThan(30_000);
  await product.dispose();
});

test.describe("two sites that are restarted one after the other", () => {
  let started: TwoSites | undefined;

  test.beforeAll(async () => {
    started = await startTwoSites(await startBucketServer(), { DRAIN_SECONDS: "2" });
    test.skip(!started, "PostgreSQL isn't installed");
  });
  test.afterAll(() => started?.dispose());

  test("respond to every request, 50 a second, behind a load balancer that asks for readiness", async () => {
    test.setTimeout(600_000);
    const sites = started ? [started.first, started.second] : [];
    const ready = new Set<string>();
    const agent = new Agent({ keepAlive: true });
    /** Like any proxy, sends a request again if its connection was closed while it was idle. */
    const request = (url: string, connections: Agent | false): Promise<number> =>
      new Promise((resolve) => {
        const sent = get(url, { agent: connections }, (response) => {
          response.resume();
          response.once("close", () => resolve(response.complete ? (response.statusCode ?? 0) : 0));
        }).once("error", () => resolve(sent.reusedSocket ? request(url, false) : 0));
      });
    const check = async (): Promise<void> => {
      await Promise.all(
        sites.map(async ({ origin }) => {
          if ((await request(`${origin}/readyz`, false)) === 200) ready.add(origin);
          else ready.delete(origin);
        }),
      );
    };
    let isOver = false;
    const checking = (async () => {
      for (; !isOver; await wait(250)) await check();
    })();
    await expect.poll(() => ready.size).toBe(2);

    const statuses = new Map<number, number>();
    const paths = ["/", "/api/images?limit=5", "/about", "/help"];
    const visits: Promise<void>[] = [];
    const visit = async (n: number): Promise<void> => {
      const origins = [...ready];
      const origin = origins[n % origins.length];
      if (origin === undefined) return;
      const status = await request(`${origin}${paths[n % paths.length]}`, agent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    const visiting = (async () => {
      for (let n = 0; !isOver; n += 1, await wait(20)) visits.push(visit(n));
    })();
    for (let round = 0; round < 10; round += 1) {
      const site = sites[round % 2];
      await site?.restart();
      await expect.poll(() => ready.size).toBe(2);
    }
    isOver = true;
    await Promise.all([checking, visiting, ...visits]);
    agent.destroy();
    expect([...statuses.keys()].filter((status) => status !== 200)).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(200);
  });
});
