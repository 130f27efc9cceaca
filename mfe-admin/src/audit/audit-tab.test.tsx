import type { AuditList } from "@promptfolio/contracts/api/admin";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { failing, renderTab, respondInTurn } from "../testing/render-tab";
import AuditTab from "./audit-tab";

const entry = (change: object = {}) => ({
  id: "1",
  at: "2026-01-10T08:00:05Z",
  actor: "root@example.com",
  action: "image.update",
  subject: "aaaaaaaaaaaaaaaaaaaa0001",
  name: "Red Poster",
  detail: "category: Social Media to Banner Design",
  items: 0,
  ...change,
});
const list = (entries: object[], cursor: AuditList["cursor"] = null) => ({
  entries,
  cursor,
  actors: ["root@example.com", "second@example.com"],
  actions: ["image.update", "user.delete"],
});

test("shows actor, action, name and time to the second", async () => {
  renderTab(<AuditTab />, { "GET /admin/audit": list([entry()]) });
  const row = await screen.findByRole("row", { name: /Red Poster/ });
  expect(row).toHaveTextContent("root@example.com");
  expect(row).toHaveTextContent("Image: update");
  expect(row).toHaveTextContent("Red Poster");
  expect(row).toHaveTextContent("Jan 10, 2026, 08:00:05 UTC");
  expect(row).not.toHaveTextContent("aaaa0001");
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

test("filters by days and text, and exports what is shown", async () => {
  const query = "from=2026-01-01&search=red&to=2026-01-31";
  renderTab(<AuditTab />, {
    "GET /admin/audit": list([entry()]),
    "GET /admin/audit?from=2026-01-01": list([entry()]),
    "GET /admin/audit?from=2026-01-01&to=2026-01-31": list([entry()]),
    [`GET /admin/audit?${query}`]: list([entry({ id: "3", detail: "found" })]),
    [`GET /admin/audit.json?${query}`]: [],
  });
  fireEvent.change(await screen.findByLabelText("From (UTC)"), { target: { value: "2026-01-01" } });
  fireEvent.change(screen.getByLabelText("To (UTC)"), { target: { value: "2026-01-31" } });
  await userEvent.type(screen.getByLabelText("Search"), "red");
  expect(await screen.findByText("found")).toBeVisible();
  // jsdom follows no other links.
  URL.createObjectURL = jest.fn(() => "#export");
  URL.revokeObjectURL = jest.fn();
  await userEvent.click(screen.getByRole("button", { name: "Export JSON" }));
  await waitFor(() => expect(URL.createObjectURL).toHaveBeenCalled());
});

test("lists the images of a bulk change once they are opened", async () => {
  renderTab(<AuditTab />, {
    "GET /admin/audit": list([entry({ action: "images.update", subject: "2 images", name: "", items: 2 })]),
    "GET /admin/audit/1/items": {
      items: [
        { id: "a", name: "Red Poster", detail: 'tag: "New" to "Popular"' },
        { id: "b", name: "Blue Poster", detail: 'tag: "Trending" to "Popular"' },
      ],
    },
  });
  const summary = await screen.findByText("2 images", { selector: "summary" });
  await userEvent.click(summary);
  expect(await screen.findByText('tag: "Trending" to "Popular"')).toBeVisible();
});

test("loads older entries by cursor", async () => {
  renderTab(<AuditTab />, {
    "GET /admin/audit": list([entry()], "older"),
    "GET /admin/audit?cursor=older": list([entry({ id: "0", name: "Blue Poster" })]),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Show older entries" }));
  expect(await screen.findByRole("rowheader", { name: /Blue Poster/ })).toBeVisible();
  expect(screen.getByRole("rowheader", { name: /Red Poster/ })).toBeVisible();
});

test("shows a failure's message and retries", async () => {
  renderTab(<AuditTab />, {
    "GET /admin/audit": respondInTurn(failing(500), () => list([])),
  });
  expect(await screen.findByText("HTTP error! status: 500")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Nothing recorded")).toBeVisible();
});
