import { createFakeHost, FakeHostFrame } from "@promptfolio/host/testing/fake-host";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { PageFailed } from "./page-failed";

test("passes focus to the page that replaces it", () => {
  const frame = (children?: ReactNode) => (
    <FakeHostFrame host={createFakeHost().host}>
      <main tabIndex={-1}>{children}</main>
    </FakeHostFrame>
  );
  const { rerender } = render(frame(<PageFailed remote="detail" onRetry={jest.fn()} />));
  rerender(frame(<h1>A poster</h1>));
  expect(screen.getByRole("main")).toHaveFocus();
});

test("explains the failure, takes focus, and offers Retry and a link home", async () => {
  const retry = jest.fn();
  const { container } = render(
    <FakeHostFrame host={createFakeHost().host}>
      <PageFailed remote="detail" onRetry={retry} />
    </FakeHostFrame>,
  );
  const frame = container.querySelector("[data-failed-remote='detail']");
  expect(frame).toHaveFocus();
  expect(screen.getByRole("alert")).toHaveTextContent("could not be loaded");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("This page is taking a break");
  expect(screen.getByRole("link", { name: "Back to Gallery" })).toHaveAttribute("href", "/");
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(retry).toHaveBeenCalledTimes(1);
});
