import type { DehydratedQuery } from "@promptfolio/contracts/page";
import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import { isMissingStatus } from "./missing-status";
import { fillApiPath, matchesAll, type TemplateValues } from "./template";

/** A response that may still be pending. */
export interface DeferredQuery {
  path: string;
  response: Promise<DehydratedQuery>;
}

export interface RouteData {
  /** The responses of all queries but the deferred ones. */
  queries: DehydratedQuery[];
  /** The deferred queries, already sent. */
  deferred: DeferredQuery[];
  /** The values, with each response under its query's name. */
  values: TemplateValues;
  /** False if a required query's response says that there is nothing to show. */
  found: boolean;
}

/** Fetches one canonical API path; resolves for every HTTP status. */
export type ApiFetcher = (path: string) => Promise<DehydratedQuery>;

/**
 * Sends the queries that a route declares, in order: a query may use the responses of earlier ones, except deferred
 * ones. Independent queries run at the same time. Deferred ones are sent, but not awaited.
 */
export const loadRouteData = async (
  route: RouteDeclaration,
  values: TemplateValues,
  fetchApi: ApiFetcher,
): Promise<RouteData> => {
  const known: TemplateValues = { ...values };
  const queries: DehydratedQuery[] = [];
  const deferred: DeferredQuery[] = [];
  let found = true;
  const pending = new Map<string, Promise<void>>();
  for (const query of route.queries ?? []) {
    await Promise.all(
      [...pending].filter(([name]) => query.get.includes(`{${name}.`)).map(([, promise]) => promise),
    );
    const needed = [...query.get.matchAll(/\{([a-z]+)\./gi)].map(([, name = ""]) => name);
    const isMissingResponse = needed.some((name) => name !== "query" && known[name] === undefined);
    if (isMissingResponse || !matchesAll(query.when, known)) continue;
    const path = fillApiPath(query.get, known);
    if (query.deferred) {
      const response = fetchApi(path);
      // Prevents an unhandled rejection. The error is handled where the response is awaited, if it is.
      response.catch(() => undefined);
      deferred.push({ path, response });
      continue;
    }
    const request = fetchApi(path).then((response) => {
      queries.push(response);
      if (response.status === 200) known[query.name] = response.body;
      else if (query.required && isMissingStatus(response.status)) found = false;
    });
    pending.set(query.name, request);
  }
  await Promise.all(pending.values());
  return { queries, deferred, values: known, found };
};
