import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Accordion } from "./accordion";
import { Pagination } from "./pagination";
import { Section } from "./section";
import { Cell, DisclosureRow, HeadCell, Table } from "./table";
import { Tabs } from "./tabs";

const QUESTIONS = [
  { id: "a", title: "How many views?", content: "Five a day." },
  { id: "b", title: "When do new ones come?", content: "At midnight." },
];

test("an accordion opens one item at a time, or none", async () => {
  render(<Accordion items={QUESTIONS} />);
  const [first, second] = screen.getAllByRole("button");
  const opened = () => [first, second].map((button) => button?.getAttribute("aria-expanded"));
  expect(opened()).toEqual(["false", "false"]);
  expect(screen.getByText("Five a day.")).not.toBeVisible();

  await userEvent.click(first as HTMLElement);
  expect(opened()).toEqual(["true", "false"]);
  expect(screen.getByText("Five a day.")).toBeVisible();

  await userEvent.click(second as HTMLElement);
  expect(opened()).toEqual(["false", "true"]);
  expect(screen.getByText("Five a day.")).not.toBeVisible();

  await userEvent.click(second as HTMLElement);
  expect(opened()).toEqual(["false", "false"]);
});

test("an accordion's titles are headings, and arrow keys move between them", async () => {
  render(<Accordion items={QUESTIONS} initial="b" />);
  expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(2);
  const button = screen.getByRole("button", { name: "When do new ones come?" });
  expect(document.getElementById(button.getAttribute("aria-controls") ?? "")).toHaveTextContent(
    "At midnight.",
  );
  expect(screen.getByText("At midnight.")).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("button", { name: "When do new ones come?" })).toHaveFocus();
});

test("tabs show one panel, and arrow keys select it", async () => {
  const change = jest.fn();
  render(
    <Tabs
      label="Administration"
      onChange={change}
      items={[
        { value: "analytics", label: "Analytics", content: "Figures" },
        { value: "locked", label: "Locked", content: "Nothing", disabled: true },
        { value: "users", label: "Users", content: "Accounts" },
      ]}
    />,
  );
  expect(screen.getByRole("tablist", { name: "Administration" })).toBeInTheDocument();
  expect(screen.getByRole("tabpanel", { name: "Analytics" })).toHaveTextContent("Figures");
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  expect(change).toHaveBeenLastCalledWith("users");
  expect(screen.getByRole("tabpanel", { name: "Users" })).toHaveTextContent("Accounts");
  expect(screen.queryByText("Figures")).not.toBeInTheDocument();
});

test("pagination marks the current page and disables Previous on the first one", async () => {
  const change = jest.fn();
  render(<Pagination label="Pages of images" page={1} pages={3} onChange={change} />);
  const navigation = within(screen.getByRole("navigation", { name: "Pages of images" }));
  expect(navigation.getByRole("button", { current: "page" })).toHaveTextContent("1");
  expect(navigation.getByRole("button", { name: "Previous page" })).toBeDisabled();
  await userEvent.click(navigation.getByRole("button", { name: "Next page" }));
  await userEvent.click(navigation.getByRole("button", { name: "Page 3" }));
  expect(change.mock.calls).toEqual([[2], [3]]);
});

test("a table's column headers expose the sort order and can be pressed to sort", async () => {
  const sort = jest.fn();
  render(
    <Table label="Images">
      <thead>
        <tr>
          <HeadCell>Title</HeadCell>
          <HeadCell numeric sort="descending" onSort={sort}>
            Views
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Halden Ferries</th>
          <Cell numeric>9,312</Cell>
        </tr>
      </tbody>
    </Table>,
  );
  expect(screen.getByRole("region", { name: "Images" })).toHaveAttribute("tabindex", "0");
  expect(screen.getByRole("columnheader", { name: "Title" })).not.toHaveAttribute("aria-sort");
  const views = screen.getByRole("columnheader", { name: "Views" });
  expect(views).toHaveAttribute("aria-sort", "descending");
  await userEvent.click(within(views).getByRole("button"));
  expect(sort).toHaveBeenCalledTimes(1);
});

test("a row that opens on demand tells whether it is open, and repeats the columns that leave", async () => {
  render(
    <Table label="Images">
      <tbody>
        <DisclosureRow name="Red Poster">
          <th scope="row">Red Poster</th>
          <Cell label="Views">1</Cell>
          <Cell label="Date" priority="low">
            Jan 10, 2026
          </Cell>
        </DisclosureRow>
      </tbody>
    </Table>,
  );
  // Wide windows don't have the button; here there is no window at all.
  const button = screen.getByRole("button", { name: "More about Red Poster", hidden: true });
  expect(button).toHaveAttribute("aria-expanded", "false");
  expect(screen.queryByText("Date")).toBeNull();
  await userEvent.click(button);
  expect(button).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText("Date").nextSibling).toHaveTextContent("Jan 10, 2026");
  expect(screen.queryByText("Views")).toBeNull();
});

test("a section is a region named by its heading; on an ink background it uses the dark theme", () => {
  render(
    <Section title="How It Works" id="how-it-works" ground="ink">
      Three steps.
    </Section>,
  );
  const region = screen.getByRole("region", { name: "How It Works" });
  expect(region).toHaveAttribute("id", "how-it-works");
  expect(region).toHaveAttribute("data-theme", "dark");
});
