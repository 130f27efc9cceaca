/** @jest-environment jsdom */

import { browserStorage } from "./browser-storage";

const withStorage = (descriptor: PropertyDescriptor): void => {
  Object.defineProperty(window, "localStorage", { configurable: true, ...descriptor });
};
const original = Object.getOwnPropertyDescriptor(window, "localStorage") ?? { value: localStorage };

afterEach(() => {
  jest.restoreAllMocks();
  withStorage(original);
  browserStorage("localStorage").removeItem("key");
});

const refuseWrites = () =>
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });

test("a full storage is still read, and what it refuses is kept in memory", () => {
  localStorage.setItem("other", "stored");
  refuseWrites();
  browserStorage("localStorage").setItem("key", "kept");
  expect(browserStorage("localStorage").getItem("key")).toBe("kept");
  expect(browserStorage("localStorage").getItem("other")).toBe("stored");
  browserStorage("localStorage").removeItem("key");
  expect(browserStorage("localStorage").getItem("key")).toBeNull();
});

test("what another tab stores later replaces what is in memory", () => {
  const full = refuseWrites();
  browserStorage("localStorage").setItem("key", "kept");
  full.mockRestore();
  localStorage.setItem("key", "of another tab");
  expect(browserStorage("localStorage").getItem("key")).toBe("of another tab");
});

test.each([
  [
    "throws",
    {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    },
  ],
  ["is null", { value: null }],
  ["is missing", { value: undefined }],
])("a storage that %s is replaced by memory", (_, descriptor) => {
  withStorage(descriptor);
  const store = browserStorage("localStorage");
  expect(store.getItem("key")).toBeNull();
  store.setItem("key", "kept");
  expect(store.getItem("key")).toBe("kept");
});
