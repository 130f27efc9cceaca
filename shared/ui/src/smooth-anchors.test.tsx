import { act, render } from "@testing-library/react";
import { anchorOf, useSmoothAnchors } from "./smooth-anchors";

const here = { origin: "http://localhost", pathname: "/" };

test.each([
  ["a part of this page", '<a href="/#features"><b>Features</b></a>', "features"],
  ["an encoded name", '<a href="/#caf%C3%A9"><b>Café</b></a>', "café"],
  ["another page's part", '<a href="/about#team"><b>Team</b></a>', null],
  ["another site", '<a href="https://elsewhere.example/#features"><b>Elsewhere</b></a>', null],
  ["this page as a whole", '<a href="/"><b>Home</b></a>', null],
  ["no link", "<p><b>Text</b></p>", null],
])("a press on %s", (_, markup, id) => {
  document.body.innerHTML = markup;
  expect(anchorOf(document.querySelector("b"), here)).toBe(id);
});

test("scrolls to a section once its code has loaded", async () => {
  const scrolledTo = jest.fn();
  Element.prototype.scrollIntoView = function scroll() {
    scrolledTo(this.id);
  };
  window.history.replaceState(null, "", "/#late");
  const Page = () => {
    useSmoothAnchors();
    return null;
  };
  render(<Page />);
  expect(scrolledTo).not.toHaveBeenCalled();
  await act(async () => {
    const section = document.createElement("section");
    section.id = "late";
    document.body.append(section);
  });
  expect(scrolledTo).toHaveBeenCalledWith("late");
});
