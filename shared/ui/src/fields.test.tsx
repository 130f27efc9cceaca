import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { PasswordField } from "./password-field";
import { SearchField } from "./search-field";
import { Select } from "./select";
import { TextArea } from "./text-area";
import { TextField } from "./text-field";

const Search = () => {
  const [value, setValue] = useState("");
  return <SearchField label="Search" value={value} onChange={setValue} shortcut="/" />;
};

describe("a field", () => {
  test("is named by its label and described by its hint", () => {
    render(<TextField label="Email" hint="We never share it." />);
    const input = screen.getByRole("textbox", { name: "Email" });
    expect(input).toHaveAccessibleDescription("We never share it.");
    expect(input).not.toHaveAttribute("aria-invalid");
  });

  test("shows its error instead of the hint, and is invalid", () => {
    render(<TextArea label="Message" hint="In your words." error="A message is required." />);
    const area = screen.getByRole("textbox", { name: "Message" });
    expect(area).toBeInvalid();
    expect(area).toHaveAccessibleDescription("A message is required.");
    expect(screen.queryByText("In your words.")).not.toBeInTheDocument();
  });

  test("keeps its name when the label is hidden", () => {
    render(<Select label="Category" labelHidden options={["Banner Design"]} placeholder="All categories" />);
    expect(screen.getByRole("combobox", { name: "Category" })).toHaveDisplayValue("All categories");
  });

  test("accepts an id from the page", () => {
    render(<TextField label="Name" id="contact-name" error="Wrong" />);
    expect(screen.getByLabelText("Name")).toHaveAttribute("id", "contact-name");
  });
});

test("a select lists options by label and reports their values", async () => {
  const change = jest.fn();
  render(
    <Select
      label="Sort"
      options={[{ value: "new", label: "Newest" }, "Popular"]}
      onChange={(event) => change(event.target.value)}
    />,
  );
  await userEvent.selectOptions(screen.getByRole("combobox"), "Popular");
  await userEvent.selectOptions(screen.getByRole("combobox"), "Newest");
  expect(change.mock.calls).toEqual([["Popular"], ["new"]]);
});

test("a password is shown and hidden again by its button", async () => {
  render(<PasswordField label="Password" autoComplete="current-password" />);
  const input = screen.getByLabelText("Password");
  const toggle = screen.getByRole("button", { name: "Show password" });
  await userEvent.type(input, "secret");
  expect(input).toHaveAttribute("type", "password");
  expect(toggle).toHaveAttribute("aria-pressed", "false");
  await userEvent.click(toggle);
  expect(input).toHaveAttribute("type", "text");
  expect(input).toHaveValue("secret");
  expect(toggle).toHaveAttribute("aria-pressed", "true");
  await userEvent.click(toggle);
  expect(input).toHaveAttribute("type", "password");
});

describe("a search field", () => {
  test("is cleared by its button, which leaves the focus in the field", async () => {
    render(<Search />);
    const input = screen.getByRole("searchbox", { name: "Search" });
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    await userEvent.type(input, "ferries");
    await userEvent.click(screen.getByRole("button", { name: "Clear search" }));
    expect(input).toHaveValue("");
    expect(input).toHaveFocus();
  });

  test("is cleared by Escape", async () => {
    render(<Search />);
    await userEvent.type(screen.getByRole("searchbox"), "ferries{Escape}");
    expect(screen.getByRole("searchbox")).toHaveValue("");
  });

  test("reports composed text when its composition has ended", () => {
    const change = jest.fn();
    render(<SearchField label="Search" value="" onChange={change} />);
    const input = screen.getByRole("searchbox");
    fireEvent.compositionStart(input);
    fireEvent.change(input, { target: { value: "に" } });
    fireEvent.change(input, { target: { value: "日本" } });
    expect(input).toHaveValue("日本");
    expect(change).not.toHaveBeenCalled();
    fireEvent.compositionEnd(input);
    expect(change.mock.calls).toEqual([["日本"]]);
  });
});
