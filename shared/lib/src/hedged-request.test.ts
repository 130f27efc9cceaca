import { hedgedRequest } from "./hedged-request";

const DELAY_MS = 100;
const hangs = () => new Promise<string>(() => undefined);
const fails = () => Promise.reject(new Error("broken"));
const resolves = (text: string) => () => Promise.resolve(text);
const resolvesAfter = (milliseconds: number, text: string) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve(text), milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ["the first, if it works", [resolves("a"), resolves("b")], "a"],
  ["the second, if the first fails", [fails, resolves("b")], "b"],
  ["the second, if the first hangs", [hangs, resolves("b")], "b"],
  ["the last, if one hangs and one fails", [hangs, fails, resolves("c")], "c"],
  ["a slow one, if it is still faster than the rest", [resolvesAfter(150, "a"), hangs], "a"],
])("resolves with %s", async (_, attempts, expected) => {
  const outcome = hedgedRequest<string>(attempts, DELAY_MS);
  await jest.advanceTimersByTimeAsync(DELAY_MS * attempts.length - 1);
  expect(await outcome).toBe(expected);
});

test("gives the last attempt the remaining time", async () => {
  const outcome = hedgedRequest([fails, fails, resolvesAfter(250, "c")], DELAY_MS);
  await jest.advanceTimersByTimeAsync(250);
  expect(await outcome).toBe("c");
});

test("rejects with the last error when all have failed", async () => {
  await expect(hedgedRequest([fails, fails], DELAY_MS)).rejects.toThrow("broken");
});

test("gives up when the last one hangs", async () => {
  const outcome = hedgedRequest([hangs, hangs], DELAY_MS).catch((error: Error) => error.message);
  await jest.advanceTimersByTimeAsync(DELAY_MS * 2);
  expect(await outcome).toBe("no response within 200 ms");
});

test("does not start attempts that are not needed", async () => {
  const second = jest.fn(resolves("b"));
  await hedgedRequest([resolves("a"), second], DELAY_MS);
  await jest.advanceTimersByTimeAsync(DELAY_MS * 3);
  expect(second).not.toHaveBeenCalled();
});
