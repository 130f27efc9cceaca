import type { FakeResponses } from "@promptfolio/host/testing/fake-host";
import { act, fireEvent, screen } from "@testing-library/react";
import { failing } from "../testing/failures";
import { openPage } from "../testing/open-page";
import AdminSignupPage from "./admin-signup-page";

const SIGNUP = "POST /admin/signup";

const open = (responses: FakeResponses) => openPage(<AdminSignupPage />, "/admin/signup", responses);

const submit = (change: Record<string, string> = {}) => {
  const values = {
    "Full name": "Root",
    "Admin email": "root@example.com",
    Password: "12345678",
    "Confirm password": "12345678",
    "Admin code": "the-code",
    ...change,
  };
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.submit(screen.getByRole("form"));
};

test("signing up as an administrator leads to the sign-in", async () => {
  const { toasts, requests } = open({ [SIGNUP]: undefined });
  submit();
  expect(await screen.findByText("admin login")).toBeVisible();
  expect(toasts).toEqual([{ type: "success", message: "Admin account created successfully!" }]);
  expect(requests[0]).toMatchObject({ path: "/admin/signup", body: { adminCode: "the-code", name: "Root" } });
});

test("a code that the server rejects shows an error and gets the focus", async () => {
  open({ [SIGNUP]: failing(403, "Invalid admin code") });
  submit();
  expect(await screen.findByText("Invalid admin code")).toBeVisible();
  expect(screen.getByLabelText("Admin code")).toHaveFocus();
  expect(screen.getByLabelText("Admin code")).toHaveAttribute("aria-invalid", "true");
});

test.each([
  [{ "Confirm password": "different" }, "Passwords do not match", "Confirm password"],
  [
    { Password: "1234567", "Confirm password": "1234567" },
    "Password must be at least 8 characters long",
    "Password",
  ],
])("%j is not sent: '%s'", (change, message, label) => {
  const { requests } = open({});
  submit(change);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  expect(requests).toEqual([]);
});

describe("while the server is slow", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test("the spinner is shown for at most two seconds, and the form stays busy", async () => {
    const { requests } = open({ [SIGNUP]: () => new Promise(() => undefined) });
    submit();
    await act(() => jest.advanceTimersByTimeAsync(1_999));
    expect(screen.getByRole("button", { name: "Creating the account…" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    await act(() => jest.advanceTimersByTimeAsync(1));
    const button = screen.getByRole("button", { name: "Still waiting for the server…" });
    expect(button.querySelector("span[aria-hidden]")).toBeNull();
    fireEvent.submit(screen.getByRole("form"));
    expect(requests).toHaveLength(1);
  });
});

test.each([
  ["Admin Login", "/admin/login"],
  ["User Login", "/login"],
])("'%s' leads to %s", (name, href) => {
  open({});
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
});
