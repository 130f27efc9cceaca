import { firstToSucceed } from "./first-to-succeed";

const PATIENCE = 100;
const hangs = () => new Promise<string>(() => undefined);
const fails = () => Promise.reject(new Error("broken"));
const answers = (text: string) => () => Promise.resolve(text);
const answersAfter = (milliseconds: number, text: string) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve(text), milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ["the first, if it works", [answers("a"), answers("b")], "a"],
  ["the second, if the first fails", [fails, answers("b")], "b"],
  ["the second, if the first hangs", [hangs, answers("b")], "b"],
  ["the last, if one hangs and one fails", [hangs, fails, answers("c")], "c"],
  ["a slow one, if it is still faster than the rest", [answersAfter(150, "a"), hangs], "a"],
])("takes %s", async (_, attempts, expected) => {
  const outcome = firstToSucceed<string>(attempts, PATIENCE);
  await jest.advanceTimersByTimeAsync(PATIENCE * attempts.length - 1);
  expect(await outcome).toBe(expected);
});

test("what earlier attempts have not used of the time is the last one's", async () => {
  const outcome = firstToSucceed([fails, fails, answersAfter(250, "c")], PATIENCE);
  await jest.advanceTimersByTimeAsync(250);
  expect(await outcome).toBe("c");
});

test("says why, when all have failed", async () => {
  await expect(firstToSucceed([fails, fails], PATIENCE)).rejects.toThrow("broken");
});

test("gives up when the last one hangs", async () => {
  const outcome = firstToSucceed([hangs, hangs], PATIENCE).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(PATIENCE * 2);
  expect(await outcome).toBe("no answer within 200 ms");
});

test("does not start what is not needed", async () => {
  const second = jest.fn(answers("b"));
  await firstToSucceed([answers("a"), second], PATIENCE);
  await jest.advanceTimersByTimeAsync(PATIENCE * 3);
  expect(second).not.toHaveBeenCalled();
});
