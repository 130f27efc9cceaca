import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderTab, respondInTurn } from "../testing/render-tab";
import { DeletedPanel, useUndo } from "./deleted-panel";

const deletion = {
  batch: "aaaaaaaaaaaaaaaaaaaa0001",
  name: "Red Poster",
  actor: "root@example.com",
  deletedAt: "2026-01-10T08:00:05Z",
};
const onRestored = jest.fn(async () => undefined);

beforeEach(() => onRestored.mockClear());

test("restores what was deleted, and keeps the focus in the list", async () => {
  renderTab(<DeletedPanel kind="image" onRestored={onRestored} />, {
    "GET /admin/deletions?kind=image": respondInTurn(
      () => ({ deletions: [deletion] }),
      () => ({ deletions: [] }),
    ),
    [`POST /admin/deletions/${deletion.batch}/restore`]: null,
  });
  expect(await screen.findByText("Jan 10, 2026, 08:00:05 UTC")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Undo the deletion of Red Poster" }));
  expect(await screen.findByText("Nothing was deleted in the last 30 days.")).toBeVisible();
  expect(onRestored).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toContainElement(screen.getByRole("heading", { name: "Deleted images" }));
});

test("erases for good only after a question", async () => {
  const { requests } = renderTab(<DeletedPanel kind="user" onRestored={onRestored} />, {
    "GET /admin/deletions?kind=user": respondInTurn(
      () => ({ deletions: [deletion] }),
      () => ({ deletions: [] }),
    ),
    [`DELETE /admin/deletions/${deletion.batch}`]: null,
  });
  await userEvent.click(await screen.findByRole("button", { name: "Erase Red Poster" }));
  expect(screen.getByText(/cannot be undone/)).toBeVisible();
  expect(requests.every(({ method }) => method === "GET")).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Erase for good" }));
  expect(await screen.findByText("Nothing was deleted in the last 30 days.")).toBeVisible();
});

test("offers to undo in the message about a deletion", async () => {
  const Deleter = () => {
    const undo = useUndo(onRestored);
    return (
      <button type="button" onClick={() => undo.offer("Image deleted successfully!", deletion.batch)}>
        Delete
      </button>
    );
  };
  const { toasts } = renderTab(<Deleter />, { [`POST /admin/deletions/${deletion.batch}/restore`]: null });
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(toasts).toMatchObject([{ message: "Image deleted successfully!", action: { label: "Undo" } }]);
  act(() => toasts[0]?.action?.onPress());
  await waitFor(() => expect(toasts[1]).toMatchObject({ message: "The deletion was undone." }));
  expect(onRestored).toHaveBeenCalledTimes(1);
});
