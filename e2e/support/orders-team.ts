import { expect } from "@playwright/test";
import { type OrdersCode, ordersRelease } from "./orders-release";
import type { Product } from "./product";
import { type UncachedPage, uncachedPage } from "./uncached-page";

/** Pages of all other remotes that the server renders. */
const OTHER_PAGES = ["/", "/image/example-00000000", "/login", "/about"];

const FAILURES =
  /^promptfolio_remote_failures_total\{remote="([^"]+)",version="([^"]+)",kind="[^"]+"\} (\d+)/gm;

/** A team that releases `orders` to a running site, and checks of all others. */
export const createOrdersTeam = async (product: Product) => {
  const { origin, release } = product;
  let number = 0;
  const served = () => product.served("orders");

  const promote = async (version: string, code: OrdersCode): Promise<void> => {
    await release("publish", "--promote", await ordersRelease(version, code));
    await expect.poll(served).toBe(version);
  };
  await promote("1.0.0", { heading: "Good orders" });

  const visit = (path = "/orders"): Promise<UncachedPage> => uncachedPage(origin, path);

  /** All failures that were counted, by remote. */
  const failures = async (): Promise<Record<string, number>> => {
    const sums: Record<string, number> = {};
    for (const [, remote = "", , count] of (await (await fetch(`${origin}/metrics`)).text()).matchAll(
      FAILURES,
    ))
      sums[remote] = (sums[remote] ?? 0) + Number(count);
    return sums;
  };

  return {
    visit,
    failures,
    /** Releases this as stable. */
    promote: async (code: OrdersCode): Promise<string> => {
      const version = `2.${number++}.0`;
      await promote(version, code);
      return version;
    },
    /** Every other page is rendered on the server, the site is healthy, and no other remote has failed. */
    expectOthersUnaffected: async (): Promise<void> => {
      for (const path of OTHER_PAGES)
        expect({ path, rendered: (await visit(path)).rendered }).toEqual({ path, rendered: "page" });
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
      expect(Object.keys(await failures()).filter((remote) => remote !== "orders")).toEqual([]);
    },
    /** A rollback repairs the page, without a restart. */
    expectRollbackRepairs: async (): Promise<void> => {
      await release("rollback", "orders");
      await expect.poll(served).toBe("1.0.0");
      const { rendered, html } = await visit();
      expect(rendered).toBe("page");
      expect(html).toContain("Good orders");
    },
  };
};
