/** @jest-environment jsdom */

import { UNSAFE_createBrowserHistory as createHistory } from "react-router-dom";
import { guardHistory } from "./guarded-history";

type Options = Parameters<typeof guardHistory>[1];

const create = (options?: Options) => guardHistory(createHistory({ v5Compat: true }), options);

const setUp = (options?: Options) => {
  window.history.replaceState(null, "", "/");
  const reload = jest.fn();
  const history = create({ reload, ...options });
  const seen: string[] = [];
  history.listen(({ location }) => seen.push(location.pathname));
  return { history, reload, seen };
};

test("reports a step back made before the router listened", async () => {
  setUp().history.push("/about");
  const history = create();
  const arrived = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }));
  window.history.back();
  await arrived;
  const seen: string[] = [];
  history.listen(({ location }) => seen.push(location.pathname));
  expect(seen).toEqual(["/"]);
});

test("hard-navigates with the URL and state, without rendering the page first", () => {
  const { history, reload, seen } = setUp();
  const decide = jest.fn(() => true);
  history.hardNavigateWhen(decide);
  history.push("/image/tea-tins-0123abcd?x=1#similar", { gallery: 2 });
  expect(decide).toHaveBeenCalledTimes(1);
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

test("tells of another path later, and of a newer step only", () => {
  const waiting: (() => void)[] = [];
  const { history, seen } = setUp({ later: (notify) => waiting.push(notify) });
  history.push("/about");
  history.push("/help");
  expect(history.location.pathname).toBe("/help");
  history.replace("/help?topic=views");
  expect(seen).toEqual(["/help"]);
  history.push("/login");
  expect(seen).toEqual(["/help"]);
  for (const notify of waiting) notify();
  expect(seen).toEqual(["/help", "/login"]);
});
