import { act, fireEvent, screen } from "@testing-library/react";
import { type ComponentType, type KeyboardEvent, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { recordEarlyInput } from "../early-input/record-early-input";
import { replayEarlyInput } from "../early-input/replay-early-input";
import { HydrateWhenVisible } from "./hydrate-when-visible";
import { lazyPart } from "./lazy-part";
import { TestPage } from "./page-testing";

/** A warning of React's development build about the attribute of an early press, which the server did not render. */
const MARK = "hydrated but some attributes";
const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);

let root: Root | undefined;
let deliver: () => Promise<void> = async () => undefined;
let fail: () => Promise<void> = async () => undefined;

const focusNext = ({ key, currentTarget }: KeyboardEvent<HTMLButtonElement>) => {
  const next = currentTarget.nextElementSibling;
  if (key === "ArrowDown" && next instanceof HTMLElement) next.focus();
};

/** Like an accordion: one is open at a time, arrow keys move between them. */
const Questions = () => {
  const [open, setOpen] = useState("");
  const [text, setText] = useState("");
  return (
    <section>
      {["first", "second"].map((name) => (
        <button
          key={name}
          type="button"
          data-orientation="vertical"
          aria-expanded={open === name}
          onKeyDown={focusNext}
          onClick={() => setOpen((now) => (now === name ? "" : name))}
        >
          {name}
        </button>
      ))}
      <input aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text}</output>
    </section>
  );
};

const pageWith = (Part: ComponentType) => (
  <TestPage>
    <HydrateWhenVisible>
      <Part />
    </HydrateWhenVisible>
  </TestPage>
);

const question = (name: string) => screen.getByRole("button", { name });
const expanded = () =>
  screen.getAllByRole("button", { expanded: true }).map(({ textContent }) => textContent);
/** The click event that the browser fires for Enter and Space on a button. */
const pressByKey = (element: Element) => fireEvent.click(element, { detail: 0 });
const pressByPointer = (element: Element) => {
  fireEvent.pointerDown(element);
  fireEvent.click(element, { detail: 1 });
};

beforeEach(async () => {
  // Under jsdom the server's renderer runs as if it were in a browser.
  Object.assign(navigator, { userActivation: { hasBeenActive: true } });
  document.body.innerHTML = `<div id="root">${renderToString(pageWith(Questions))}</div>`;
  const Later = lazyPart(
    () =>
      new Promise<{ default: ComponentType }>((resolve, reject) => {
        deliver = () => act(async () => resolve({ default: Questions }));
        fail = () => act(async () => reject(new Error("Loading chunk faq failed")));
      }),
  );
  const container = document.getElementById("root");
  if (container)
    await act(async () => {
      root = hydrateRoot(container, pageWith(Later));
      replayEarlyInput();
    });
});

beforeAll(recordEarlyInput);
afterEach(async () => {
  await act(async () => root?.unmount());
  const unexpected = logged.mock.calls.filter(([text]) => !String(text).includes(MARK));
  logged.mockClear();
  expect(unexpected).toEqual([]);
});

test("replays two presses made before its code has loaded as one", async () => {
  pressByPointer(question("second"));
  pressByPointer(question("second"));
  expect(question("second")).toHaveAttribute("aria-busy", "true");
  await deliver();
  expect(expanded()).toEqual(["second"]);
  expect(question("second")).not.toHaveAttribute("aria-busy");
  await act(async () => pressByPointer(question("first")));
  expect(expanded()).toEqual(["first"]);
});

test("replays keys in order, and moves focus accordingly", async () => {
  act(() => question("first").focus());
  pressByKey(question("first"));
  const isScrolled = fireEvent.keyDown(question("first"), { key: "ArrowDown" });
  expect(isScrolled).toBe(false);
  pressByKey(question("first"));
  expect(question("first")).toHaveFocus();
  await deliver();
  expect(question("second")).toHaveFocus();
  expect(expanded()).toEqual(["second"]);
});

test("replays a press on the element that was pressed, despite earlier arrow keys", async () => {
  act(() => question("first").focus());
  fireEvent.keyDown(question("first"), { key: "ArrowDown" });
  pressByPointer(question("first"));
  await deliver();
  expect(expanded()).toEqual(["first"]);
});

test("ignores keys of a widget that has lost focus", async () => {
  act(() => question("first").focus());
  fireEvent.keyDown(question("first"), { key: "ArrowDown" });
  act(() => question("Filter").focus());
  await deliver();
  expect(question("Filter")).toHaveFocus();
});

test("keeps typed text and a press when the visitor navigates before its code has loaded", async () => {
  fireEvent.input(screen.getByLabelText("text"), { target: { value: "tea" } });
  pressByPointer(question("second"));
  await act(async () => question("Filter").click());
  expect(screen.getByLabelText("text")).toHaveValue("tea");
  await deliver();
  expect(screen.getByLabelText("text")).toHaveValue("tea");
  expect(screen.getByRole("status")).toHaveTextContent("tea");
  expect(expanded()).toEqual(["second"]);
});

test("keeps text typed before its code has loaded", async () => {
  const field = screen.getByLabelText("text");
  fireEvent.input(field, { target: { value: "tea" } });
  await deliver();
  expect(field).toHaveValue("tea");
  expect(screen.getByRole("status")).toHaveTextContent("tea");
});

test("stays visible when the URL changes before its code has loaded", async () => {
  await act(async () => question("Filter").click());
  expect(question("second")).toBeInTheDocument();
  await deliver();
  await act(async () => pressByPointer(question("second")));
  expect(expanded()).toEqual(["second"]);
});

test("keeps the server's markup when its code fails to load, and retries and reports it at the next press", async () => {
  const reportError = jest.fn();
  Object.assign(globalThis, { reportError });
  pressByPointer(question("second"));
  await fail();
  expect(question("second")).toBeInTheDocument();
  // The page might be on its way out, which aborts its fetches.
  expect(reportError).not.toHaveBeenCalled();
  await act(async () => pressByPointer(question("second")));
  expect(reportError).toHaveBeenCalledWith(new Error("Loading chunk faq failed"));
  await deliver();
  expect(expanded()).toEqual(["second"]);
});

test.each([
  ["offline", false],
  ["before the browser notices that it is offline", true],
])("does not report code that fails to load %s", async (_, isNoticedLate) => {
  const reportError = jest.fn();
  Object.assign(globalThis, { reportError });
  const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(isNoticedLate);
  pressByPointer(question("second"));
  await fail();
  onLine.mockRestore();
  await act(async () => void dispatchEvent(new Event("online")));
  await deliver();
  expect(expanded()).toEqual(["second"]);
  expect(reportError).not.toHaveBeenCalled();
});

test("renders at once when its code was preloaded", async () => {
  const Preloaded = lazyPart(async () => ({ default: Questions }));
  await Preloaded.preload();
  const container = document.createElement("div");
  await act(async () => root?.unmount());
  root = createRoot(container);
  act(() => {
    flushSync(() => root?.render(<Preloaded />));
    expect(container.querySelectorAll("button")).toHaveLength(2);
  });
});
