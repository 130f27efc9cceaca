import { createFakeHost, FakeHostFrame } from "@promptfolio/host/testing/fake-host";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import HelpPage from "./help-page";

const open = () => {
  const fake = createFakeHost();
  render(
    <FakeHostFrame host={fake.host}>
      <HelpPage />
    </FakeHostFrame>,
  );
  return { user: userEvent.setup() };
};

const questions = () =>
  screen.queryAllByRole("button", { expanded: false }).map(({ textContent }) => textContent);

test("has eight questions, with popularity and helpful count in the answer", async () => {
  const { user } = open();
  expect(questions()).toHaveLength(8);
  await user.click(screen.getByRole("button", { name: "How many prompts can I view each day?" }));
  expect(screen.getByText("94% popularity")).toBeVisible();
  expect(screen.getByText("388 found this helpful")).toBeVisible();
});

test("searches questions and answers, and announces the count", async () => {
  const { user } = open();
  await user.type(screen.getByRole("searchbox"), "clipboard");
  expect(questions()).toEqual(["Why can’t I copy a prompt?"]);
  expect(screen.getByText("1 question found")).toBeInTheDocument();
});

test("filters by category, and recovers from an empty result", async () => {
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Technical Issues 4" }));
  expect(questions()).toHaveLength(2);
  await user.type(screen.getByRole("searchbox"), "refund");
  expect(questions()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Show all questions" }));
  expect(questions()).toHaveLength(8);
});

test.each([
  ["Live chat", 0],
  ["Community forum", 0],
  ["Email", 1],
  ["Phone", 1],
])("'%s' can be pressed only if it is open", (name, links) => {
  open();
  const channel = within(
    screen.getByRole("heading", { name: new RegExp(`^${name}`) }).closest("li") as HTMLElement,
  );
  expect(channel.queryAllByRole("link")).toHaveLength(links);
  expect(channel.queryAllByRole("button")).toHaveLength(0);
  expect(channel.queryAllByText("Not open yet")).toHaveLength(1 - links);
});

test("the form offers the five subjects", () => {
  open();
  const options = [...screen.getByLabelText<HTMLSelectElement>("Subject").options].map(({ text }) => text);
  expect(options).toEqual([
    "Choose a subject",
    "General Question",
    "Technical Support",
    "Billing Issue",
    "Feature Request",
    "Bug Report",
  ]);
});
