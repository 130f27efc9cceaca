import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Picture } from "./picture";

type Callback = (entries: { isIntersecting: boolean }[]) => void;

const observers: { callback: Callback; options: IntersectionObserverInit | undefined }[] = [];
const disconnect = jest.fn();

class FakeObserver {
  constructor(callback: Callback, options?: IntersectionObserverInit) {
    observers.push({ callback, options });
  }
  observe(): void {}
  disconnect = disconnect;
}

const original = globalThis.IntersectionObserver;
beforeEach(() => {
  observers.length = 0;
  disconnect.mockClear();
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
});
afterEach(() => {
  Object.assign(globalThis, { IntersectionObserver: original });
});

const becomeVisible = () => act(() => observers.at(-1)?.callback([{ isIntersecting: true }]));

const picture = (props: Partial<Parameters<typeof Picture>[0]> = {}) => (
  <Picture src="/media/a.webp" alt="A red kite" width={432} height={540} {...props} />
);

const image = () => document.querySelector<HTMLImageElement>('img[src="/media/a.webp"]');

test("loads once a tenth of it is within 50 px of the viewport", () => {
  render(picture());
  expect(image()).toBeNull();
  expect(screen.getByRole("img", { name: "A red kite" })).toBeInTheDocument();
  expect(observers[0]?.options).toEqual({ threshold: 0.1, rootMargin: "50px" });
  becomeVisible();
  expect(image()).toHaveAttribute("width", "432");
  expect(disconnect).toHaveBeenCalled();
});

test("is transparent until it has loaded", () => {
  render(picture());
  becomeVisible();
  const shown = image() as HTMLImageElement;
  expect(getComputedStyle(shown).opacity).toBe("0");
  fireEvent.load(shown);
  expect(getComputedStyle(shown).opacity).toBe("1");
});

test("shows the fallback text when loading fails", () => {
  render(picture());
  becomeVisible();
  fireEvent.error(image() as HTMLImageElement);
  expect(image()).toBeNull();
  expect(screen.getByText("Image Preview")).toBeInTheDocument();
  expect(screen.getByRole("img")).toHaveAccessibleName("Image Preview: A red kite");
});

test("is fetched again when the browser is back online", () => {
  render(picture({ priority: true }));
  fireEvent.error(image() as HTMLImageElement);
  expect(image()).toBeNull();
  act(() => void dispatchEvent(new Event("online")));
  expect(image()).toBeInTheDocument();
});

test("loads another picture after a failure", () => {
  const { rerender } = render(picture({ priority: true, fallback: "Failed to load image" }));
  fireEvent.error(image() as HTMLImageElement);
  expect(screen.getByText("Failed to load image")).toBeInTheDocument();
  rerender(picture({ priority: true, src: "/media/b.webp" }));
  expect(document.querySelector('img[src="/media/b.webp"]')).toBeInTheDocument();
});

test.each([
  [640, "1", 1],
  [0, "", 0],
])(
  "detects at hydration that loading has already finished (natural width %i)",
  (naturalWidth, opacity, images) => {
    const complete = jest.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(true);
    const width = jest.spyOn(HTMLImageElement.prototype, "naturalWidth", "get").mockReturnValue(naturalWidth);
    render(picture());
    becomeVisible();
    const found = image();
    expect(document.querySelectorAll('img[src="/media/a.webp"]')).toHaveLength(images);
    expect(found ? getComputedStyle(found).opacity : "").toBe(opacity);
    complete.mockRestore();
    width.mockRestore();
  },
);

test("is in the server's HTML, outside noscript and fetched first, if it has priority", () => {
  const html = renderToString(picture({ priority: true, srcSet: "/media/a2.webp 864w", sizes: "50vw" }));
  expect(html).toContain('fetchPriority="high"');
  expect(html).toContain('srcSet="/media/a2.webp 864w"');
  expect(html).not.toContain("<noscript>");
});

test("is in the server's HTML only within noscript otherwise", () => {
  const html = renderToString(picture({ thumbhash: "YIoWHgaIh/iIh2h3eHiHeHh4Z39QdAc=" }));
  expect(html).toMatch(/<noscript><img[^>]* src="\/media\/a.webp"/);
  expect(html).toContain("linear-gradient(");
});

test("hides the placeholder from assistive technology", () => {
  const { container } = render(picture({ thumbhash: "YIoWHgaIh/iIh2h3eHiHeHh4Z39QdAc=", priority: true }));
  expect(container.innerHTML).toContain("linear-gradient(");
  expect(container.querySelectorAll("img")).toHaveLength(1);
});
