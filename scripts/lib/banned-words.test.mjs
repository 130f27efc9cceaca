import { bannedIn } from "./banned-words.mjs";

test.each([
  ["fetchAnswer", ["answer"]],
  ["KEPT_PAGES", ["kept"]],
  ["late-answers.ts", ["answers", "late"]],
  ["LOOK_EVERY", ["look every"]],
  ["lookEveryDay", ["look every"]],
  ["related", []],
  ["template", []],
  ["almostDone", []],
])("%s contains %j", (name, words) => {
  expect(bannedIn(name)).toEqual(words);
});
