import type { DehydratedQuery } from "@promptfolio/contracts/page";
import type { DeferredQuery as RequestedQuery } from "@promptfolio/lib/route-data";
import type { DeferredResponse } from "../render/messages";
import type { DeferredQuery } from "../render/module-host";

/** Resolves with null if the response fails or takes longer than `timeoutMs` milliseconds. */
const withTimeout = (response: Promise<DehydratedQuery>, timeoutMs: number): Promise<DeferredResponse> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, timeoutMs, null);
    const settle = (found: DeferredResponse): void => {
      clearTimeout(timer);
      resolve(found);
    };
    response.then(settle, () => settle(null));
  });

/**
 * Separates responses that are ready within `graceMs` from those that the page is sent without; the latter get
 * `timeoutMs` more.
 */
export const splitByReadiness = async (
  requested: readonly RequestedQuery[],
  { graceMs, timeoutMs }: { graceMs: number; timeoutMs: number },
): Promise<{ ready: DehydratedQuery[]; deferred: DeferredQuery[] }> => {
  const ready: DehydratedQuery[] = [];
  const deferred: DeferredQuery[] = [];
  await Promise.all(
    requested.map(async ({ path, response }) => {
      const early = await withTimeout(response, graceMs);
      if (early) ready.push(early);
      else deferred.push({ path, response: withTimeout(response, timeoutMs) });
    }),
  );
  return { ready, deferred };
};

/** The responses that were ready in time. */
export const settledResponses = async (deferred: readonly DeferredQuery[]): Promise<DehydratedQuery[]> =>
  (await Promise.all(deferred.map(({ response }) => response))).filter((response) => response !== null);
