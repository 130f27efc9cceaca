import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Button } from "./button";
import { ConfirmDialog } from "./confirm-dialog";
import { Dialog } from "./dialog";
import { TextField } from "./text-field";
import { Tooltip } from "./tooltip";

const Example = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Edit image" description="Old links stay.">
        <TextField label="Title" />
      </Dialog>
    </>
  );
};

describe("a dialog", () => {
  test("is named and described, traps focus, and restores it", async () => {
    render(<Example />);
    const opener = screen.getByRole("button", { name: "Edit" });
    await userEvent.click(opener);
    const dialog = screen.getByRole("dialog", { name: "Edit image" });
    expect(dialog).toHaveAccessibleDescription("Old links stay.");
    expect(dialog).toHaveAttribute("aria-modal", "true");
    for (let step = 0; step < 4; step++) {
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
      await userEvent.tab();
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
  });

  test("is closed by its button", async () => {
    render(<Example />);
    await userEvent.click(screen.getByRole("button", { name: "Edit" }));
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });
});

describe("a confirmation dialog", () => {
  const openConfirm = (props: Partial<Parameters<typeof ConfirmDialog>[0]> = {}) => {
    const calls = { confirm: jest.fn(), cancel: jest.fn() };
    render(
      <ConfirmDialog
        open
        title="Delete user"
        description="This action cannot be undone."
        confirmLabel="Delete"
        onConfirm={calls.confirm}
        onCancel={calls.cancel}
        {...props}
      />,
    );
    return calls;
  };

  test("focuses Cancel first", async () => {
    const { confirm, cancel } = openConfirm();
    expect(screen.getByRole("alertdialog", { name: "Delete user" })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(confirm).not.toHaveBeenCalled();
  });

  test("runs the action when confirmed, and stays open", async () => {
    const { confirm, cancel } = openConfirm({ destructive: true });
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(cancel).not.toHaveBeenCalled();
  });

  test("stays open while the action is running", async () => {
    const { confirm, cancel } = openConfirm({ busy: true });
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "Delete" }));
    expect(cancel).not.toHaveBeenCalled();
    expect(confirm).not.toHaveBeenCalled();
  });

  test("shows the error", () => {
    openConfirm({ error: "Failed to delete user. Please try again." });
    expect(screen.getByRole("alert")).toHaveTextContent("Failed to delete user. Please try again.");
  });
});

test("a tooltip describes the focused element, and Escape closes it", async () => {
  render(
    <Tooltip text="Copies the prompt">
      <Button>Copy</Button>
    </Tooltip>,
  );
  await userEvent.tab();
  expect(await screen.findByRole("tooltip")).toHaveTextContent("Copies the prompt");
  expect(screen.getByRole("button")).toHaveAccessibleDescription("Copies the prompt");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("tooltip")).not.toBeInTheDocument());
});
