/** @jest-environment jsdom */

import { act, renderHook } from "@testing-library/react";
import { useNewIndicator, type Watched } from "./use-live-data";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const watch = (initial: Watched) =>
  renderHook((watched: Watched) => useNewIndicator(watched), { initialProps: initial });

test("the first response is not new", () => {
  const { result, rerender } = watch({ scope: "users", signature: undefined });
  rerender({ scope: "users", signature: "a" });
  expect(result.current.shown).toBe(false);
});

test("a changed response is new for three seconds", () => {
  const { result, rerender } = watch({ scope: "users", signature: "a" });
  rerender({ scope: "users", signature: "b" });
  expect(result.current.shown).toBe(true);
  act(() => jest.advanceTimersByTime(2_999));
  expect(result.current.shown).toBe(true);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current.shown).toBe(false);
});

test("another change restarts the three seconds", () => {
  const { result, rerender } = watch({ scope: "users", signature: "a" });
  rerender({ scope: "users", signature: "b" });
  act(() => jest.advanceTimersByTime(2_000));
  rerender({ scope: "users", signature: "c" });
  act(() => jest.advanceTimersByTime(2_000));
  expect(result.current.shown).toBe(true);
});

test("the response to another query is not new", () => {
  const { result, rerender } = watch({ scope: "page 1", signature: "a" });
  rerender({ scope: "page 2", signature: "b" });
  expect(result.current.shown).toBe(false);
});

test("can be dismissed", () => {
  const { result, rerender } = watch({ scope: "users", signature: "a" });
  rerender({ scope: "users", signature: "b" });
  act(() => result.current.dismiss());
  expect(result.current.shown).toBe(false);
});
