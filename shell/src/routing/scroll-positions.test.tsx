import { createScrollPositions } from "./scroll-restoration";

const scrollWithoutEvent = (top: number): void => {
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
};

beforeEach(() => {
  sessionStorage.clear();
  scrollWithoutEvent(0);
});

test.each(["pointerdown", "keydown"])(
  "stores the position of a page left by a %s in the frame of a scroll",
  (type) => {
    const { follow, recall } = createScrollPositions();
    follow("gallery");
    scrollWithoutEvent(900);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    scrollWithoutEvent(0);
    follow("terms");
    dispatchEvent(new Event("scroll"));
    expect(recall("gallery")).toBe(900);
    expect(recall("terms")).toBe(0);
  },
);

test("stores the position of a page reloaded in the frame of a scroll", () => {
  createScrollPositions().follow("terms");
  scrollWithoutEvent(700);
  dispatchEvent(new Event("pagehide"));
  expect(createScrollPositions().recall("terms")).toBe(700);
});
