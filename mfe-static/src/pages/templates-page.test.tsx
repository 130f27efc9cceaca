import { createFakeHost, FakeHostFrame } from "@promptfolio/host/testing/fake-host";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import TemplatesPage from "./templates-page";

const open = () => {
  const fake = createFakeHost();
  render(
    <FakeHostFrame host={fake.host}>
      <TemplatesPage />
    </FakeHostFrame>,
  );
  return { fake, user: userEvent.setup() };
};

const titles = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

test("shows eight samples, most popular first", () => {
  open();
  expect(screen.getByText("8 Templates Found")).toBeInTheDocument();
  expect(titles()).toHaveLength(8);
  expect(titles()[0]).toBe("Framed Print, Morning Light");
});

test("a category's chip shows its count and narrows the list", async () => {
  const { user } = open();
  const chips = within(screen.getByRole("group", { name: "Category" }));
  await user.click(chips.getByRole("button", { name: "Technology 16" }));
  expect(screen.getByText("1 Templates Found")).toBeInTheDocument();
  expect(titles()).toEqual(["Floating Product Hero"]);
});

test("shows all templates again after an empty result", async () => {
  const { user } = open();
  await user.type(screen.getByRole("searchbox"), "submarine");
  expect(screen.getByText("0 Templates Found")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Show all templates" }));
  expect(titles()).toHaveLength(8);
});

test("sorts by the selected order", async () => {
  const { user } = open();
  await user.selectOptions(screen.getByLabelText("Sort by"), "Newest");
  expect(titles()[0]).toBe("Small House, Big Plan");
});

test("switches between grid and list, and shows prompts only in the list", async () => {
  const { user } = open();
  const prompt = screen.getByText(/hand-drawn swollen lettering/);
  expect(prompt).not.toBeVisible();
  await user.click(screen.getByRole("button", { name: "List view" }));
  expect(screen.getByRole("button", { name: "List view", pressed: true })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Grid view", pressed: false })).toBeInTheDocument();
  expect(screen.getByText(/hand-drawn swollen lettering/)).toBeVisible();
});

test.each([
  ["Load More", "More templates are coming soon."],
  ["Submit Template", "Submitting your own templates is coming soon."],
  ["Use Template: All Night on Vinyl", "Using “All Night on Vinyl” is coming soon."],
])("'%s' shows that it is coming soon", async (name, message) => {
  const { fake, user } = open();
  await user.click(screen.getByRole("button", { name }));
  expect(fake.toasts).toEqual([{ type: "info", message }]);
});
