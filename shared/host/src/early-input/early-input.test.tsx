import { act, fireEvent } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { EARLY_SCRIPT } from "./early-script";
import { holdChoices, releaseChoices } from "./held-choices";
import { replayEarlyInput } from "./replay-early-input";

const done: string[] = [];

const Page = () => {
  const [text, setText] = useState("");
  const [choice, setChoice] = useState("new");
  const [sure, setSure] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        done.push(`sent ${text}, ${choice}, ${sure}`);
      }}
    >
      <input aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />
      <input aria-label="sure" type="checkbox" checked={sure} onChange={() => setSure(!sure)} />
      <select aria-label="choice" value={choice} onChange={({ target }) => setChoice(target.value)}>
        <option>new</option>
        <option>old</option>
      </select>
      <button type="button" onClick={() => done.push("pressed")}>
        <span>Reveal</span>
      </button>
      <button type="submit">Send</button>
      <output>{`${text}|${choice}|${sure}`}</output>
    </form>
  );
};

const find = <T extends Element>(selector: string): T => {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
};

const hydrate = () =>
  act(() => {
    hydrateRoot(find("#root"), <Page />);
    replayEarlyInput();
  });

beforeEach(() => {
  done.length = 0;
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  if (globalThis.earlyInput) globalThis.earlyInput.isPending = () => true;
});

// As the browser runs an inline script.
beforeAll(() => new Function(EARLY_SCRIPT)());

test("a button pressed too early, and again, counts once", () => {
  fireEvent.click(find("button span"));
  fireEvent.click(find("button span"));
  expect(find("button")).toHaveAttribute("aria-busy", "true");
  expect(done).toEqual([]);
  hydrate();
  expect(done).toEqual(["pressed"]);
  expect(find("button")).not.toHaveAttribute("aria-busy");
  fireEvent.click(find("button"));
  expect(done).toEqual(["pressed", "pressed"]);
});

test("what is typed, chosen and sent too early reaches the page in that order", () => {
  fireEvent.input(find("[aria-label=text]"), { target: { value: "tea" } });
  fireEvent.click(find("[aria-label=sure]"));
  fireEvent.change(find("[aria-label=choice]"), { target: { value: "old" } });
  const wasLetThrough = fireEvent.submit(find("form"));
  expect(wasLetThrough).toBe(false);
  hydrate();
  expect(find<HTMLInputElement>("[aria-label=text]").value).toBe("tea");
  expect(find("output")).toHaveTextContent("tea|old|true");
  expect(done).toEqual(["sent tea, old, true"]);
});

test("without anything done early nothing happens", () => {
  hydrate();
  expect(done).toEqual([]);
  expect(find("output")).toHaveTextContent("|new|false");
});

test("what has gone from the page meanwhile is let be", () => {
  const button = find<HTMLButtonElement>("button");
  fireEvent.click(button);
  button.remove();
  replayEarlyInput();
  expect(done).toEqual([]);
});

test("it takes little room in every page", () => {
  expect(Buffer.byteLength(EARLY_SCRIPT)).toBeLessThan(600);
});

test("a choice made while the page hydrates is made once it is hydrated", () => {
  const root = find("#root");
  const select = find<HTMLSelectElement>("select");
  replayEarlyInput();
  holdChoices();
  fireEvent.change(select, { target: { value: "old" } });
  act(() => {
    hydrateRoot(root, <Page />);
  });
  expect(find("output")).toHaveTextContent("|new|false");
  act(releaseChoices);
  expect(find("output")).toHaveTextContent("|old|false");
  expect(select).toHaveValue("old");
});

test("choices are not held back once the page is hydrated", () => {
  hydrate();
  holdChoices();
  releaseChoices();
  act(() => {
    fireEvent.change(find("select"), { target: { value: "old" } });
  });
  expect(find("output")).toHaveTextContent("|old|false");
});
