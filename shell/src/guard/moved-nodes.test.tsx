import { render, screen } from "@testing-library/react";
import { tolerateMovedNodes } from "./moved-nodes";

const original = { insertBefore: Node.prototype.insertBefore, removeChild: Node.prototype.removeChild };
beforeEach(() => tolerateMovedNodes());
afterEach(() => Object.assign(Node.prototype, original));

/** What a translator does: a text moves into elements of its own. */
const wrapTexts = (element: Element): void => {
  for (const text of [...element.childNodes]) {
    if (!(text instanceof Text)) continue;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text);
  }
};

const Line = ({ count, isOpen }: { count: number; isOpen: boolean }) => (
  <p data-testid="line">
    {isOpen && <b>open </b>}
    {count > 0 && `${count} left`}
    {isOpen ? " shown" : " sealed"}
  </p>
);

test("an update next to moved texts shows, and removes their wrappers", () => {
  const { rerender } = render(<Line count={1} isOpen={false} />);
  const line = screen.getByTestId("line");
  wrapTexts(line);
  rerender(<Line count={1} isOpen />);
  expect(line.textContent).toBe("open 1 left shown");
  rerender(<Line count={0} isOpen />);
  expect(line.textContent).toBe("open  shown");
  expect(line.querySelectorAll(":scope > font")).toHaveLength(1);
});

test("a node that is gone is no error", () => {
  const { rerender } = render(<Line count={1} isOpen={false} />);
  const line = screen.getByTestId("line");
  line.replaceChildren();
  rerender(<Line count={0} isOpen />);
  expect(line.textContent).toBe("open ");
});

test("what belongs together behaves as before", () => {
  const parent = document.createElement("div");
  const [first, second] = [document.createElement("i"), document.createElement("b")];
  parent.insertBefore(second, null);
  expect(parent.insertBefore(first, second)).toBe(first);
  expect(parent.innerHTML).toBe("<i></i><b></b>");
  expect(parent.removeChild(first)).toBe(first);
  expect(parent.innerHTML).toBe("<b></b>");
});
