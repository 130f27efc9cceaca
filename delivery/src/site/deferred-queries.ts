import type { DehydratedQuery } from "@promptfolio/contracts/page";
import type { DeferredQuery as AnswerOnTheWay } from "@promptfolio/lib/route-data";
import type { DeferredQuery } from "../render/module-host";

const after = (milliseconds: number): Promise<null> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds, null));

/** Null instead of an answer that does not come in time, in milliseconds, or not at all. */
const withTimeout = (answer: Promise<DehydratedQuery>, patience: number): Promise<DehydratedQuery | null> =>
  Promise.race([answer.catch(() => null), after(patience)]);

/**
 * Which answers come within `grace`, and which are waited for while the page is out already, for `patience` at most. In
 * milliseconds.
 */
export const splitByReadiness = async (
  answers: readonly AnswerOnTheWay[],
  { grace, patience }: { grace: number; patience: number },
): Promise<{ arrived: DehydratedQuery[]; late: DeferredQuery[] }> => {
  const arrived: DehydratedQuery[] = [];
  const late: DeferredQuery[] = [];
  await Promise.all(
    answers.map(async ({ path, response }) => {
      const soon = await withTimeout(response, grace);
      if (soon) arrived.push(soon);
      else late.push({ path, response: withTimeout(response, patience) });
    }),
  );
  return { arrived, late };
};

/** What has come of them in the end. */
export const settledResponses = async (late: readonly DeferredQuery[]): Promise<DehydratedQuery[]> =>
  (await Promise.all(late.map(({ response: answer }) => answer))).filter((answer) => answer !== null);
