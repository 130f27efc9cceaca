import { act, render, screen } from "@testing-library/react";
import { UNSAFE_createMemoryHistory } from "react-router-dom";
import { useBlocker, useLocation, useNavigate } from "../router";
import { GuardedRouter } from "./guarded-router";

const Page = ({ guarded }: { guarded: boolean }) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const blocker = useBlocker(() => guarded);
  return (
    <>
      <output>{pathname}</output>
      <button type="button" onClick={() => navigate("/next")}>
        Next
      </button>
      {blocker.state === "blocked" && (
        <>
          <button type="button" onClick={blocker.proceed}>
            Leave
          </button>
          <button type="button" onClick={blocker.reset}>
            Stay
          </button>
        </>
      )}
    </>
  );
};

const setUp = (guarded: boolean) => {
  const history = UNSAFE_createMemoryHistory({ initialEntries: ["/first", "/form"], v5Compat: true });
  const page = () => (
    <GuardedRouter history={history}>
      <Page guarded={guarded} />
    </GuardedRouter>
  );
  render(page());
  const press = (name: string) => act(() => screen.getByRole("button", { name }).click());
  const shown = () => screen.getByRole("status").textContent;
  return { history, press, shown };
};

test("an unguarded page is left at once, by a link and by the browser's back", () => {
  const { history, press, shown } = setUp(false);
  press("Next");
  expect(shown()).toBe("/next");
  act(() => history.go(-2));
  expect(shown()).toBe("/first");
});

test("a guarded page asks first, stays, and leaves when told", () => {
  const { press, shown } = setUp(true);
  press("Next");
  expect(shown()).toBe("/form");
  press("Stay");
  expect(screen.queryByRole("button", { name: "Leave" })).toBeNull();
  press("Next");
  press("Leave");
  expect(shown()).toBe("/next");
});

test("the browser's back is held up as well, and goes on when told", () => {
  const { history, press, shown } = setUp(true);
  act(() => history.go(-1));
  expect(shown()).toBe("/form");
  expect(history.location.pathname).toBe("/form");
  press("Leave");
  expect(shown()).toBe("/first");
});
