import { createFakeHost, FakeHostFrame } from "@promptfolio/host/testing/fake-host";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import SiteFooter from "./site-footer";

const show = (path = "/about") => {
  const fake = createFakeHost();
  render(
    <FakeHostFrame host={fake.host} path={path}>
      <SiteFooter onShortcuts={() => undefined} />
    </FakeHostFrame>,
  );
  return fake;
};

const LINKS = [
  ["Features", "/#features"],
  ["How It Works", "/#how-it-works"],
  ["Gallery", "/"],
  ["About", "/about"],
  ["Contact", "/contact"],
  ["Help", "/help"],
  ["Templates", "/templates"],
  ["Privacy", "/privacy"],
  ["Terms", "/terms"],
  ["Get Started Free", "/signup"],
  ["Sign In", "/login"],
];

test("links to the specified pages only", () => {
  show();
  const links = within(screen.getByRole("navigation", { name: "Footer" })).getAllByRole("link");
  const found = links.map((link) => [link.textContent, link.getAttribute("href")]);
  expect(found.toSorted()).toEqual(LINKS.toSorted());
});

test.each([
  ["/", true],
  ["/about", true],
  ["/admin/promptfolio/dashboard", false],
])("offers the newsletter on %s: %s", (path, offered) => {
  show(path);
  expect(screen.queryAllByRole("button", { name: "Subscribe" })).toHaveLength(offered ? 1 : 0);
});

test.each(["Instagram", "X", "LinkedIn", "YouTube"])(
  "shows that Promptfolio is not on %s yet when the link is pressed",
  async (name) => {
    const fake = show();
    await userEvent.click(screen.getByRole("link", { name }));
    expect(fake.toasts).toEqual([{ type: "info", message: `Promptfolio is not on ${name} yet.` }]);
  },
);
