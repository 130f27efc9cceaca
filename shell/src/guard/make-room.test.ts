/** @jest-environment jsdom */

import { makeRoom } from "./make-room";
import { watchRemotes } from "./watch-remotes";

/** A storage that holds this many characters. */
const LIMIT = 4_000;
const { setItem } = Storage.prototype;

beforeAll(() => {
  Storage.prototype.setItem = function (key, value) {
    const others = Object.entries(this).filter(([other]) => other !== key);
    const size = others.reduce((sum, [, text]) => sum + text.length, 0);
    if (size + value.length > LIMIT) throw new DOMException("full", "QuotaExceededError");
    setItem.call(this, key, value);
  };
  watchRemotes(document.createElement("div"));
});
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("auth_token", "t".repeat(100));
});

const fillAs = (url: string, key: string, size: number): void =>
  new Function(`(() => localStorage.setItem("${key}", "x".repeat(${size})))();\n//# sourceURL=${url}`)();

test("removes a remote's largest key, and names the remote, when the host can't write", () => {
  fillAs("https://example.org/r/orders/1.0.0/page.js", "small", 10);
  fillAs("https://example.org/r/orders/1.0.0/page.js", "large", 3_800);
  expect([...makeRoom()]).toEqual(["orders"]);
  expect(Object.keys(localStorage).sort()).toEqual(["auth_token", "small"]);
});

test("removes nothing while the host can write", () => {
  fillAs("https://example.org/r/orders/1.0.0/page.js", "small", 10);
  expect([...makeRoom()]).toEqual([]);
  expect(Object.keys(localStorage)).toHaveLength(2);
});
