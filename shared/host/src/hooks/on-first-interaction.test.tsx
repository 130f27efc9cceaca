import { onFirstInteraction } from "./on-first-interaction";

const calls: string[] = [];
const note = (name: string) => () => void calls.push(name);

beforeEach(() => calls.splice(0));

test("all that waits begins with the first interaction, but what was cancelled, and once", () => {
  onFirstInteraction(note("sync"));
  const cancel = onFirstInteraction(note("part"));
  onFirstInteraction(note("vitals"));
  cancel();
  dispatchEvent(new Event("scroll"));
  document.dispatchEvent(new Event("keydown"));
  expect(calls).toEqual(["sync", "vitals"]);
});

test("what begins to wait afterwards gets the next interaction", () => {
  onFirstInteraction(note("first"));
  document.dispatchEvent(new Event("pointerdown"));
  onFirstInteraction(note("second"));
  expect(calls).toEqual(["first"]);
  document.dispatchEvent(new Event("focusin"));
  expect(calls).toEqual(["first", "second"]);
});

test("what fails is reported, and keeps nothing else from beginning", () => {
  const reportError = jest.fn();
  Object.assign(globalThis, { reportError });
  const failure = new Error("broken");
  onFirstInteraction(() => {
    throw failure;
  });
  onFirstInteraction(note("sync"));
  dispatchEvent(new Event("scroll"));
  expect(calls).toEqual(["sync"]);
  expect(reportError).toHaveBeenCalledWith(failure);
});

test("has one listener for each kind of interaction, however much waits", () => {
  const listen = jest.spyOn(window, "addEventListener");
  for (const name of ["a", "b", "c"]) onFirstInteraction(note(name));
  expect(listen.mock.calls.map(([type]) => type).sort()).toEqual([
    "focusin",
    "keydown",
    "pointerdown",
    "pointermove",
    "scroll",
  ]);
  listen.mockRestore();
});
