import type { PromptLimitState, Session } from "@promptfolio/contracts/host-api";
import { useLocation } from "@promptfolio/host/router";
import { createFakeHost, FakeHostFrame } from "@promptfolio/host/testing/fake-host";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SiteHeader } from "./site-header";

const Place = () => <p data-testid="place">{useLocation().pathname}</p>;

/** jsdom has no media queries, so this is the small header: all links are in its menu. */
const show = (session: Session = { kind: "guest" }, limits: Partial<PromptLimitState> = {}) => {
  const fake = createFakeHost();
  fake.session.set(session);
  fake.promptLimit.set({ ...fake.promptLimit.get(), ...limits });
  render(
    <FakeHostFrame host={fake.host} path="/about">
      <SiteHeader />
      <Place />
    </FakeHostFrame>,
  );
  return { fake, user: userEvent.setup(), header: within(screen.getByRole("banner")) };
};

const showMenu = async (session?: Session) => {
  const shown = show(session);
  await shown.user.click(shown.header.getByRole("button", { name: "Menu" }));
  return shown;
};

const USER: Session = { kind: "user", id: "1", email: "mira@example.org", name: "Mira" };
const ADMINISTRATOR: Session = { kind: "administrator", email: "owner@example.org" };

test.each([
  ["a guest", { kind: "guest" } as const, ["Login", "Sign Up"], ["Logout", "Dashboard"]],
  ["a user", USER, ["Mira", "Logout"], ["Login", "Sign Up", "Dashboard"]],
  ["an administrator", ADMINISTRATOR, ["Dashboard", "Logout"], ["Login", "Sign Up"]],
])("offers %s the right links", (_, session, there, absent) => {
  const { header } = show(session);
  for (const name of there) expect(header.getByText(name)).toBeInTheDocument();
  for (const name of absent) expect(header.queryByText(name)).not.toBeInTheDocument();
});

test.each([
  ["Promptfolio", "/"],
  ["Gallery", "/"],
  ["Login", "/login"],
  ["Sign Up", "/signup"],
])("'%s' leads to %s", async (name, path) => {
  const { header } = await showMenu();
  expect(header.getByRole("link", { name })).toHaveAttribute("href", path);
});

test("links a user's name to the account", async () => {
  const { header } = await showMenu(USER);
  expect(header.getByRole("link", { name: "Account of Mira" })).toHaveAttribute("href", "/account");
});

test("links administrators to the dashboard", async () => {
  const { header } = await showMenu(ADMINISTRATOR);
  expect(header.getByRole("link", { name: "Dashboard" })).toHaveAttribute(
    "href",
    "/admin/promptfolio/dashboard",
  );
});

test.each([
  [{ viewedToday: 0, limit: 1, remaining: 1 }, "0/1", "1 left"],
  [{ viewedToday: 3, limit: 5, remaining: 2 }, "3/5", "2 left"],
  [{ viewedToday: 5, limit: 5, remaining: 0 }, "5/5", undefined],
  [{ viewedToday: 0, limit: 0, remaining: 0 }, "0/0", undefined],
])("shows the used views, and how many are left if any are: %o", (limits, count, left) => {
  const { header } = show(USER, limits);
  expect(header.getByRole("group", { name: "Your views today" })).toHaveTextContent(count);
  if (left) expect(header.getByText(left)).toBeInTheDocument();
  else expect(header.queryByText(/\d left/)).not.toBeInTheDocument();
});

test("shows administrators that they have no limit, without a count", () => {
  const { header } = show(ADMINISTRATOR, { viewedToday: 0, limit: 5, remaining: 5 });
  expect(header.getByRole("group", { name: "Your views today" })).toHaveTextContent(
    /^Administrators read every prompt$/,
  );
  expect(header.queryByText(/left|New views/)).not.toBeInTheDocument();
});

test("announces changes of the count, but not the first count", () => {
  const { fake, header } = show(USER, { viewedToday: 1, limit: 5, remaining: 4 });
  expect(header.getByRole("status")).toBeEmptyDOMElement();
  act(() => fake.promptLimit.set({ ...fake.promptLimit.get(), viewedToday: 2, remaining: 3 }));
  expect(header.getByRole("status")).toHaveTextContent("2 of 5 prompts viewed today, 3 left.");
});

test("counts down to new views, by the server's midnight once that is known", () => {
  const { fake, header } = show();
  const group = header.getByRole("group");
  expect(group).toHaveTextContent(/New views in (\d+ h|\d+ min|less than a minute)/);
  act(() =>
    fake.promptLimit.set({ ...fake.promptLimit.get(), resetsAt: Date.now() + 5 * 3_600_000 + 60_000 }),
  );
  expect(group).toHaveTextContent(/New views in 5 h( \d min)?\./);
});

test("clears the session and opens the gallery on Logout", async () => {
  const { fake, header, user } = await showMenu(USER);
  await user.click(header.getByRole("button", { name: "Logout" }));
  expect(fake.session.get()).toEqual({ kind: "guest" });
  expect(screen.getByTestId("place")).toHaveTextContent(/^\/$/);
  await user.click(header.getByRole("button", { name: "Menu" }));
  expect(header.getByRole("link", { name: "Login" })).toBeInTheDocument();
});

test("opens and closes the menu, and Escape restores focus", async () => {
  const { header, user } = show();
  const button = header.getByRole("button", { name: "Menu" });
  const panel = document.getElementById(button.getAttribute("aria-controls") ?? "");
  expect(button).toHaveAttribute("aria-expanded", "false");
  await user.click(button);
  expect(button).toHaveAttribute("aria-expanded", "true");
  expect(panel).toHaveAttribute("data-open", "true");
  await user.tab();
  expect(panel).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard("{Escape}");
  expect(panel).toHaveAttribute("data-open", "false");
  expect(button).toHaveFocus();
});

test.each([
  [
    "going to a page",
    async (user: ReturnType<typeof userEvent.setup>) =>
      user.click(within(screen.getByRole("banner")).getByRole("link", { name: "Gallery" })),
  ],
  ["pressing elsewhere", async (user: ReturnType<typeof userEvent.setup>) => user.click(document.body)],
])("%s closes the menu", async (_, leave) => {
  const { header, user } = await showMenu();
  const button = header.getByRole("button", { name: "Menu" });
  expect(button).toHaveAttribute("aria-expanded", "true");
  await leave(user);
  expect(button).toHaveAttribute("aria-expanded", "false");
});
