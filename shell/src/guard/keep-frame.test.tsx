import { waitFor } from "@testing-library/react";
import { keepFrame } from "./keep-frame";

const { body, head } = document;
const root = document.createElement("div");
root.innerHTML = "<header></header><main></main><footer></footer>";
const onDamage = jest.fn();

beforeAll(() => {
  body.append(root);
  keepFrame(root, onDamage);
});
beforeEach(() => onDamage.mockClear());

const DAMAGE: Record<string, () => void> = {
  "removes what is in the body": () => document.body.replaceChildren(),
  "replaces the body": () => {
    document.body = document.createElement("body");
  },
  "removes the head": () => document.head.remove(),
  "empties the root": () => {
    root.innerHTML = "";
  },
  "removes main": () => root.querySelector("main")?.remove(),
  "removes the whole document": () => document.replaceChildren(),
};

test.each(Object.entries(DAMAGE))("repairs a document of which a page %s", async (_, damage) => {
  damage();
  await waitFor(() => expect(onDamage).toHaveBeenCalledTimes(1));
  expect([document.head, document.body]).toEqual([head, body]);
  expect(document.querySelectorAll("body")).toHaveLength(1);
  expect([...root.children].map(({ localName }) => localName)).toEqual(["header", "main", "footer"]);
  expect(root.isConnected).toBe(true);
});

test("leaves a root alone that an extension moved", async () => {
  const wrapper = document.createElement("div");
  root.replaceWith(wrapper);
  wrapper.append(root);
  await Promise.resolve();
  expect(onDamage).not.toHaveBeenCalled();
  expect(root.parentElement).toBe(wrapper);
});
