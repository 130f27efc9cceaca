import { act, render } from "@testing-library/react";
import { anchorOf, scrollToSection, useSmoothAnchors } from "./smooth-anchors";

const here = { origin: "http://localhost", pathname: "/" };

test.each([
  ["a part of this page", '<a href="/#features"><b>Features</b></a>', "features"],
  ["an encoded name", '<a href="/#caf%C3%A9"><b>Café</b></a>', "café"],
  ["a name that is no valid encoding", '<a href="/#100%"><b>All of it</b></a>', "100%"],
  ["another page's part", '<a href="/about#team"><b>Team</b></a>', undefined],
  ["another site", '<a href="https://elsewhere.example/#features"><b>Elsewhere</b></a>', undefined],
  ["this page as a whole", '<a href="/"><b>Home</b></a>', undefined],
  ["no link", "<p><b>Text</b></p>", undefined],
])("resolves the anchor for a press on %s", (_, markup, id) => {
  document.body.innerHTML = markup;
  expect(anchorOf(document.querySelector("b"), here)).toBe(id);
});

describe("a section whose code is still loading", () => {
  const scrolledTo = jest.fn();

  const Page = () => {
    useSmoothAnchors();
    return null;
  };

  const loadSection = async (id: string) => {
    const section = document.createElement("section");
    section.id = id;
    await act(async () => document.body.append(section));
  };

  beforeEach(() => {
    jest.useFakeTimers();
    scrolledTo.mockReset();
    document.body.innerHTML = "";
    Element.prototype.scrollIntoView = function scroll() {
      scrolledTo(this.id);
    };
    window.history.replaceState(null, "", "/#late");
    render(<Page />);
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  test.each([0, 20_000])("is scrolled to once it is in the page, after %i ms", async (delay) => {
    jest.advanceTimersByTime(delay);
    expect(scrolledTo).not.toHaveBeenCalled();
    await loadSection("late");
    expect(scrolledTo).toHaveBeenCalledWith("late");
  });

  test.each(["wheel", "keydown"])("is not scrolled to after a %s event", async (input) => {
    window.dispatchEvent(new Event(input));
    await loadSection("late");
    expect(scrolledTo).not.toHaveBeenCalled();
  });
});

test("a section that is rendered again stays focused, until the visitor scrolls", async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const renderSection = () =>
    act(async () => {
      document.body.innerHTML = '<section id="explore"></section>';
    });
  await renderSection();
  scrollToSection("explore");
  expect(document.getElementById("explore")).toHaveFocus();
  // First as a copy of its markup, then by its code.
  for (const _time of ["copy", "code"]) {
    await renderSection();
    expect(document.getElementById("explore")).toHaveFocus();
  }
  window.dispatchEvent(new Event("wheel"));
  await renderSection();
  expect(document.getElementById("explore")).not.toHaveFocus();
});
