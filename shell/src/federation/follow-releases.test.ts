import { followReleases } from "./follow-releases";

const RUNNING: Record<string, string> = { shell: "1.0.0", gallery: "1.0.0" };

let served: Record<string, string>;
let asked: number;
let clock: number;
let decide: (pathname: string) => boolean;
const handOver = jest.fn();
let mayLeave: boolean;

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Goes to another page, and says whether it was loaded anew. */
const go = async (): Promise<boolean> => {
  const renewed = decide("/about");
  await settle();
  return renewed;
};

beforeEach(async () => {
  served = { ...RUNNING };
  asked = 0;
  clock = 1_000;
  mayLeave = true;
  handOver.mockReset();
  jest.spyOn(performance, "now").mockImplementation(() => clock);
  globalThis.fetch = jest.fn().mockImplementation(async () => {
    asked += 1;
    return { ok: true, json: async () => served };
  });
  followReleases({
    renewable: {
      get history(): never {
        throw new Error("not needed");
      },
      renewWhen: (next) => {
        decide = next;
      },
    },
    running: (id) => RUNNING[id] ?? "none",
    mayLeave: () => mayLeave,
    handOver,
  });
  await settle();
});
afterEach(() => jest.restoreAllMocks());

test("a page that has just come is current: nothing is asked", async () => {
  expect(asked).toBe(0);
  expect(await go()).toBe(false);
  expect(asked).toBe(0);
});

test("asks now and then, not at every step", async () => {
  clock = 6_000;
  for (let step = 0; step < 5; step++) await go();
  expect(asked).toBe(1);
  clock = 12_000;
  await go();
  expect(asked).toBe(2);
});

test.each([
  ["a new release of a remote", { shell: "1.0.0", gallery: "1.1.0" }],
  ["a new shell", { shell: "1.1.0", gallery: "1.0.0" }],
  ["a version that was taken back", { shell: "1.0.0", gallery: "0.9.0" }],
  ["a remote that is new altogether", { shell: "1.0.0", gallery: "1.0.0", orders: "1.0.0" }],
])("%s comes with the step after the one that learned of it", async (_, next) => {
  served = next;
  clock = 6_000;
  expect(await go()).toBe(false);
  expect(handOver).not.toHaveBeenCalled();
  expect(await go()).toBe(true);
  expect(handOver).toHaveBeenCalledTimes(1);
});

test("while something could be lost it waits", async () => {
  served = { shell: "1.0.0", gallery: "1.1.0" };
  clock = 6_000;
  await go();
  mayLeave = false;
  expect(await go()).toBe(false);
  expect(handOver).not.toHaveBeenCalled();
  mayLeave = true;
  expect(await go()).toBe(true);
});

test("a tab that comes into sight again has asked by the time of its first step", async () => {
  served = { shell: "1.0.0", gallery: "1.1.0" };
  clock = 3_600_000;
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
  expect(await go()).toBe(true);
});

test("without an answer the tab goes on as it is", async () => {
  globalThis.fetch = jest.fn().mockRejectedValue(new TypeError("offline"));
  jest.spyOn(console, "debug").mockImplementation(() => undefined);
  clock = 6_000;
  expect(await go()).toBe(false);
  expect(await go()).toBe(false);
});
