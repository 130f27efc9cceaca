/** @jest-environment jsdom */

import { storeOpenPrompt, takeStoredOpenPrompt } from "./stored-open-prompt";

const NOW = 1_000_000;

beforeEach(() => sessionStorage.clear());

test("restores the open prompt on the next page, once", () => {
  storeOpenPrompt("a".repeat(20), NOW);
  expect(takeStoredOpenPrompt(NOW + 2_000)).toBe("a".repeat(20));
  expect(takeStoredOpenPrompt(NOW + 2_000)).toBeUndefined();
});

test("stores nothing if no prompt is open", () => {
  storeOpenPrompt(undefined, NOW);
  expect(sessionStorage).toHaveLength(0);
  expect(takeStoredOpenPrompt(NOW)).toBeUndefined();
});

test("opens no prompt in a tab that is restored much later", () => {
  storeOpenPrompt("a".repeat(20), NOW);
  expect(takeStoredOpenPrompt(NOW + 30_000)).toBeUndefined();
});

test.each(["no json", "null", "7", '{"id":7,"at":1000000}', '{"id":"a"}'])("ignores %s", (stored) => {
  sessionStorage.setItem("open-prompt", stored);
  expect(takeStoredOpenPrompt(NOW)).toBeUndefined();
});
