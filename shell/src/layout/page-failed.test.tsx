import { ApiError, httpErrorText } from "@promptfolio/host/api/api-error";
import { createFakeHost, FakeHostFrame } from "@promptfolio/host/testing/fake-host";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { PageFailed } from "./page-failed";

const POSTERS = "GET /images?limit=4&order=desc&sort=views";

test("passes focus to the page that replaces it", async () => {
  const frame = (children?: ReactNode) => (
    <FakeHostFrame host={createFakeHost().host}>
      <main tabIndex={-1}>{children}</main>
    </FakeHostFrame>
  );
  const { rerender } = await act(async () =>
    render(frame(<PageFailed remote="detail" onRetry={jest.fn()} />)),
  );
  rerender(frame(<h1>A poster</h1>));
  expect(screen.getByRole("main")).toHaveFocus();
});

test("explains the failure, takes focus, and offers Retry and a link home", async () => {
  const retry = jest.fn();
  const { container } = await act(async () =>
    render(
      <FakeHostFrame host={createFakeHost().host}>
        <PageFailed remote="detail" onRetry={retry} />
      </FakeHostFrame>,
    ),
  );
  const frame = container.querySelector("[data-failed-remote='detail']");
  expect(frame).toHaveFocus();
  expect(screen.getByRole("alert")).toHaveTextContent("could not be loaded");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("This page is taking a break");
  expect(screen.getByRole("link", { name: "Back to Gallery" })).toHaveAttribute("href", "/");
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test("shows other posters, and stands without them", async () => {
  const poster = { id: "a".repeat(20), title: "Red Poster", alt: "", imageUrl: "/media/a.jpg" };
  const failed = (images: object) => (
    <FakeHostFrame host={createFakeHost({ [POSTERS]: images }).host}>
      <PageFailed remote="detail" onRetry={jest.fn()} />
    </FakeHostFrame>
  );
  const { unmount } = render(failed({ images: [poster] }));
  const posters = within(await screen.findByRole("region", { name: "Seen most on the wall" }));
  // The picture itself waits until it is in sight.
  expect(await posters.findByRole("link")).toHaveAttribute("href", expect.stringContaining("/image/"));
  unmount();
  render(
    failed(() => {
      throw new ApiError(httpErrorText(503), 503);
    }),
  );
  await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
  expect(screen.getByRole("button", { name: "Retry" })).toBeVisible();
});
