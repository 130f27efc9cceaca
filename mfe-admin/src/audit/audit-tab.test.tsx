import type { AuditList } from "@promptfolio/contracts/api/admin";
import { ApiError, httpErrorText } from "@promptfolio/host/api/api-error";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderTab, respondInTurn } from "../testing/render-tab";
import AuditTab from "./audit-tab";

const entry = (change: object = {}) => ({
  id: "1",
  at: "2026-01-10T08:00:00Z",
  actor: "root@example.com",
  action: "image.update",
  subject: "Red Poster",
  detail: "category: Social Media to Banner Design",
  ...change,
});
const list = (entries: object[], cursor: AuditList["cursor"] = null) => ({
  entries,
  cursor,
  actors: ["root@example.com", "second@example.com"],
  actions: ["image.update", "user.delete"],
});

test("shows actor, action and subject", async () => {
  renderTab(<AuditTab />, { "GET /admin/audit": list([entry()]) });
  const row = await screen.findByRole("row", { name: /Red Poster/ });
  expect(row).toHaveTextContent("root@example.com");
  expect(row).toHaveTextContent("Image: update");
  expect(row).toHaveTextContent("Red Poster");
  expect(row).toHaveTextContent("category: Social Media to Banner Design");
});

test("filters by administrator and action, and clears the filter", async () => {
  renderTab(<AuditTab />, {
    "GET /admin/audit": list([entry()]),
    "GET /admin/audit?actor=second%40example.com": list([entry({ id: "2", actor: "second@example.com" })]),
    "GET /admin/audit?action=user.delete&actor=second%40example.com": list([]),
  });
  await userEvent.selectOptions(await screen.findByLabelText("Administrator"), "second@example.com");
  await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(2));
  expect(await screen.findByText("second@example.com", { selector: "td span" })).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText("Action"), "user.delete");
  expect(await screen.findByText("No change matches these filters.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Show everything" }));
  expect(await screen.findByText("root@example.com", { selector: "td span" })).toBeVisible();
});

test("loads older entries by cursor", async () => {
  renderTab(<AuditTab />, {
    "GET /admin/audit": list([entry()], "older"),
    "GET /admin/audit?cursor=older": list([entry({ id: "0", subject: "Blue Poster" })]),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Show older entries" }));
  expect(await screen.findByRole("cell", { name: "Blue Poster" })).toBeVisible();
  expect(screen.getByRole("cell", { name: "Red Poster" })).toBeVisible();
});

test("shows a failure's message and retries", async () => {
  renderTab(<AuditTab />, {
    "GET /admin/audit": respondInTurn(
      () => {
        throw new ApiError(httpErrorText(500), 500);
      },
      () => list([]),
    ),
  });
  expect(await screen.findByText("HTTP error! status: 500")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Nothing recorded")).toBeVisible();
});
