import { startHeartbeat } from "./heartbeat";
import { beginSession } from "./page-session";
import { createStoppedTabs } from "./start-page-guard";

const release = { remote: "gallery", version: "1.0.0" };
let now: number;
const look = () =>
  createStoppedTabs(
    localStorage,
    () => Object.keys(localStorage),
    () => now,
  );

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse("2026-03-01T12:00:00.000Z") });
  now = Date.now();
  localStorage.clear();
  beginSession(release);
  startHeartbeat(localStorage);
});
afterEach(() => jest.useRealTimers());

test("does not report a tab with a heartbeat", () => {
  const find = look();
  for (let minute = 0; minute < 3; minute++) {
    jest.advanceTimersByTime(60_000);
    now = Date.now();
    expect(find()).toEqual([]);
  }
});

test("reports a tab without a heartbeat once, at the second check", () => {
  const find = look();
  now += 20_000;
  expect(find()).toEqual([]);
  now += 6_000;
  expect(find()).toEqual([release]);
  expect(find()).toEqual([]);
});

test("a closed tab leaves no record", () => {
  dispatchEvent(new Event("pagehide"));
  const find = look();
  now += 20_000;
  find();
  now += 6_000;
  expect(find()).toEqual([]);
});

test("removes invalid heartbeats", () => {
  localStorage.clear();
  localStorage.setItem("heartbeat:1", "banana");
  const find = look();
  expect([find(), find()]).toEqual([[], []]);
  expect(localStorage).toHaveLength(0);
});

test("reports nothing after a delay of its own tab, until heartbeats can resume", () => {
  const find = look();
  now += 3_000;
  expect(find()).toEqual([]);
  now += 20_000;
  expect(find()).toEqual([]);
});
