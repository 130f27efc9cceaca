import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Checkbox } from "./checkbox";
import { Chip, RemovableChip } from "./chip";
import { Switch } from "./switch";

test("a checkbox can be indeterminate or checked", () => {
  const { rerender } = render(<Checkbox label="All images" indeterminate checked={false} readOnly />);
  expect(screen.getByRole("checkbox", { name: "All images" })).toBePartiallyChecked();
  rerender(<Checkbox label="All images" checked readOnly />);
  expect(screen.getByRole("checkbox")).toBeChecked();
  expect(screen.getByRole("checkbox")).not.toBePartiallyChecked();
});

test("a switch is labelled by its text", async () => {
  render(<Switch label="Live updates" hint="Every 30 seconds." />);
  const toggle = screen.getByRole("switch", { name: /Live updates/ });
  expect(toggle).toHaveAccessibleDescription("Every 30 seconds.");
  await userEvent.click(screen.getByText("Live updates"));
  expect(toggle).toBeChecked();
});

test("a chip exposes whether it is pressed", async () => {
  const press = jest.fn();
  render(
    <Chip pressed onPress={press} count={45}>
      Social Media
    </Chip>,
  );
  const chip = screen.getByRole("button", { pressed: true });
  expect(chip).toHaveTextContent("Social Media45");
  await userEvent.click(chip);
  expect(press).toHaveBeenCalledTimes(1);
});

test("a removable chip's button names what it removes", async () => {
  const remove = jest.fn();
  render(<RemovableChip label="Minimalist" onRemove={remove} />);
  await userEvent.click(screen.getByRole("button", { name: "Remove Minimalist" }));
  expect(remove).toHaveBeenCalledTimes(1);
});
