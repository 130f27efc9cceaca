import { render } from "@testing-library/react";
import { createPortal } from "react-dom";
import { removeForeignNodes } from "./foreign-nodes";
import { recordOriginals } from "./originals";

beforeEach(() => {
  document.head.innerHTML = "<style>.shell {}</style>";
  document.body.innerHTML = '<div id="root"></div>';
});

const add = (parent: Element, name: string, html = ""): Element => {
  const element = document.createElement(name);
  element.innerHTML = html;
  return parent.appendChild(element);
};

test("removes nodes that a page added outside of its root", () => {
  const originals = recordOriginals();
  add(document.head, "style", "body { color: red }");
  add(document.body, "div", "over everything");
  expect(removeForeignNodes(originals)).toBe(2);
  expect(document.head.children).toHaveLength(1);
  expect(document.body.children).toHaveLength(1);
});

test("leaves React's portals, scripts, and nodes of extensions and the shell's libraries", () => {
  const originals = recordOriginals();
  render(createPortal(<p>A dialog of the shell</p>, document.body), {
    container: document.createElement("div"),
  });
  add(document.body, "some-extension");
  add(document.body, "script");
  add(document.head, "style", "[data-sonner-toaster] {}");
  add(document.head, "style").setAttribute("data-styled", "");
  add(document.head, "link").outerHTML = '<link rel="stylesheet" href="/r/orders/1.0.0/page.css">';
  expect(removeForeignNodes(originals)).toBe(0);
  expect(document.body.textContent).toContain("A dialog of the shell");
});
