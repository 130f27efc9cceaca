import type { DehydratedAnswer } from "@promptfolio/contracts/page";
import { sortByArrival, whatCame } from "./late-answers";

const answerTo = (path: string): DehydratedAnswer => ({ path, status: 200, body: path, at: 0 });
const never = new Promise<never>(() => undefined);

test("what is there already is told from what is late", async () => {
  let come: (answer: DehydratedAnswer) => void = () => undefined;
  const { arrived, late } = await sortByArrival(
    [
      { path: "/soon", answer: Promise.resolve(answerTo("/soon")) },
      { path: "/late", answer: new Promise((resolve) => (come = resolve)) },
    ],
    { grace: 1, patience: 60_000 },
  );
  expect(arrived).toEqual([answerTo("/soon")]);
  expect(late.map(({ path }) => path)).toEqual(["/late"]);
  come(answerTo("/late"));
  expect(await whatCame(late)).toEqual([answerTo("/late")]);
});

test("what does not come in time, or breaks, is left out in the end", async () => {
  const { arrived, late } = await sortByArrival(
    [
      { path: "/never", answer: never },
      { path: "/broken", answer: Promise.reject(new Error("the API is gone")) },
    ],
    { grace: 1, patience: 1 },
  );
  expect(arrived).toEqual([]);
  expect(await whatCame(late)).toEqual([]);
});
