/** @jest-environment jsdom */

import { tolerateForeignOverwrites } from "./foreign-overwrites";
import { recordOriginals, restoreGlobals } from "./restore-globals";

const other = (): undefined => undefined;
const { pushState } = history;

test("leaves alone what an extension overwrote, and restores what a remote did", () => {
  let caller = "chrome-extension://abc/inpage.js";
  tolerateForeignOverwrites(
    () => `Error\n    at patch (${caller}:1:1)\n    at https://example.org/r/shell/1.0.0/main.js`,
  );
  const originals = recordOriginals();
  Object.assign(history, { pushState: other });
  expect(restoreGlobals(originals)).toEqual([]);
  expect(history.pushState).toBe(other);
  caller = "https://example.org/r/orders/1.0.0/page.js";
  Object.assign(history, { pushState });
  Object.assign(window, { setTimeout: other });
  expect(restoreGlobals(originals)).toEqual(["setTimeout", "History.pushState"]);
  expect(history.pushState).toBe(other);
  expect(window.setTimeout).not.toBe(other);
});
