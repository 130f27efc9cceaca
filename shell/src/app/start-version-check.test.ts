/** @jest-environment jsdom */

import { guestLimits } from "@promptfolio/host/plain-host";
import { createNotificationCenter } from "../notifications/notification-center";
import { startVersionCheck } from "./start-version-check";

const RUNNING: Record<string, string> = { shell: "1.0.0", gallery: "1.0.0" };

let served: Record<string, string>;
let fetched: number;
let clock: number;
let decide: () => boolean;
let hasPendingMutations: boolean;

const OPEN_PROMPT = { ...guestLimits, openPrompt: { id: "image", text: "A poster", details: {} } };
const storedOpenPrompt = () => sessionStorage.getItem("open-prompt");

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Navigates to another page; resolves with whether it was loaded from the server. */
const go = async (): Promise<boolean> => {
  const isHard = decide();
  await settle();
  return isHard;
};

beforeEach(async () => {
  served = { ...RUNNING };
  fetched = 0;
  clock = 1_000;
  hasPendingMutations = false;
  sessionStorage.clear();
  jest.spyOn(performance, "now").mockImplementation(() => clock);
  globalThis.fetch = jest.fn().mockImplementation(async () => {
    fetched += 1;
    return { ok: true, json: async () => served };
  });
  startVersionCheck(
    {
      notifications: createNotificationCenter(),
      hasPendingMutations: () => hasPendingMutations,
      promptLimit: { get: () => OPEN_PROMPT },
    },
    {
      hardNavigateWhen: (next) => {
        decide = next;
      },
    },
    (id) => RUNNING[id] ?? "none",
  );
  await settle();
});
afterEach(() => jest.restoreAllMocks());

test("fetches nothing while the page is fresh", async () => {
  expect(fetched).toBe(0);
  expect(await go()).toBe(false);
  expect(fetched).toBe(0);
});

test("checks at most once per interval", async () => {
  clock = 6_000;
  for (let step = 0; step < 5; step++) await go();
  expect(fetched).toBe(1);
  clock = 12_000;
  await go();
  expect(fetched).toBe(2);
});

test.each([
  ["a new release of a remote", { shell: "1.0.0", gallery: "1.1.0" }],
  ["a new shell", { shell: "1.1.0", gallery: "1.0.0" }],
  ["a rollback", { shell: "1.0.0", gallery: "0.9.0" }],
  ["a remote that is new altogether", { shell: "1.0.0", gallery: "1.0.0", orders: "1.0.0" }],
])("loads the next page from the server after discovering %s", async (_, next) => {
  served = next;
  clock = 6_000;
  expect(await go()).toBe(false);
  expect(storedOpenPrompt()).toBeNull();
  expect(await go()).toBe(true);
  expect(storedOpenPrompt()).toContain("image");
});

test("waits while a hard navigation could lose something", async () => {
  served = { shell: "1.0.0", gallery: "1.1.0" };
  clock = 6_000;
  await go();
  hasPendingMutations = true;
  expect(await go()).toBe(false);
  expect(storedOpenPrompt()).toBeNull();
  hasPendingMutations = false;
  expect(await go()).toBe(true);
});

test("checks when the tab becomes visible", async () => {
  served = { shell: "1.0.0", gallery: "1.1.0" };
  clock = 3_600_000;
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
  expect(await go()).toBe(true);
});

test("keeps the versions when the request fails", async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError("offline"));
  jest.spyOn(console, "debug").mockImplementation(() => undefined);
  clock = 6_000;
  expect(await go()).toBe(false);
  expect(await go()).toBe(false);
});
