import { act, renderHook } from "@testing-library/react";
import { useSearchDraft } from "./use-search-draft";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const setUp = (committed: string) => {
  const commit = jest.fn();
  // A new function in each render, like the setters of the URL's parameters.
  const hook = renderHook(({ search }) => useSearchDraft(search, (value) => commit(value)), {
    initialProps: { search: committed },
  });
  return { ...hook, commit, draft: () => hook.result.current[0], type: hook.result.current[1] };
};

const pass = () => act(() => jest.runAllTimers());

test("commits once after a pause", () => {
  const { type, commit } = setUp("");
  act(() => type("t"));
  act(() => type("tin "));
  pass();
  expect(commit.mock.calls).toEqual([["tin"]]);
});

test("adopts a value cleared elsewhere, and does not commit the old one after another render", () => {
  const { rerender, draft, commit } = setUp("a");
  rerender({ search: "" });
  rerender({ search: "" });
  expect(draft()).toBe("");
  pass();
  expect(commit).not.toHaveBeenCalled();
});

test("discards typed text when the value changes elsewhere before the pause ends", () => {
  const { rerender, type, draft, commit } = setUp("a");
  act(() => type("ab"));
  rerender({ search: "" });
  pass();
  expect(draft()).toBe("");
  expect(commit).not.toHaveBeenCalled();
});

test("commits nothing after unmounting", () => {
  const { type, unmount, commit } = setUp("");
  act(() => type("a"));
  unmount();
  pass();
  expect(commit).not.toHaveBeenCalled();
});
