import { createFakeHost, FakeHostFrame } from "@promptfolio/host/testing/fake-host";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useShortcuts } from "./use-shortcuts";

const Page = () => {
  const { open, dialog } = useShortcuts();
  return (
    <>
      <input aria-label="Name" />
      <button type="button" onClick={() => void open()}>
        Keyboard shortcuts
      </button>
      {dialog}
    </>
  );
};

const show = () => {
  render(
    <FakeHostFrame host={createFakeHost().host}>
      <Page />
    </FakeHostFrame>,
  );
  return userEvent.setup();
};
afterEach(() => localStorage.clear());

test("`?` opens the list of shortcuts, except in a field", async () => {
  const user = show();
  await user.click(screen.getByRole("textbox"));
  await user.keyboard("?");
  expect(screen.getByRole("textbox")).toHaveValue("?");
  screen.getByRole("button").focus();
  await user.keyboard("?");
  expect(await screen.findByRole("dialog")).toHaveTextContent("Search the gallery");
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("its switch turns single keys off; the button opens it all the same", async () => {
  const user = show();
  await user.keyboard("?");
  await user.click(await screen.findByRole("switch", { name: /^Shortcuts of a single/ }));
  await user.keyboard("{Escape}?");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button"));
  expect(await screen.findByRole("switch")).not.toBeChecked();
});
