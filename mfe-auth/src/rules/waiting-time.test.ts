import { tooManyAttempts, waitingTime } from "./request-error";

test.each([
  [0, "in a moment"],
  [1, "in 1 second"],
  [40, "in 40 seconds"],
  [60, "in 1 minute"],
  [61, "in 2 minutes"],
  [900, "in 15 minutes"],
  [5400, "in 2 hours"],
])("%d seconds are '%s'", (seconds, words) => {
  expect(waitingTime(seconds)).toBe(words);
});

test("the message for a 429 includes when to try again", () => {
  expect(tooManyAttempts(30)).toBe("Too many attempts. Please try again in 30 seconds.");
});
