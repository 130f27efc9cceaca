import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "./button";
import { ButtonLink } from "./button-link";
import { IconButton } from "./icon-button";

const RouterLink = ({ to, ...rest }: { to: string; className?: string }) => <a href={to} {...rest} />;

test("a button does not submit forms by default", () => {
  render(<Button>Copy</Button>);
  expect(screen.getByRole("button", { name: "Copy" })).toHaveAttribute("type", "button");
});

test("a busy button is marked as busy, keeps the focus and ignores presses", async () => {
  const press = jest.fn();
  const { rerender } = render(<Button onClick={press}>Save</Button>);
  await userEvent.click(screen.getByRole("button"));
  expect(press).toHaveBeenCalledTimes(1);

  rerender(
    <Button onClick={press} busy>
      Saving...
    </Button>,
  );
  const button = screen.getByRole("button", { name: "Saving..." });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute("aria-busy", "true");
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
});

test("a button that is busy for long says what it does", () => {
  jest.useFakeTimers();
  const buttons = (busy: boolean) => (
    <>
      <Button busy={busy} doing="Saving…">
        Save
      </Button>
      <IconButton busy={busy} doing="Opening…" label="Open" icon={<svg />} />
    </>
  );
  const names = () =>
    screen.getAllByRole("button").map((button) => button.getAttribute("aria-label") ?? button.textContent);
  const { rerender } = render(buttons(true));
  act(() => jest.advanceTimersByTime(299));
  expect(names()).toEqual(["Save", "Open"]);
  act(() => jest.advanceTimersByTime(1));
  expect(names()).toEqual(["Saving…", "Opening…"]);
  rerender(buttons(false));
  expect(names()).toEqual(["Save", "Open"]);
  jest.useRealTimers();
});

test("a busy submit button does not submit its form", async () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  const { rerender } = render(
    <form onSubmit={submit}>
      <Button type="submit">Send</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button"));
  expect(submit).toHaveBeenCalledTimes(1);
  rerender(
    <form onSubmit={submit}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole("button"));
  expect(submit).toHaveBeenCalledTimes(1);
});

test("a link styled as a button remains a link", () => {
  render(
    <ButtonLink as={RouterLink} to="/signup" variant="primary">
      Sign Up
    </ButtonLink>,
  );
  expect(screen.getByRole("link", { name: "Sign Up" })).toHaveAttribute("href", "/signup");
});

test("an icon button is named by its label", async () => {
  const press = jest.fn();
  const { rerender } = render(<IconButton label="Close" icon={<svg />} onClick={press} />);
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  rerender(<IconButton label="Close" icon={<svg />} onClick={press} busy />);
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(press).toHaveBeenCalledTimes(1);
});
