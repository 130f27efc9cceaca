import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { formatMoment } from "../lib/format";
import { failing, renderTab, respondInTurn } from "../testing/render-tab";
import { user, userList } from "../testing/samples";
import SettingsTab from "./settings-tab";

const LOAD = "GET /admin/settings";
const SAVE = "PUT /admin/settings";
const saved = { dailyLimit: 5, guestLimit: 1 };

const enter = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const DAILY = "Daily limit for logged-in users";
const GUEST = "Guest daily limit";
const save = () => screen.getByRole("button", { name: "Save Settings" });

test("shows the loading text, then the saved values", async () => {
  renderTab(<SettingsTab />, { [LOAD]: saved });
  expect(screen.getByText("Loading settings...")).toBeVisible();
  expect(await screen.findByLabelText(DAILY)).toHaveValue(5);
  expect(screen.getByLabelText(GUEST)).toHaveAccessibleDescription("0 to 10, whole numbers · Current: 1");
  expect(save()).toHaveAttribute("aria-disabled", "true");
  expect(screen.queryByRole("button", { name: "Reset Changes" })).toBeNull();
});

test("shows a failed load and retries", async () => {
  renderTab(<SettingsTab />, { [LOAD]: respondInTurn(failing(500), () => saved) });
  expect(await screen.findByText("HTTP error! status: 500")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByLabelText(DAILY)).toBeVisible();
});

test("previews and warns of a change, and can reset it", async () => {
  renderTab(<SettingsTab />, { [LOAD]: saved, "GET /admin/users?limit=1": userList([user()], 69) });
  await enter(DAILY, "101");
  await waitFor(() =>
    expect(screen.getByLabelText(DAILY)).toHaveAccessibleDescription(
      "1 to 100, whole numbers · Current: 5 · 101 becomes 100 · Will change to: 100 for 69 users",
    ),
  );
  expect(screen.getByText(/You have unsaved changes/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Reset Changes" }));
  expect(screen.getByLabelText(DAILY)).toHaveValue(5);
  expect(screen.queryByText(/You have unsaved changes/)).toBeNull();
  expect(save()).toHaveAttribute("aria-disabled", "true");
});

test("does not count the saved value as a change, and says what becomes it", async () => {
  renderTab(<SettingsTab />, { [LOAD]: saved });
  await enter(DAILY, "5");
  await enter(GUEST, "0");
  expect(screen.getByLabelText(GUEST)).toHaveAccessibleDescription(
    "0 to 10, whole numbers · Current: 1 · 0 becomes 1",
  );
  expect(save()).toHaveAttribute("aria-disabled", "true");
});

test.each([
  [DAILY, "500", 100],
  [GUEST, "0", 1],
])("on leaving %s, an entry of %s becomes %d", async (label, text, value) => {
  renderTab(<SettingsTab />, { [LOAD]: { dailyLimit: 7, guestLimit: 3 } });
  await enter(label, text);
  await userEvent.tab();
  expect(screen.getByLabelText(label)).toHaveValue(value);
});

test.each([
  [3, "All good. 3 existing users were updated with the new daily limits."],
  [0, "All good."],
])("shows the server's message after saving, and %d updated users", async (usersUpdated, description) => {
  const changed = { dailyLimit: 8, guestLimit: 2 };
  const { notices, requests } = renderTab(<SettingsTab />, {
    [LOAD]: respondInTurn(
      () => saved,
      () => changed,
    ),
    [SAVE]: { settings: changed, message: "All good.", usersUpdated },
  });
  await enter(DAILY, "8");
  await enter(GUEST, "2");
  await userEvent.click(save());
  await waitFor(() =>
    expect(notices).toEqual([{ title: "Settings saved successfully!", description, duration: 5_000 }]),
  );
  expect(requests.find(({ method }) => method === "PUT")?.body).toEqual(changed);
  expect(await screen.findByLabelText(DAILY)).toHaveAccessibleDescription(
    "1 to 100, whole numbers · Current: 8",
  );
  expect(save()).toHaveAttribute("aria-disabled", "true");
});

test("shows that it is saving and ignores a second submit", async () => {
  renderTab(<SettingsTab />, { [LOAD]: saved, [SAVE]: () => new Promise(() => undefined) });
  await enter(DAILY, "8");
  await userEvent.click(save());
  expect(screen.getByRole("button", { name: "Saving..." })).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByLabelText(DAILY)).toBeDisabled();
});

test("shows the server's message on failure and keeps the entry", async () => {
  const { notices } = renderTab(<SettingsTab />, { [LOAD]: saved, [SAVE]: failing(400, "Not like this.") });
  await enter(DAILY, "8");
  await userEvent.click(save());
  await waitFor(() =>
    expect(notices).toEqual([{ title: "Error", description: "Not like this.", destructive: true }]),
  );
  expect(screen.getByLabelText(DAILY)).toHaveValue(8);
  expect(screen.getByLabelText(DAILY)).toHaveAccessibleDescription(
    "1 to 100, whole numbers · Current: 5 · Will change to: 8",
  );
});

test("remembers the time zone that is chosen for dates", async () => {
  renderTab(<SettingsTab />, { [LOAD]: saved });
  const choice = await screen.findByLabelText("Time zone");
  expect(choice).toHaveValue("UTC");
  await userEvent.selectOptions(choice, "Europe/Berlin");
  expect(choice).toHaveValue("Europe/Berlin");
  expect(formatMoment("2026-01-10T08:00:00Z")).toBe("Jan 10, 2026, 09:00 GMT+1");
  expect(localStorage.getItem("adminTimeZone")).toBe("Europe/Berlin");
});
