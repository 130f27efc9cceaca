import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import {
  createNotificationCenter,
  type NotificationCenter,
  NotificationCenterContext,
} from "./notification-center";
import { NotificationRegions } from "./notification-regions";

let center: NotificationCenter;

beforeEach(() => {
  center = createNotificationCenter();
  render(
    <NotificationCenterContext value={center}>
      <NotificationRegions />
    </NotificationCenterContext>,
  );
});

const stack = () => within(screen.getByRole("region", { name: /^Messages/ }));

test("renders no regions before the first message", async () => {
  expect(screen.queryAllByRole("region")).toHaveLength(0);
  await userEvent.keyboard("a");
  expect(await screen.findByRole("region", { name: "Notifications (F8)" })).toBeInTheDocument();
});

test("replaces a loading toast in place", async () => {
  act(() => void center.api.toast("loading", "Sending…", "upload"));
  expect(await screen.findByText("Sending…")).toBeVisible();
  act(() => void center.api.toast("success", "Sent.", "upload"));
  expect(await screen.findByText("Sent.")).toBeVisible();
  expect(stack().getAllByRole("listitem")).toHaveLength(1);
});

test("shows a notice's title and description, focuses it on F8, and closes it by its button", async () => {
  act(() => center.api.notice({ title: "Settings saved", description: "12 users were updated." }));
  const notice = (await screen.findByText("12 users were updated.")).closest("li");
  expect(notice).toHaveTextContent("Settings saved");
  const user = userEvent.setup();
  await user.keyboard("[F8]");
  expect(notice?.closest("ol")).toHaveFocus();
  screen.getByRole("button", { name: "Close" }).focus();
  await user.keyboard("{Enter}");
  expect(screen.queryByText("Settings saved")).not.toBeInTheDocument();
});
