import type { DehydratedQuery } from "@promptfolio/contracts/page";
import { settledResponses, splitByReadiness } from "./deferred-queries";

const answerTo = (path: string): DehydratedQuery => ({ path, status: 200, body: path, updatedAt: 0 });
const never = new Promise<never>(() => undefined);

test("what is there already is told from what is late", async () => {
  let come: (answer: DehydratedQuery) => void = () => undefined;
  const { arrived, late } = await splitByReadiness(
    [
      { path: "/soon", response: Promise.resolve(answerTo("/soon")) },
      { path: "/late", response: new Promise((resolve) => (come = resolve)) },
    ],
    { grace: 1, patience: 60_000 },
  );
  expect(arrived).toEqual([answerTo("/soon")]);
  expect(late.map(({ path }) => path)).toEqual(["/late"]);
  come(answerTo("/late"));
  expect(await settledResponses(late)).toEqual([answerTo("/late")]);
});

test("what does not come in time, or breaks, is left out in the end", async () => {
  const { arrived, late } = await splitByReadiness(
    [
      { path: "/never", response: never },
      { path: "/broken", response: Promise.reject(new Error("the API is gone")) },
    ],
    { grace: 1, patience: 1 },
  );
  expect(arrived).toEqual([]);
  expect(await settledResponses(late)).toEqual([]);
});
