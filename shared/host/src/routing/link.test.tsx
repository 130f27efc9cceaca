import { fireEvent, render, screen } from "@testing-library/react";
import { useLocation } from "../router";
import { createMemoryHistory } from "../testing/memory-history";
import { createBlockerRegistry } from "./blocker-registry";
import { GuardedRouter } from "./guarded-router";
import { Link, type LinkProps, NavLink } from "./link";

const Place = () => {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
};

const setUp = (props: LinkProps) => {
  const history = createMemoryHistory(["/", "/images"]);
  render(
    <GuardedRouter history={history} blockers={createBlockerRegistry()}>
      <Link {...props}>Go</Link>
      <Place />
    </GuardedRouter>,
  );
  return { history, link: screen.getByRole("link"), shown: () => screen.getByRole("status").textContent };
};

test("navigates without a page load, with its state", () => {
  const { link, shown } = setUp({ to: "/about?a=1", state: { from: 1 } });
  expect(link).toHaveAttribute("href", "/about?a=1");
  expect(fireEvent.click(link)).toBe(false);
  expect(shown()).toBe('/about?a=1 {"from":1}');
});

test("replaces the history entry when it points to the current page", () => {
  const { history, link } = setUp({ to: "/images" });
  fireEvent.click(link);
  expect(history.index).toBe(1);
  expect(history.action).toBe("REPLACE");
});

test.each<[string, Partial<LinkProps>, MouseEventInit]>([
  ["with a modifier key", {}, { ctrlKey: true }],
  ["with the middle button", {}, { button: 1 }],
  ["to another window", { target: "_blank" }, {}],
  ["whose press was dealt with", { onClick: (event) => event.preventDefault() }, {}],
])("leaves a press %s to the browser", (_name, props, press) => {
  const { link, shown } = setUp({ to: "/about", ...props });
  // jsdom cannot follow a link; this checks only that the router did not.
  link.parentElement?.addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link, press);
  expect(shown()).toContain("/images");
});

test.each<[string, boolean, string, ReturnType<Element["getAttribute"]>]>([
  ["/images", false, "/images", "page"],
  ["/images", false, "/images/1", "page"],
  ["/images", true, "/images/1", null],
  ["/images", false, "/images-2", null],
  ["/", true, "/images", null],
  ["/", false, "/images", "page"],
])("sets aria-current of a link to %s (end: %s) on %s to %s", (to, end, path, expected) => {
  const history = createMemoryHistory([path]);
  render(
    <GuardedRouter history={history} blockers={createBlockerRegistry()}>
      <NavLink to={to} end={end}>
        Here
      </NavLink>
    </GuardedRouter>,
  );
  expect(screen.getByRole("link").getAttribute("aria-current")).toBe(expected);
});
