import type { Session } from "@promptfolio/contracts/host-api";
import { useLocation } from "@promptfolio/host/router";
import { createFakeHost, FakeHostFrame, type FakeResponses } from "@promptfolio/host/testing/fake-host";
import { sampleImage } from "@promptfolio/host/testing/sample-image";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RoutesContext } from "../routing/current-page";
import { useCommandMenu } from "../shortcuts/use-shortcuts";

const ROUTES = [
  {
    path: "/admin/board",
    handle: {
      remote: "admin",
      route: {
        access: "administrator",
        head: { views: { parameter: "tab", names: { figures: "Figures", audit: "Audit" } } },
      },
    },
  },
];
const MIRA = { id: "u-1", name: "Mira", email: "mira@promptfolio.test" };

const Page = () => {
  const { pathname, search } = useLocation();
  const menu = useCommandMenu();
  return (
    <>
      <input aria-label="Name" />
      <p data-testid="path">{pathname + search}</p>
      {menu}
    </>
  );
};

const show = async (session: Session, responses: FakeResponses = {}) => {
  const { host, session: current } = createFakeHost(responses);
  current.set(session);
  render(
    <FakeHostFrame host={host}>
      <RoutesContext value={ROUTES}>
        <Page />
      </RoutesContext>
    </FakeHostFrame>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("textbox", { name: "Name" }));
  await user.keyboard("{Control>}k{/Control}");
  const menu = await screen.findByRole("dialog", { name: "Go to" });
  return { user, menu: within(menu) };
};

// jsdom has none.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

const optionsOf = (menu: ReturnType<typeof within>) =>
  menu.getAllByRole("option").map(({ textContent }: HTMLElement) => textContent);

test("Ctrl-K opens it in a field too, arrows choose, Escape closes it and returns the focus", async () => {
  const { user, menu } = await show({ kind: "guest" });
  const field = menu.getByRole("combobox", { name: "Search pages and images" });
  expect(field).toHaveFocus();
  expect(optionsOf(menu)).toEqual(expect.arrayContaining(["Gallery", "Help", "Sign In"]));
  expect(optionsOf(menu)).not.toContain("Dashboard: Audit");
  await user.keyboard("{ArrowUp}");
  expect(menu.getByRole("option", { selected: true })).toBe(menu.getAllByRole("option").at(-1));
  await user.keyboard("{ArrowDown}{ArrowDown}");
  const chosen = menu.getByRole("option", { selected: true });
  expect(chosen).toBe(menu.getAllByRole("option")[1]);
  expect(field).toHaveAttribute("aria-activedescendant", chosen.id);
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
});

test("finds images by title, and Enter goes to the chosen one", async () => {
  const image = sampleImage(1);
  const { user, menu } = await show(
    { kind: "guest" },
    { "GET /images?limit=5&search=cups": { images: [{ ...image, title: "Two cups" }] } },
  );
  await user.keyboard("cups");
  expect(await menu.findByRole("option", { name: "Two cups" })).toHaveAttribute("aria-selected", "true");
  expect(menu.getByRole("status")).toHaveTextContent("1 found");
  await user.keyboard("{Enter}");
  expect(screen.getByTestId("path")).toHaveTextContent("/image/two-cups-");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("administrators find the dashboard's tabs and users", async () => {
  const { user, menu } = await show(
    { kind: "administrator", email: "a@promptfolio.test" },
    {
      "GET /admin/users?limit=5&search=mira": { users: [MIRA] },
      "GET /images?limit=5&search=mira": { images: [] },
    },
  );
  expect(optionsOf(menu).slice(0, 2)).toEqual(["Dashboard: Figures", "Dashboard: Audit"]);
  await user.keyboard("mira");
  await user.click(await menu.findByRole("option", { name: "Mira, mira@promptfolio.test" }));
  expect(screen.getByTestId("path")).toHaveTextContent("/admin/promptfolio/dashboard?tab=users&search=u-1");
});

test("says when images cannot be searched, and when nothing is found", async () => {
  const { user, menu } = await show({ kind: "guest" }, { "GET /images?limit=5&search=zz": { images: [] } });
  await user.keyboard("zz");
  expect(await menu.findByText("Nothing has this name.")).toBeVisible();
  await user.keyboard("z");
  expect(await menu.findByText("Images cannot be searched right now.")).toBeVisible();
});
