import { startHeartbeat } from "./heartbeat";
import { showRelease } from "./shown-release";
import { createStoppedTabs } from "./stopped-tabs";

const release = { remote: "gallery", version: "1.0.0" };
let now: number;
const look = () => createStoppedTabs(localStorage, () => now);

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse("2026-03-01T12:00:00.000Z") });
  now = Date.now();
  localStorage.clear();
  showRelease(release);
  startHeartbeat(localStorage);
});
afterEach(() => jest.useRealTimers());

test("a tab that goes on is none that stopped", () => {
  const find = look();
  for (let minute = 0; minute < 3; minute++) {
    jest.advanceTimersByTime(60_000);
    now = Date.now();
    expect(find()).toEqual([]);
  }
});

test("a tab whose heartbeat stops is told once, at the second look", () => {
  const find = look();
  now += 20_000;
  expect(find()).toEqual([]);
  now += 6_000;
  expect(find()).toEqual([release]);
  expect(find()).toEqual([]);
});

test("a tab that was closed leaves nothing", () => {
  dispatchEvent(new Event("pagehide"));
  const find = look();
  now += 20_000;
  find();
  now += 6_000;
  expect(find()).toEqual([]);
});

test("what is no heartbeat is thrown away", () => {
  localStorage.clear();
  localStorage.setItem("heartbeat:1", "banana");
  const find = look();
  expect([find(), find()]).toEqual([[], []]);
  expect(localStorage).toHaveLength(0);
});
