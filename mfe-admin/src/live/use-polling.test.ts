import { act, renderHook } from "@testing-library/react";
import { usePolling } from "./use-polling";

const setVisibility = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  act(() => {
    document.dispatchEvent(new Event("visibilitychange"));
  });
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  setVisibility("visible");
  jest.useRealTimers();
});

const poll = (initial: number | null) => {
  const refresh = jest.fn();
  const hook = renderHook(({ interval }) => usePolling(refresh, interval), {
    initialProps: { interval: initial },
  });
  return { refresh, ...hook };
};

test("asks once per interval, not at the start", () => {
  const { refresh } = poll(30_000);
  jest.advanceTimersByTime(29_999);
  expect(refresh).not.toHaveBeenCalled();
  jest.advanceTimersByTime(30_001);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test("rests while the tab is hidden and asks at once on return", () => {
  const { refresh } = poll(30_000);
  setVisibility("hidden");
  jest.advanceTimersByTime(120_000);
  expect(refresh).not.toHaveBeenCalled();
  setVisibility("visible");
  expect(refresh).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(30_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test("changes its pace with the interval", () => {
  const { refresh, rerender } = poll(30_000);
  rerender({ interval: 5_000 });
  jest.advanceTimersByTime(15_000);
  expect(refresh).toHaveBeenCalledTimes(3);
});

test("a pause lasts, even when the tab comes back", () => {
  const { refresh, rerender } = poll(30_000);
  rerender({ interval: null });
  setVisibility("hidden");
  setVisibility("visible");
  jest.advanceTimersByTime(60_000);
  expect(refresh).not.toHaveBeenCalled();
});

test("ends with the component", () => {
  const { refresh, unmount } = poll(5_000);
  unmount();
  jest.advanceTimersByTime(10_000);
  expect(refresh).not.toHaveBeenCalled();
});
