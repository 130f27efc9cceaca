import { render } from "@testing-library/react";
import { createPortal } from "react-dom";
import { removeLeftovers } from "./leftovers";
import { recordNodesOfRemotes } from "./nodes-of-remotes";

/** The stack of the code that adds a node. */
let stack: string;
const calledFrom = (url: string): void => {
  stack = `Error\n    at append (https://example.org/r/shell/1.0.0/main.js:1:1)\n    at f (${url}:1:1)`;
};

beforeAll(() => recordNodesOfRemotes(() => stack));
beforeEach(() => {
  calledFrom("https://example.org/r/orders/1.0.0/page.js");
  document.head.innerHTML = "<style>.shell {}</style>";
  document.body.innerHTML = '<div id="root"></div>';
});

const create = (name: string, html = ""): Element =>
  Object.assign(document.createElement(name), { innerHTML: html });

test("removes nodes that a remote added outside of its root", () => {
  document.head.append(create("style", "body { color: red }"));
  document.body.appendChild(create("div", "over everything"));
  document.body.insertAdjacentHTML("beforeend", "<p>an offer</p>");
  document.body.prepend(create("some-element"));
  expect(removeLeftovers()).toBe(4);
  expect(document.head.children).toHaveLength(1);
  expect(document.body.children).toHaveLength(1);
});

test.each([
  ["an extension", "chrome-extension://abc/r/orders/page.js"],
  ["the shell", "https://example.org/r/shell/1.0.0/chunk.js"],
  ["a password manager", "webkit-masked-url://hidden/"],
])("leaves what %s added", (_, url) => {
  calledFrom(url);
  document.head.append(Object.assign(create("style", "p {}"), { className: "darkreader" }));
  document.body.append(create("div", "Translated by"), create("iframe"), create("grammarly-popups"));
  expect(removeLeftovers()).toBe(0);
  expect(document.body.children).toHaveLength(4);
});

test("leaves React's portals, scripts, and nodes of the shell's libraries", () => {
  render(createPortal(<p>A dialog of the remote</p>, document.body), {
    container: document.createElement("div"),
  });
  document.body.append(create("script"));
  document.head.append(create("style", "[data-sonner-toaster] {}"));
  const rules = create("style");
  rules.setAttribute("data-styled", "");
  document.head.append(rules);
  document.head.insertAdjacentHTML("beforeend", '<link rel="stylesheet" href="/r/orders/1.0.0/page.css">');
  expect(removeLeftovers()).toBe(0);
  expect(document.body.textContent).toContain("A dialog of the remote");
});
