import type { DehydratedQuery } from "@promptfolio/contracts/page";
import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import { fillApiPath, matchesAll, type TemplateValues } from "./template";

/** An answer that may still be on its way. */
export interface DeferredQuery {
  path: string;
  response: Promise<DehydratedQuery>;
}

export interface RouteData {
  /** The answers of all calls but the late ones. */
  queries: DehydratedQuery[];
  /** The late calls, under way. */
  deferred: DeferredQuery[];
  /** The values with the answers added under their names. */
  values: TemplateValues;
  /** False if a required call answered 404. */
  found: boolean;
}

/** Fetches one canonical API path; resolves for every status that the API answers with. */
export type ApiFetcher = (path: string) => Promise<DehydratedQuery>;

/**
 * Makes the calls that a route declares, in order: a call may use the answers of those before it, other than late ones.
 * Calls that do not depend on one another run at the same time. Late ones are made, but not waited for.
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
      // Nobody need wait for it.
      response.catch(() => undefined);
      deferred.push({ path, response });
      continue;
    }
    const request = fetchApi(path).then((response) => {
      queries.push(response);
      if (response.status === 200) known[query.name] = response.body;
      else if (query.required && response.status < 500) found = false;
    });
    pending.set(query.name, request);
  }
  await Promise.all(pending.values());
  return { queries, deferred, values: known, found };
};
