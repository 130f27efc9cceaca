/** @jest-environment jsdom */

import { markSessionRendered, showStoredChoices, switchTheme } from "./theme-choice";

const root = document.documentElement.dataset;

beforeEach(() => {
  localStorage.clear();
  delete root["theme"];
  delete root["session"];
});

test.each([
  ["nothing", undefined, undefined],
  ["a choice", "dark", "dark"],
  ["what no theme is called", "sepia", undefined],
])("applies the stored theme before the first paint: %s", (_, stored, expected) => {
  if (stored !== undefined) localStorage.setItem("theme", stored);
  showStoredChoices();
  expect(root["theme"]).toBe(expected);
});

test.each([
  ["nobody", {}, undefined],
  ["a flag without a token", { userLoggedIn: "true" }, undefined],
  ["a token without a flag", { auth_token: "t" }, undefined],
  ["a user", { auth_token: "t", userLoggedIn: "true" }, "user"],
  ["an administrator", { auth_token: "t", adminLoggedIn: "true" }, "administrator"],
])("marks the expected session before the first paint: %s", (_, stored, expected) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  showStoredChoices();
  expect(root["session"]).toBe(expected);
  markSessionRendered();
  expect(root["session"]).toBeUndefined();
});

test("applies a choice at once and on the next page", () => {
  switchTheme();
  expect(root["theme"]).toBe("dark");
  delete root["theme"];
  showStoredChoices();
  expect(root["theme"]).toBe("dark");
  switchTheme();
  expect(root["theme"]).toBe("light");
});
