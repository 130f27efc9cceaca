import { act, fireEvent, waitFor } from "@testing-library/react";
import { startTransition, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { recordEarlyInput } from "./record-early-input";
import { PENDING, replayEarlyInput } from "./replay-early-input";

const done: string[] = [];

const Page = ({ onHydrated }: { onHydrated?: () => void }) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => onHydrated?.(), []);
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
      <button type="button" popoverTarget="sheet" onClick={() => done.push("replayed")}>
        Filters
      </button>
      <button type="submit">Send</button>
      <a href="/image" data-stop="title">
        Open
      </a>
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
  Object.assign(globalThis.earlyInput ?? {}, { isPending: () => true, request: "ended" });
});

beforeAll(recordEarlyInput);

test("replays two early presses of a button as one", () => {
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

test("replays early typing, choices and submits in order", () => {
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

test("does nothing without early input", () => {
  hydrate();
  expect(done).toEqual([]);
  expect(find("output")).toHaveTextContent("|new|false");
});

describe("an early arrow key press", () => {
  const keys: string[] = [];
  const listen = ({ key }: KeyboardEvent) => keys.push(key);

  const pressAndHydrate = (...presses: [Element, KeyboardEventInit][]) => {
    keys.length = 0;
    for (const [target, press] of presses) fireEvent.keyDown(target, press);
    // Pages add such listeners in their effects.
    addEventListener("keydown", listen);
    hydrate();
    removeEventListener("keydown", listen);
    return keys;
  };

  it("is replayed when it targets the page", () => {
    expect(pressAndHydrate([document.body, { key: "ArrowRight" }])).toEqual(["ArrowRight"]);
  });

  it("is replayed on a link from which arrow keys move focus, and does not scroll", () => {
    const link = find<HTMLElement>("a");
    link.focus();
    expect(fireEvent.keyDown(link, { key: "End" })).toBe(true);
    expect(fireEvent.keyDown(link, { key: "ArrowLeft", altKey: true })).toBe(true);
    expect(fireEvent.keyDown(link, { key: "ArrowRight" })).toBe(false);
    expect(pressAndHydrate()).toEqual(["ArrowRight"]);
  });

  it("is not replayed in fields, as a browser shortcut or when it scrolls", () => {
    const presses = pressAndHydrate(
      [find("[aria-label=text]"), { key: "ArrowRight" }],
      [document.body, { key: "ArrowLeft", altKey: true }],
      [document.body, { key: "ArrowDown" }],
    );
    expect(presses).toEqual([]);
  });
});

test("presses the button that replaced one which reveals a prompt", () => {
  const reveals = (image: string): HTMLElement => {
    document.body.innerHTML = `<div><button data-reveals="${image}"></button></div>`;
    return find("button");
  };
  const press = jest.fn();
  fireEvent.click(reveals("one"));
  reveals("one").addEventListener("click", press);
  replayEarlyInput();
  expect(press).toHaveBeenCalledTimes(1);

  fireEvent.click(reveals("one"));
  reveals("two").addEventListener("click", press);
  replayEarlyInput();
  expect(press).toHaveBeenCalledTimes(1);
});

test("replays a press once the part that replaced the pressed one is hydrated", () => {
  const press = jest.fn();
  const part = `<div ${PENDING}><button data-reveals="one"></button></div>`;
  document.body.innerHTML = part;
  fireEvent.click(find("button"));
  document.body.innerHTML = part;
  find("button").addEventListener("click", press);
  replayEarlyInput();
  expect(press).not.toHaveBeenCalled();
  find("div").removeAttribute(PENDING);
  replayEarlyInput();
  expect(press).toHaveBeenCalledTimes(1);
});

test.each([
  ["waits for", "/", 1],
  ["forgets", "/help", 0],
])("%s the part that replaces the pressed one, if the page is %s then", (_, path, presses) => {
  const press = jest.fn();
  document.body.innerHTML = `<button data-reveals="one"></button>`;
  fireEvent.click(find("button"));
  document.body.innerHTML = "";
  replayEarlyInput();
  history.replaceState(undefined, "", path);
  document.body.innerHTML = `<button data-reveals="one"></button>`;
  find("button").addEventListener("click", press);
  replayEarlyInput();
  history.replaceState(undefined, "", "/");
  expect(press).toHaveBeenCalledTimes(presses);
});

test("types into the field that replaced one, and into no other", () => {
  const fields = (names: string[]): HTMLInputElement[] => {
    document.body.innerHTML = names.map((name) => `<input name="${name}">`).join("");
    return [...document.querySelectorAll("input")];
  };
  for (const [n, field] of fields(["email", "password", "email"]).entries())
    fireEvent.input(field, { target: { value: `text ${n}` } });
  const values = (names: string[]): string[] => {
    const shown = fields(names);
    replayEarlyInput();
    return shown.map(({ value }) => value);
  };
  expect(values(["email"])).toEqual([""]);
  expect(values(["email", "email", "password"])).toEqual(["text 0", "text 2", "text 1"]);
});

test("keeps text typed early on a page that React renders anew, as a translator has changed it", () => {
  fireEvent.input(find("[aria-label=text]"), { target: { value: "tea" } });
  find("form").prepend(document.createElement("font"));
  const onRecoverableError = jest.fn();
  act(() => {
    hydrateRoot(find("#root"), <Page />, { onRecoverableError });
    replayEarlyInput();
  });
  expect(onRecoverableError).toHaveBeenCalled();
  expect(find("[aria-label=text]")).toHaveValue("tea");
  expect(find("output")).toHaveTextContent("tea");
});

test("presses the button in the same place of a page that React renders anew", () => {
  const page = (
    <main>
      {["First", "Second"].map((name) => (
        <button key={name} className="main large" type="button" onClick={() => done.push(name)}>
          {name}
        </button>
      ))}
    </main>
  );
  document.body.innerHTML = `<div id="root">${renderToString(page)}</div>`;
  fireEvent.click(find("button:last-of-type"));
  find("main").prepend(document.createElement("font"));
  const onRecoverableError = jest.fn();
  act(() => {
    hydrateRoot(find("#root"), page, { onRecoverableError });
    replayEarlyInput();
  });
  expect(onRecoverableError).toHaveBeenCalled();
  expect(done).toEqual(["Second"]);
});

test("presses no other button if one of its kind is missing", () => {
  const press = jest.fn();
  document.body.innerHTML = `<button class="like"></button><button class="like"></button>`;
  fireEvent.click(find("button"));
  find("button").remove();
  find("button").addEventListener("click", press);
  replayEarlyInput();
  expect(press).not.toHaveBeenCalled();
});

test("ignores input to elements that were removed from the page", () => {
  const button = find<HTMLButtonElement>("button");
  fireEvent.click(button);
  button.remove();
  replayEarlyInput();
  expect(done).toEqual([]);
});

test("replays a choice made during hydration", async () => {
  const root = find("#root");
  const select = find<HTMLSelectElement>("select");
  // Not in `act`, which would hydrate the page at once.
  startTransition(() => {
    hydrateRoot(root, <Page onHydrated={replayEarlyInput} />);
  });
  select.value = "old";
  select.dispatchEvent(new Event("input", { bubbles: true }));
  select.dispatchEvent(new Event("change", { bubbles: true }));
  await waitFor(() => expect(find("output")).toHaveTextContent("|old|false"));
  expect(select).toHaveValue("old");
  fireEvent.change(select, { target: { value: "new" } });
  expect(find("output")).toHaveTextContent("|new|false");
});

test("replays a letter typed during hydration", async () => {
  const field = find<HTMLInputElement>("[aria-label=text]");
  startTransition(() => {
    hydrateRoot(find("#root"), <Page onHydrated={replayEarlyInput} />);
  });
  field.value = "t";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await waitFor(() => expect(find("output")).toHaveTextContent("t|new|false"));
  expect(field).toHaveValue("t");
});

test("does not delay choices made after a replayed press", () => {
  fireEvent.click(find("button"));
  hydrate();
  fireEvent.change(find("select"), { target: { value: "old" } });
  expect(find("output")).toHaveTextContent("|old|false");
});

test("leaves a button for a popover to the browser: a replayed press would close what it opened", async () => {
  const opener = find<HTMLButtonElement>("[popovertarget]");
  fireEvent.click(opener);
  expect(opener).not.toHaveAttribute("aria-busy");
  await hydrate();
  expect(done).toEqual([]);
});
