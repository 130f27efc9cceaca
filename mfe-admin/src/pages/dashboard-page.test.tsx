import { createFakeHost, FakeHostFrame, type FakeResponses } from "@promptfolio/host/testing/fake-host";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { analytics, user, userList } from "../testing/samples";
import DashboardPage from "./dashboard-page";

const DASHBOARD = "/admin/promptfolio/dashboard";
const responses: FakeResponses = {
  "GET /admin/analytics?days=60": analytics,
  "GET /admin/users?limit=5": userList([user()]),
  "GET /admin/settings": { dailyLimit: 5, guestLimit: 1 },
  "GET /admin/audit": { entries: [], cursor: null, actors: [], actions: [] },
};

const open = (path = DASHBOARD, signedIn = true, more: FakeResponses = {}) => {
  const fake = createFakeHost({ ...responses, ...more });
  if (signedIn) fake.session.set({ kind: "administrator", email: "root@example.com" });
  render(
    <FakeHostFrame
      host={fake.host}
      path={path}
      pattern={DASHBOARD}
      routes={[{ path: "/admin/login", element: <p>admin login</p> }]}
    >
      <DashboardPage />
    </FakeHostFrame>,
  );
  return fake;
};

/** A tab that loads after the test's end would be rendered outside of `act`. */
const tabLoaded = () => waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());

test("redirects everyone but administrators to the sign-in", async () => {
  open(DASHBOARD, false);
  expect(await screen.findByText("admin login")).toBeVisible();
});

test("shows title, role and tabs", async () => {
  open();
  expect(await screen.findByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
  expect(screen.getByText("Administrator")).toBeVisible();
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
    "Analytics",
    "Images",
    "Users",
    "Settings",
    "Audit",
    "Releases",
  ]);
  expect(screen.getByRole("tab", { name: "Analytics" })).toHaveAttribute("aria-selected", "true");
  await tabLoaded();
});

test("links to the account page, where passkeys are", async () => {
  open();
  expect(screen.getByRole("link", { name: /^Your account/ })).toHaveAttribute("href", "/account");
  await tabLoaded();
});

test("clears the session on logout, confirms it and goes to the sign-in", async () => {
  const { session, toasts } = open();
  await userEvent.click(await screen.findByRole("button", { name: "Logout" }));
  expect(await screen.findByText("admin login")).toBeVisible();
  expect(session.get()).toEqual({ kind: "guest" });
  expect(toasts).toEqual([{ type: "success", message: "Logged out successfully" }]);
});

test("opens the tab in the URL, and moves between tabs with arrow keys", async () => {
  open(`${DASHBOARD}?tab=settings`);
  expect(await screen.findByLabelText("Guest daily limit")).toBeVisible();
  act(() => screen.getByRole("tab", { name: "Settings" }).focus());
  await userEvent.keyboard("{ArrowRight}{Enter}");
  expect(await screen.findByText("Nothing recorded")).toBeVisible();
});

describe("with unsaved input", () => {
  const edit = async () => {
    const field = await screen.findByLabelText("Guest daily limit");
    await userEvent.clear(field);
    await userEvent.type(field, "4");
  };

  test("asks before another tab opens", async () => {
    open(`${DASHBOARD}?tab=settings`);
    await edit();
    await userEvent.click(screen.getByRole("tab", { name: "Audit" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Leave without saving?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Stay here" }));
    expect(screen.getByLabelText("Guest daily limit")).toHaveValue(4);
    await userEvent.click(screen.getByRole("tab", { name: "Audit" }));
    await userEvent.click(await screen.findByRole("button", { name: "Leave without saving" }));
    expect(await screen.findByText("Nothing recorded")).toBeVisible();
  });

  test("asks before logging out", async () => {
    const { session } = open(`${DASHBOARD}?tab=settings`);
    await edit();
    await userEvent.click(screen.getByRole("button", { name: "Logout" }));
    expect(session.get()).toMatchObject({ kind: "administrator" });
    await userEvent.click(await screen.findByRole("button", { name: "Leave without saving" }));
    expect(await screen.findByText("admin login")).toBeVisible();
  });

  test("asks before the window closes until the input is saved", async () => {
    open(`${DASHBOARD}?tab=settings`, true, {
      "PUT /admin/settings": {
        settings: { dailyLimit: 5, guestLimit: 4 },
        message: "Done.",
        usersUpdated: 0,
      },
    });
    const leaving = () => {
      const event = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await edit();
    expect(leaving()).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: "Save Settings" }));
    await waitFor(() => expect(leaving()).toBe(false));
  });

  test("keeps the input when the session ends, to be saved after signing in again", async () => {
    const { session, host } = open(`${DASHBOARD}?tab=settings`, true, {
      "POST /admin/login": { access_token: "new", admin: { email: "root@example.com", name: "Root" } },
    });
    await edit();
    act(() => host.session.signOut());
    const dialog = await screen.findByRole("dialog", { name: "Your session has ended" });
    expect(within(dialog).getByLabelText("Admin email")).toHaveValue("root@example.com");
    await userEvent.type(within(dialog).getByLabelText("Password"), "secret");
    await userEvent.click(within(dialog).getByRole("button", { name: "Sign in again" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(session.get()).toMatchObject({ kind: "administrator" });
    expect(screen.getByLabelText("Guest daily limit")).toHaveValue(4);
  });

  test("lets the input be discarded after the session has ended", async () => {
    const { host } = open(`${DASHBOARD}?tab=settings`);
    await edit();
    act(() => host.session.signOut());
    await userEvent.click(await screen.findByRole("button", { name: "Leave without saving" }));
    expect(await screen.findByText("admin login")).toBeVisible();
  });
});
