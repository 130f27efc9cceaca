import { act, render, screen } from "@testing-library/react";
import { createNotificationCenter, NotificationCenterContext } from "./notification-center";
import { NotificationRegions } from "./notification-regions";

jest.mock("./toast-stack", () => {
  throw new Error("Loading chunk 443 failed.");
});

const start = () => {
  jest.useFakeTimers();
  jest.spyOn(console, "warn").mockReturnValue(undefined);
  const center = createNotificationCenter();
  render(
    <NotificationCenterContext value={center}>
      <button type="button">Send</button>
      <NotificationRegions />
    </NotificationCenterContext>,
  );
  return center;
};
afterEach(() => jest.useRealTimers());

test("while their regions can't be loaded, messages are sentences that end in time", async () => {
  const center = start();
  act(() => void center.api.toast("error", "Not sent.", "upload"));
  expect(screen.getByRole("alert")).toHaveTextContent("Not sent.");
  await act(() => jest.advanceTimersByTimeAsync(3_999));
  expect(screen.getByRole("alert")).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(center.state.getState().queue).toEqual([]);
});

test("the sentence stands below the pressed button", () => {
  const center = start();
  const button = screen.getByRole("button");
  button.getBoundingClientRect = () => new DOMRect(120, 40, 80, 20);
  act(() => button.focus());
  act(() => center.api.notice({ title: "Download failed", description: "Unable to download image." }));
  const sentence = screen.getByRole("alert");
  expect(sentence).toHaveTextContent("Download failed: Unable to download image.");
  expect(sentence.style.inset).toBe("60px auto auto clamp(1rem, 120px, 100vw - 27rem)");
});
