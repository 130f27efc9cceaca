import { act, fireEvent, screen } from "@testing-library/react";
import { useEffect, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { Link, useLocation } from "react-router-dom";
import { HydrateWhenVisible } from "./hydrate-when-visible";
import { TestPage } from "./page-testing";

const hydrated = jest.fn();
const problems: unknown[] = [];
const announced = jest.fn();
let becomeIdle: () => void = () => undefined;
let root: Root | undefined;

const Part = () => {
  const [presses, setPresses] = useState(0);
  useEffect(() => hydrated(), []);
  return (
    <section id="part">
      <p>{useLocation().search || "everything"}</p>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Pressed {presses}
      </button>
      <Link to="/terms">Terms</Link>
      {/* biome-ignore lint/a11y/useValidAnchor: the footer has such links */}
      <a
        href="#instagram"
        onClick={(event) => {
          event.preventDefault();
          announced();
        }}
      >
        Instagram
      </a>
    </section>
  );
};

const Location = () => {
  const { pathname, state } = useLocation();
  return (
    <>
      <output>{pathname}</output>
      <output>{JSON.stringify(state)}</output>
    </>
  );
};

const Page = () => (
  <TestPage>
    <Location />
    <HydrateWhenVisible linkState={{ from: "part" }}>
      <Part />
    </HydrateWhenVisible>
  </TestPage>
);

const press = (name: RegExp) => act(async () => screen.getByRole("button", { name }).click());

beforeEach(async () => {
  hydrated.mockReset();
  announced.mockReset();
  globalThis.requestIdleCallback = (work) => {
    becomeIdle = () => work({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  };
  // Under jsdom the server's renderer runs as if it were in a browser.
  Object.assign(navigator, { userActivation: { hasBeenActive: true } });
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  Object.assign(navigator, { userActivation: { hasBeenActive: false } });
  const container = document.getElementById("root");
  if (container)
    await act(async () => {
      root = hydrateRoot(container, <Page />, { onRecoverableError: (error) => problems.push(error) });
    });
});

afterEach(async () => {
  await act(async () => root?.unmount());
  expect(problems).toEqual([]);
});

test("keeps the server's markup and does not hydrate while the browser is busy", () => {
  expect(screen.getByRole("button", { name: "Pressed 0" })).toBeInTheDocument();
  expect(hydrated).not.toHaveBeenCalled();
});

test("does not hydrate when its parent renders again", async () => {
  const before = screen.getByRole("button", { name: "Pressed 0" });
  await act(async () => root?.render(<Page />));
  expect(screen.getByRole("button", { name: "Pressed 0" })).toBe(before);
  expect(hydrated).not.toHaveBeenCalled();
});

test("hydrates when the browser is idle and becomes interactive", async () => {
  await act(async () => becomeIdle());
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

test("hydrates the existing markup when the URL changes", async () => {
  const before = screen.getByRole("button", { name: /Pressed/ });
  await press(/Filter/);
  expect(screen.getByRole("button", { name: /Pressed/ })).toBe(before);
  expect(hydrated).toHaveBeenCalledTimes(1);
});

test("keeps the server's markup after a navigation to the same URL", async () => {
  const before = screen.getByRole("button", { name: "Pressed 0" });
  await press(/Same/);
  expect(screen.getByRole("button", { name: "Pressed 0" })).toBe(before);
});

test("renders for the new URL after a navigation", async () => {
  await press(/Filter/);
  expect(screen.getByText("?filtered")).toBeInTheDocument();
});

test("follows a link pressed before hydration without a page load", async () => {
  const link = screen.getByRole("link", { name: "Terms" });
  await act(async () => link.click());
  expect(screen.getByText("/terms")).toBeInTheDocument();
  expect(screen.getByText('{"from":"part"}')).toBeInTheDocument();
});

test("runs the click handler of a link pressed before hydration once it hydrates", async () => {
  await act(async () => screen.getByRole("link", { name: "Instagram" }).click());
  expect(announced).not.toHaveBeenCalled();
  await act(async () => becomeIdle());
  expect(announced).toHaveBeenCalledTimes(1);
  expect(window.location.hash).toBe("");
});

test("leaves a link pressed with a modifier key to the browser", async () => {
  const link = screen.getByRole("link", { name: "Terms" });
  let isFollowed = true;
  const byBrowser = (event: Event) => {
    isFollowed = event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener("click", byBrowser, { capture: true, once: true });
  await act(async () => fireEvent.click(link, { ctrlKey: true }));
  expect(isFollowed).toBe(false);
  expect(screen.queryByText("/terms")).toBeNull();
});
