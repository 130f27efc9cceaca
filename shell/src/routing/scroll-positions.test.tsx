import { createScrollPositions } from "./scroll-positions";

const scrollWithoutEvent = (top: number): void => {
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
};

beforeEach(() => {
  sessionStorage.clear();
  scrollWithoutEvent(0);
});

test.each(["click", "keydown"])(
  "stores the position of a page left by a %s in the frame of a scroll",
  (type) => {
    const { follow, recall } = createScrollPositions();
    const unfollow = follow("gallery");
    scrollWithoutEvent(900);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    scrollWithoutEvent(0);
    unfollow();
    expect(recall("gallery")).toBe(900);
  },
);

test("stores the position of a page reloaded in the frame of a scroll", () => {
  const unfollow = createScrollPositions().follow("terms");
  scrollWithoutEvent(700);
  dispatchEvent(new Event("pagehide"));
  unfollow();
  expect(createScrollPositions().recall("terms")).toBe(700);
});
