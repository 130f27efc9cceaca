import { recordOriginals, restoreGlobals } from "./restore-globals";

const { map } = Array.prototype;
const { pushState } = History.prototype;

test("leaves untouched globals, and added symbols and names without a value alone", () => {
  const originals = recordOriginals();
  const added = Symbol("attributes");
  Object.defineProperty(Element.prototype, added, { configurable: true, value: undefined });
  // As React does.
  Object.defineProperty(Error, "setByReact", { configurable: true, value: undefined });
  expect(restoreGlobals(originals)).toEqual([]);
  expect(Reflect.deleteProperty(Element.prototype, added)).toBe(true);
});

test("leaves constants alone that an engine makes again for each reader", () => {
  const constant = (value: unknown) =>
    Object.defineProperty(MutationObserver, "supportedTypes", { configurable: true, value });
  constant(["a"]);
  const originals = recordOriginals();
  constant(["a"]);
  expect(restoreGlobals(originals)).toEqual([]);
  Reflect.deleteProperty(MutationObserver, "supportedTypes");
});

test("restores and names globals that a remote overwrote, added or deleted", () => {
  const originals = recordOriginals();
  const globals = window.setTimeout;
  Object.assign(window, { setTimeout: () => 0 });
  Object.assign(history, { pushState: () => undefined });
  Object.assign(Array.prototype, { map: () => ["other"], extra: () => undefined });
  Reflect.deleteProperty(String.prototype, "big");
  expect(restoreGlobals(originals).sort()).toEqual([
    "Array.extra",
    "Array.map",
    "History.pushState",
    "String.big",
    "setTimeout",
  ]);
  expect([1].map(String)).toEqual(["1"]);
  expect(Array.prototype.map).toBe(map);
  expect(history.pushState).toBe(pushState);
  expect(window.setTimeout).toBe(globals);
  expect(restoreGlobals(originals)).toEqual([]);
});

test("works with the original functions, even when others are overwritten", () => {
  const originals = recordOriginals();
  const { getOwnPropertyDescriptor } = Object;
  Object.getOwnPropertyDescriptor = () => undefined;
  Array.prototype[Symbol.iterator] = () => {
    throw new Error("overwritten");
  };
  expect(restoreGlobals(originals)).toHaveLength(2);
  expect(Object.getOwnPropertyDescriptor).toBe(getOwnPropertyDescriptor);
});
