/** @jest-environment jsdom */
import { ignoreComposedKeys } from "./composed-keys";

test.each([
  ["under composition", { isComposing: true }, 0],
  ["that ended one in Safari", { keyCode: 229 }, 0],
  ["otherwise", {}, 1],
])("Escape %s reaches listeners: %s", (_, init, calls) => {
  ignoreComposedKeys();
  const listen = jest.fn();
  document.addEventListener("keydown", listen, true);
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, ...init }));
  document.removeEventListener("keydown", listen, true);
  expect(listen).toHaveBeenCalledTimes(calls);
});
