/** @jest-environment jsdom */

import { fetchContainer } from "./remote-container";

const NAME = "remote_gallery";
const container = { init: () => undefined, get: () => Promise.resolve(() => ({})) };
const release = { containerName: NAME, integrity: "sha384-abc" };

const added = (): HTMLScriptElement => {
  const script = document.head.querySelector<HTMLScriptElement>("script[src='/entry.js']");
  if (!script) throw new Error("no script was added");
  return script;
};

afterEach(() => {
  expect(document.head.querySelector("script")).toBeNull();
  Reflect.deleteProperty(globalThis, NAME);
});

test("loads an entry by its integrity and returns the container that it defines", async () => {
  const fetched = fetchContainer("/entry.js", release);
  expect(added().integrity).toBe("sha384-abc");
  Reflect.set(globalThis, NAME, container);
  added().dispatchEvent(new Event("load"));
  expect(await fetched).toBe(container);
});

test("rejects an entry that defines no container", async () => {
  const fetched = fetchContainer("/entry.js", release);
  added().dispatchEvent(new Event("load"));
  await expect(fetched).rejects.toThrow("/entry.js defines no remote_gallery");
});

test("rejects an entry that can't be loaded", async () => {
  const fetched = fetchContainer("/entry.js", release);
  added().dispatchEvent(new Event("error"));
  await expect(fetched).rejects.toThrow("/entry.js could not be loaded");
});
