import { createFakeHost, FakeHostFrame } from "@promptfolio/host/testing/fake-host";
import { fireEvent, render, screen } from "@testing-library/react";
import { takeOpened, useOpenedCards } from "./use-opened-cards";

/** The key of the first entry of a tab's history. */
const KEY = "default";

const Page = () => {
  useOpenedCards();
  return (
    <article data-image="poster">
      <a href="/image/poster">Poster</a>
    </article>
  );
};

it("tells the opened card when its page has been left, once: before, its cards may still be hydrated", () => {
  const { unmount } = render(
    <FakeHostFrame host={createFakeHost().host} path="/" pattern="/">
      <Page />
    </FakeHostFrame>,
  );
  fireEvent.click(screen.getByRole("link"));
  expect(takeOpened(KEY)).toBeUndefined();
  unmount();
  expect(takeOpened(KEY)).toBe("poster");
  expect(takeOpened(KEY)).toBeUndefined();
});
