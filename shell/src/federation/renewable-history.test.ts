/** @jest-environment jsdom */

import { createRenewableHistory } from "./renewable-history";

const start = () => {
  history.replaceState(null, "", "/");
  const reload = jest.fn();
  const renewable = createRenewableHistory(reload);
  const seen: string[] = [];
  renewable.history.listen(({ location }) => seen.push(location.pathname));
  return { ...renewable, reload, seen };
};

test("without anybody who decides it is an ordinary history", () => {
  const { history: browser, reload, seen } = start();
  browser.push("/about");
  expect(seen).toEqual(["/about"]);
  expect(reload).not.toHaveBeenCalled();
});

test("a renewed step loads the next page, with its address and state, and nothing draws it before", () => {
  const { history: browser, renewWhen, reload, seen } = start();
  const decide = jest.fn(() => true);
  renewWhen(decide);
  browser.push("/image/tea-tins-0123abcd?x=1#similar", { gallery: 2 });
  expect(decide).toHaveBeenCalledWith("/image/tea-tins-0123abcd");
  expect(location.pathname + location.search + location.hash).toBe("/image/tea-tins-0123abcd?x=1#similar");
  expect(browser.location.state).toEqual({ gallery: 2 });
  expect(reload).toHaveBeenCalledTimes(1);
  expect(seen).toEqual([]);
});

test.each([
  ["a filter of the same page", "?category=Mockup+Ads"],
  ["a section of the same page", "#faq"],
])("%s is never a reason to load anything", (_, to) => {
  const { history: browser, renewWhen, reload, seen } = start();
  renewWhen(() => true);
  browser.push(to);
  expect(reload).not.toHaveBeenCalled();
  expect(seen).toEqual(["/"]);
});

test("replacements stay in the tab: they follow something that was just done there", () => {
  const { history: browser, renewWhen, reload, seen } = start();
  renewWhen(() => true);
  browser.replace("/");
  browser.replace("/login");
  expect(reload).not.toHaveBeenCalled();
  expect(seen).toEqual(["/", "/login"]);
});
