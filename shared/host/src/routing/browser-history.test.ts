/** @jest-environment jsdom */

import { createBrowserHistory } from "./browser-history";

const setUp = () => {
  window.history.replaceState(null, "", "/");
  const reload = jest.fn();
  const history = createBrowserHistory(reload);
  const seen: string[] = [];
  history.listen(({ location }) => seen.push(location.pathname));
  return { history, reload, seen };
};

test("pushes and replaces entries with state, and notifies the router", () => {
  const { history, reload, seen } = setUp();
  history.push("/about?a=1#b", { from: 1 });
  expect(location.pathname + location.search + location.hash).toBe("/about?a=1#b");
  expect(history.location).toMatchObject({ pathname: "/about", search: "?a=1", state: { from: 1 } });
  expect(history.action).toBe("PUSH");
  history.replace("/help");
  expect(history.action).toBe("REPLACE");
  expect(seen).toEqual(["/about", "/help"]);
  expect(reload).not.toHaveBeenCalled();
});

test("keeps an entry's state across reloads", () => {
  const { history } = setUp();
  history.push("/about", { from: 1 });
  expect(createBrowserHistory().location).toMatchObject({ pathname: "/about", state: { from: 1 } });
});

test("reports how many entries a navigation went back", async () => {
  const { history } = setUp();
  history.push("/about");
  history.push("/help");
  const update = new Promise((resolve) => history.listen(resolve));
  history.go(-2);
  expect(await update).toMatchObject({ action: "POP", location: { pathname: "/" }, delta: -2 });
});

test("reports a step back made before a listener was added", async () => {
  setUp().history.push("/about");
  const history = createBrowserHistory();
  const arrived = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  window.history.back();
  await arrived;
  const seen: string[] = [];
  history.listen(({ location, delta }) => seen.push(`${location.pathname} ${delta}`));
  expect(seen).toEqual(["/ -1"]);
});

test("hard-navigates with the URL and state, without rendering the page first", () => {
  const { history, reload, seen } = setUp();
  const decide = jest.fn(() => true);
  history.hardNavigateWhen(decide);
  history.push("/image/tea-tins-0123abcd?x=1#similar", { gallery: 2 });
  expect(decide).toHaveBeenCalledWith("/image/tea-tins-0123abcd");
  expect(location.pathname + location.search + location.hash).toBe("/image/tea-tins-0123abcd?x=1#similar");
  expect(history.location.state).toEqual({ gallery: 2 });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(seen).toEqual([]);
});

test.each([
  ["a filter of the same page", "?category=Mockup+Ads"],
  ["a section of the same page", "#faq"],
])("never hard-navigates to %s", (_, to) => {
  const { history, reload, seen } = setUp();
  history.hardNavigateWhen(() => true);
  history.push(to);
  expect(reload).not.toHaveBeenCalled();
  expect(seen).toEqual(["/"]);
});

test("never hard-navigates when replacing an entry", () => {
  const { history, reload, seen } = setUp();
  history.hardNavigateWhen(() => true);
  history.replace("/");
  history.replace("/login");
  expect(reload).not.toHaveBeenCalled();
  expect(seen).toEqual(["/", "/login"]);
});
