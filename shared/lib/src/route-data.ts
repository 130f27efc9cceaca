import type { DehydratedAnswer } from "@promptfolio/contracts/page";
import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import { fillApiPath, matchesAll, type TemplateValues } from "./template";

/** An answer that may still be on its way. */
export interface LateAnswer {
  path: string;
  answer: Promise<DehydratedAnswer>;
}

export interface RouteData {
  /** The answers of all calls but the late ones. */
  answers: DehydratedAnswer[];
  /** The late calls, under way. */
  late: LateAnswer[];
  /** The values with the answers added under their names. */
  values: TemplateValues;
  /** False if a required call answered 404. */
  found: boolean;
}

/** Fetches one canonical API path; resolves for every status that the API answers with. */
export type FetchAnswer = (path: string) => Promise<DehydratedAnswer>;

/**
 * Makes the calls that a route declares, in order: a call may use the answers of those before it, other than late ones.
 * Calls that do not depend on one another run at the same time. Late ones are made, but not waited for.
 */
export const loadRouteData = async (
  route: RouteDeclaration,
  values: TemplateValues,
  fetchAnswer: FetchAnswer,
): Promise<RouteData> => {
  const known: TemplateValues = { ...values };
  const answers: DehydratedAnswer[] = [];
  const late: LateAnswer[] = [];
  let found = true;
  const pending = new Map<string, Promise<void>>();
  for (const call of route.data ?? []) {
    await Promise.all(
      [...pending].filter(([name]) => call.get.includes(`{${name}.`)).map(([, promise]) => promise),
    );
    const needed = [...call.get.matchAll(/\{([a-z]+)\./gi)].map(([, name = ""]) => name);
    const answersMissing = needed.some((name) => name !== "query" && known[name] === undefined);
    if (answersMissing || !matchesAll(call.when, known)) continue;
    const path = fillApiPath(call.get, known);
    if (call.late) {
      const answer = fetchAnswer(path);
      // Nobody need wait for it.
      answer.catch(() => undefined);
      late.push({ path, answer });
      continue;
    }
    const request = fetchAnswer(path).then((answer) => {
      answers.push(answer);
      if (answer.status === 200) known[call.name] = answer.body;
      else if (call.required && answer.status < 500) found = false;
    });
    pending.set(call.name, request);
  }
  await Promise.all(pending.values());
  return { answers, late, values: known, found };
};
