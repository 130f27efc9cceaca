import { act, render, screen } from "@testing-library/react";
import { createNotificationCenter } from "./notification-center";
import { NotificationCenterContext } from "./notification-context";
import { NotificationRegions } from "./notification-regions";

jest.mock("./toast-stack", () => {
  throw new Error("Loading chunk 443 failed.");
});

test("shows an alert while the stack of toasts can't be loaded", async () => {
  jest.spyOn(console, "warn").mockReturnValue(undefined);
  const center = createNotificationCenter();
  render(
    <NotificationCenterContext value={center}>
      <NotificationRegions />
    </NotificationCenterContext>,
  );
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  act(() => void center.api.toast("error", "Not sent.", "upload"));
  expect(await screen.findByRole("alert")).toHaveTextContent("The server can't be reached.");
});
