import { act, fireEvent, screen, within } from "@testing-library/react";
import { failing, renderTab, respondInTurn } from "../testing/render-tab";
import { user, userList } from "../testing/samples";
import { UserManagement } from "./users-tab";

const FIRST = "GET /admin/users?limit=50&order=desc&page=1&sort=joinDate";
const ada = user();
const bob = user({ id: "u2", name: "Bob", email: "bob@example.com", status: "blocked" });

beforeEach(() => {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 11) });
});
afterEach(() => jest.useRealTimers());
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

test("shows all details of a user in one row", async () => {
  renderTab(<UserManagement />, { [FIRST]: userList([ada, bob]) });
  await pass(100);
  const row = within(screen.getByRole("row", { name: /Ada Lovelace/ }));
  for (const text of [
    "ada@example.com",
    "Jan 1, 2026",
    "Active",
    "2/5",
    "40",
    "4.0 a day",
    "10",
    "25.0%",
    "Jan 11, 2026",
  ])
    expect(row.getByText(text)).toBeVisible();
  expect(row.getByRole("button", { name: "Deactivate Ada Lovelace" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Activate Bob" })).toBeVisible();
});

test("searches on the server once typing pauses", async () => {
  const found = "GET /admin/users?limit=50&order=desc&page=1&search=bob&sort=joinDate";
  const { requests } = renderTab(<UserManagement />, {
    [FIRST]: userList([ada, bob]),
    [found]: userList([bob]),
  });
  await pass(100);
  fireEvent.change(screen.getByLabelText("Search users"), { target: { value: "bo" } });
  await pass(200);
  fireEvent.change(screen.getByLabelText("Search users"), { target: { value: "bob" } });
  await pass(300);
  await pass(100);
  expect(screen.queryByText("Ada Lovelace")).toBeNull();
  expect(requests.map(({ path }) => `GET ${path}`)).toEqual([FIRST, found]);
});

test("sorts by a column on the server", async () => {
  const byName = "GET /admin/users?limit=50&order=asc&page=1&sort=name";
  renderTab(<UserManagement />, { [FIRST]: userList([ada, bob]), [byName]: userList([bob, ada]) });
  await pass(100);
  press("User");
  await pass(100);
  expect(screen.getByRole("columnheader", { name: "User" })).toHaveAttribute("aria-sort", "ascending");
  expect(screen.getAllByRole("rowheader")[0]).toHaveTextContent("Bob");
});

test("paginates", async () => {
  const second = "GET /admin/users?limit=50&order=desc&page=2&sort=joinDate";
  renderTab(<UserManagement />, { [FIRST]: userList([ada], 10_000), [second]: userList([bob], 10_000) });
  await pass(100);
  expect(screen.getByRole("button", { name: "Page 200" })).toBeVisible();
  press("Page 2");
  await pass(100);
  expect(screen.getByText("Bob")).toBeVisible();
});

test("shows the empty state", async () => {
  renderTab(<UserManagement />, { [FIRST]: userList([]) });
  await pass(100);
  expect(screen.getByRole("heading", { name: "No Users Found" })).toBeVisible();
});

test("shows a failure's message and retries", async () => {
  renderTab(<UserManagement />, { [FIRST]: respondInTurn(failing(500), () => userList([ada])) });
  await pass(100);
  expect(screen.getByText("HTTP error! status: 500")).toBeVisible();
  press("Retry");
  await pass(100);
  expect(screen.getByText("Ada Lovelace")).toBeVisible();
});

test.each([
  [ada, "Deactivate Ada Lovelace", false, "User has been deactivated successfully."],
  [bob, "Activate Bob", true, "User has been activated successfully."],
])("changes a status, confirms it and refetches after 500 ms", async (one, name, isActive, text) => {
  const { requests, toasts } = renderTab(<UserManagement />, {
    [FIRST]: userList([one]),
    [`PUT /admin/users/${one.id}/status`]: one,
  });
  await pass(100);
  press(name);
  await pass(0);
  expect(requests.at(-1)).toMatchObject({ method: "PUT", body: { is_active: isActive } });
  expect(toasts).toEqual([{ type: "success", message: text }]);
  await pass(499);
  expect(requests).toHaveLength(2);
  await pass(1);
  expect(requests).toHaveLength(3);
});

test("keeps a status that could not be changed, and reports the failure", async () => {
  const { toasts } = renderTab(<UserManagement />, {
    [FIRST]: userList([ada]),
    "PUT /admin/users/u1/status": failing(500),
  });
  await pass(100);
  press("Deactivate Ada Lovelace");
  await pass(0);
  expect(toasts).toEqual([{ type: "error", message: "Failed to update user status. Please try again." }]);
  expect(screen.getByText("Active", { selector: "span" })).toBeVisible();
});

test("deletes a user only after confirmation", async () => {
  const { requests, toasts } = renderTab(<UserManagement />, {
    [FIRST]: respondInTurn(
      () => userList([ada, bob]),
      () => userList([bob]),
    ),
    "DELETE /admin/users/u1": undefined,
  });
  await pass(100);
  press("Delete Ada Lovelace");
  expect(
    screen.getByText('Are you sure you want to delete user "Ada Lovelace"? This action cannot be undone.'),
  ).toBeVisible();
  press("Cancel");
  await pass(100);
  expect(requests).toHaveLength(1);
  press("Delete Ada Lovelace");
  press("Delete user");
  await pass(600);
  expect(requests.map(({ method }) => method)).toEqual(["GET", "DELETE", "GET"]);
  expect(toasts[0]).toMatchObject({ type: "success" });
  expect(screen.queryByText("Ada Lovelace")).toBeNull();
});

test("reports a failed deletion and keeps the user", async () => {
  const { toasts } = renderTab(<UserManagement />, {
    [FIRST]: userList([ada]),
    "DELETE /admin/users/u1": failing(500),
  });
  await pass(100);
  press("Delete Ada Lovelace");
  press("Delete user");
  await pass(600);
  expect(toasts).toEqual([{ type: "error", message: "Failed to delete user. Please try again." }]);
  expect(screen.getByText("Ada Lovelace")).toBeVisible();
});

test("polls every five seconds in test mode and shows the debug panel", async () => {
  const { requests } = renderTab(<UserManagement />, { [FIRST]: userList([ada]) });
  await pass(100);
  expect(screen.queryByRole("region", { name: "Debug panel" })).toBeNull();
  press("Tests");
  fireEvent.click(screen.getByRole("switch", { name: "Test mode" }));
  expect(within(screen.getByRole("region", { name: "Debug panel" })).getByText("every 5 s")).toBeVisible();
  await pass(10_000);
  expect(requests).toHaveLength(3);
});

test("tests the API at its root and with the token", async () => {
  const { toasts, requests } = renderTab(<UserManagement />, {
    [FIRST]: userList([ada]),
    "GET /": { status: "ok", version: "1" },
    "GET /admin/users": failing(401),
  });
  await pass(100);
  press("Tests");
  press("Test API");
  await pass(100);
  expect(requests.slice(1).map(({ path }) => path)).toEqual(["/", "/admin/users"]);
  expect(toasts[0]).toEqual({
    type: "error",
    message: "API test failed: GET /admin/users: HTTP error! status: 401",
  });
});
