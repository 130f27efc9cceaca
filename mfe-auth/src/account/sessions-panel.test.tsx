import { ApiError } from "@promptfolio/host/api/api-error";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openPage } from "../testing/open-page";
import { SessionsPanel } from "./sessions-panel";

const moment = "2026-11-22T06:00:00.000Z";
const session = (id: string, browser: string, current: boolean) => ({
  id,
  browser,
  current,
  createdAt: moment,
  lastSeenAt: moment,
});
const END = "DELETE /auth/sessions/phone";

test("ends a session with the password when the server requires it", async () => {
  const { requests, toasts } = openPage(<SessionsPanel />, "/account", {
    "GET /auth/sessions": {
      sessions: [session("desk", "Firefox on Linux", true), session("phone", "Safari on iOS", false)],
    },
    [END]: ({ body }: { body?: unknown }) => {
      if (body === undefined) throw new ApiError("refused", 403, "Please confirm this.", "password-needed");
      return undefined;
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: /^End the session of Safari on iOS/ }));
  expect(await screen.findByLabelText("Your password")).toHaveFocus();
  expect(toasts).toEqual([]);
  await userEvent.keyboard("long enough{Enter}");
  expect(await screen.findByRole("button", { name: /^End the session/ })).toBeVisible();
  expect(requests.filter(({ method }) => method === "DELETE").map(({ body }) => body)).toEqual([
    undefined,
    { password: "long enough" },
  ]);
  expect(toasts).toEqual([{ type: "success", message: "The session has ended." }]);
  expect(screen.queryByLabelText("Your password")).toBeNull();
});

test("moves the focus to the next session when one has ended", async () => {
  let sessions = [session("phone", "Safari on iOS", false), session("desk", "Firefox on Linux", false)];
  openPage(<SessionsPanel />, "/account", {
    "GET /auth/sessions": () => ({ sessions }),
    [END]: () => {
      sessions = sessions.slice(1);
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: /^End the session of Safari on iOS/ }));
  await waitFor(() => expect(screen.getByRole("button")).toHaveFocus());
  expect(screen.getByRole("button")).toHaveAccessibleName(/Firefox on Linux/);
});
