import { act, cleanup, render, screen } from "@testing-library/react";
import { UNSAFE_createMemoryHistory as createMemoryHistory } from "react-router-dom";
import { useBlocker, useLocation, useNavigate } from "../router";
import { guardHistory } from "./guarded-history";
import { GuardedRouter } from "./guarded-router";

const Page = ({ guarded }: { guarded: boolean }) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const held = useBlocker(() => guarded);
  return (
    <>
      <output>{pathname}</output>
      <button type="button" onClick={() => navigate("/next")}>
        Next
      </button>
      {held && (
        <>
          <button type="button" onClick={held.proceed}>
            Leave
          </button>
          <button type="button" onClick={held.cancel}>
            Stay
          </button>
        </>
      )}
    </>
  );
};

const setUp = (guarded: boolean) => {
  const history = guardHistory(createMemoryHistory({ initialEntries: ["/first", "/form"], v5Compat: true }));
  render(
    <GuardedRouter history={history}>
      <Page guarded={guarded} />
    </GuardedRouter>,
  );
  const press = (name: string) => act(() => screen.getByRole("button", { name }).click());
  const shown = () => screen.getByRole("status").textContent;
  return { history, press, shown };
};

test("leaves an unguarded page at once, by a link and by the back button", () => {
  const { history, press, shown } = setUp(false);
  press("Next");
  expect(shown()).toBe("/next");
  act(() => history.go(-2));
  expect(shown()).toBe("/first");
});

test("asks before leaving a guarded page, and leaves when confirmed", () => {
  const { press, shown } = setUp(true);
  press("Next");
  expect(shown()).toBe("/form");
  press("Stay");
  expect(screen.queryByRole("button", { name: "Leave" })).toBeNull();
  press("Next");
  press("Leave");
  expect(shown()).toBe("/next");
});

test("blocks the back button too, and goes back when confirmed", () => {
  const { history, press, shown } = setUp(true);
  act(() => history.go(-1));
  expect(shown()).toBe("/form");
  expect(history.location.pathname).toBe("/form");
  press("Leave");
  expect(shown()).toBe("/first");
});

test("makes the browser confirm closing a tab with a guarded page", () => {
  const close = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  setUp(true);
  expect(close()).toBe(true);
  cleanup();
  setUp(false);
  expect(close()).toBe(false);
});
