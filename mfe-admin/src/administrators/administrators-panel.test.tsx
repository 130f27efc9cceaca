import type { Administrator } from "@promptfolio/contracts/api/admin";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { failing, renderTab, respondInTurn } from "../testing/render-tab";
import { AdministratorsPanel } from "./administrators-panel";

const administrator = (change: Partial<Administrator> = {}): Administrator => ({
  id: "a1",
  name: "Root",
  email: "root@example.com",
  status: "active",
  joinDate: "2026-01-01T00:00:00Z",
  lastActive: "2026-01-11T00:00:00Z",
  passkeys: 1,
  current: true,
  ...change,
});
const second = administrator({ id: "a2", name: "Second", email: "second@example.com", current: false });
const LIST = "GET /admin/administrators";

test("deactivates another administrator once that is confirmed", async () => {
  const { requests } = renderTab(<AdministratorsPanel />, {
    [LIST]: respondInTurn(
      () => ({ administrators: [administrator(), second] }),
      () => ({ administrators: [administrator(), { ...second, status: "inactive" }] }),
    ),
    "PUT /admin/administrators/a2/status": { message: "The administrator has been deactivated." },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Deactivate Second" }));
  await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Deactivate" }));
  expect(await screen.findByRole("button", { name: "Activate Second" })).toBeVisible();
  expect(requests.find(({ method }) => method === "PUT")?.body).toEqual({ is_active: false });
});

test("offers nothing for the last active administrator", async () => {
  renderTab(<AdministratorsPanel />, { [LIST]: { administrators: [administrator()] } });
  const row = within(await screen.findByRole("row", { name: /Root/ }));
  expect(row.getByText("You")).toBeVisible();
  expect(row.queryByRole("button")).toBeNull();
});

test("shows why the server rejected a change", async () => {
  const { toasts } = renderTab(<AdministratorsPanel />, {
    [LIST]: { administrators: [administrator(), second] },
    "PUT /admin/administrators/a2/status": failing(409, "This is the last active administrator."),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Deactivate Second" }));
  await userEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Deactivate" }));
  await waitFor(() =>
    expect(toasts).toContainEqual({ type: "error", message: "This is the last active administrator." }),
  );
});
