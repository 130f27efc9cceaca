import { act, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { HydrateWhenVisible } from "./hydrate-when-visible";
import { TestPage } from "./page-testing";

const hydrated = jest.fn();
let reveal: (isIntersecting: boolean) => void = () => undefined;
let root: Root | undefined;

const Part = () => {
  const [presses, setPresses] = useState(0);
  useEffect(() => hydrated(), []);
  return (
    <section id="part">
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Pressed {presses}
      </button>
    </section>
  );
};

const page = (
  <TestPage>
    <HydrateWhenVisible>
      <Part />
    </HydrateWhenVisible>
  </TestPage>
);

const press = (name: RegExp) => act(async () => screen.getByRole("button", { name }).click());

beforeEach(async () => {
  hydrated.mockReset();
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      reveal = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  // jsdom makes the server's renderer believe that it is a browser.
  Object.assign(navigator, { userActivation: { hasBeenActive: true } });
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  Object.assign(navigator, { userActivation: { hasBeenActive: false } });
  const container = document.getElementById("root");
  if (container)
    await act(async () => {
      root = hydrateRoot(container, page);
    });
});

afterEach(() => act(async () => root?.unmount()));

test("keeps the server's markup and does not hydrate while far from the viewport", async () => {
  await act(async () => reveal(false));
  expect(screen.getByRole("button", { name: "Pressed 0" })).toBeInTheDocument();
  expect(hydrated).not.toHaveBeenCalled();
});

test("hydrates near the viewport, and works", async () => {
  await act(async () => reveal(true));
  expect(hydrated).toHaveBeenCalledTimes(1);
  await press(/Pressed/);
  expect(screen.getByRole("button", { name: "Pressed 1" })).toBeInTheDocument();
});

test("hydrates on the first interaction", async () => {
  await act(async () => void window.dispatchEvent(new Event("pointerdown")));
  expect(hydrated).toHaveBeenCalledTimes(1);
});

test("replays the press that caused hydration", async () => {
  Object.assign(navigator, { userActivation: { hasBeenActive: true } });
  await press(/Pressed/);
  expect(screen.getByRole("button", { name: "Pressed 1" })).toBeInTheDocument();
});

test("stays in the page when the URL changes", async () => {
  const before = screen.getByRole("button", { name: /Pressed/ });
  await press(/Filter/);
  expect(screen.getByRole("button", { name: /Pressed/ })).toBe(before);
  expect(hydrated).toHaveBeenCalledTimes(1);
});
