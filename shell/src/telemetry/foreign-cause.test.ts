/** @jest-environment jsdom */

import { ApiError } from "@promptfolio/host/api/api-error";
import { foreignCause, hasForeignElements } from "./foreign-cause";

const OWN = "    at f (https://example.org/r/gallery/1.0.0/page.home.js:1:1)";
const thrownAt = (top: string): Error =>
  Object.assign(new Error("x"), { stack: `Error: x\n    at f (${top}:1:1)\n${OWN}` });

beforeEach(() => {
  document.documentElement.className = "";
  document.body.innerHTML = '<div id="root"><p>A poster</p></div>';
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
});

test.each(["chrome-extension://abc/a.js", "moz-extension://abc/a.js", "safari-web-extension://abc/a.js"])(
  "an error thrown at %s is no release's",
  (top) => expect(foreignCause(thrownAt(top), "error")).toBe("extension"),
);

test.each([
  ["QuotaExceededError", "The quota has been exceeded."],
  ["SecurityError", "Failed to read the 'localStorage' property from 'Window': Access is denied."],
  ["SecurityError", "The operation is insecure."],
])("a %s of the storage is no release's: %s", (name, message) =>
  expect(foreignCause(new DOMException(message, name), "error")).toBe("storage"),
);

test("a missing node is a translator's fault in a translated document only", () => {
  const error = new DOMException("The node is not a child of this node.", "NotFoundError");
  expect(foreignCause(error, "error")).toBeUndefined();
  document.documentElement.className = "translated-ltr";
  expect(foreignCause(error, "error")).toBe("translation");
});

test("what fails to load without a connection is no release's", () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(foreignCause("a script", "load")).toBe("offline");
  expect(foreignCause(new TypeError("Failed to fetch"), "error")).toBe("offline");
  const chunk = Object.assign(new Error("Loading chunk 4 failed."), { name: "ChunkLoadError" });
  expect(foreignCause(chunk, "error")).toBe("offline");
  expect(foreignCause(new TypeError("x is undefined"), "error")).toBeUndefined();
});

test.each([
  ["a request", new TypeError("Failed to fetch")],
  ["a request of the API", new ApiError("The server cannot be reached.", 0)],
])("%s without a response is no release's", (_, error) =>
  expect(foreignCause(error, "error")).toBe("blocked"),
);

test("a module that fails to load may have got a response", () =>
  expect(
    foreignCause(new TypeError("Failed to fetch dynamically imported module: /x.js"), "load"),
  ).toBeUndefined());

test.each([
  [0, "blocked"],
  [404, undefined],
])("a script with the status %d is counted as %s", (responseStatus, cause) => {
  const getEntriesByName = jest.fn(() => [{ responseStatus }]);
  Object.assign(performance, { getEntriesByName });
  const url = "https://example.org/r/gallery/1.0.0/page.home.js?attempt=2";
  expect(foreignCause(new Error(`Loading chunk 1 failed. (error: ${url})`), "load")).toBe(cause);
  expect(getEntriesByName).toHaveBeenCalledWith(url, "resource");
});

test("a release's own errors are its own", () => {
  const own = Object.assign(new TypeError("x"), { stack: `TypeError: x\n${OWN}` });
  expect(foreignCause(own, "error")).toBeUndefined();
  expect(foreignCause("thrown text", "error")).toBeUndefined();
  expect(foreignCause(own, "load")).toBeUndefined();
});

test.each([
  ["nothing", "", undefined],
  ["the page's own styles", "<style data-styled='true'></style>", undefined],
  ["a translated text", "<font><font>Ein Plakat</font></font>", "translation"],
  ["an extension's element", "<some-extension></some-extension>", "nodes"],
  ["an extension's style", "<style class='dark'></style>", "nodes"],
])("hydration fails because of %s that was added, or of the release", (_, added, cause) => {
  document.body.insertAdjacentHTML("beforeend", added);
  const error = new Error("Minified React error #418");
  expect(foreignCause(error, "error", hasForeignElements(document.body))).toBe(cause);
});
