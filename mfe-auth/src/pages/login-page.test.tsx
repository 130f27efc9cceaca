import type { FakeResponses } from "@promptfolio/host/testing/fake-host";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { failing } from "../testing/failures";
import { openPage } from "../testing/open-page";
import LoginPage from "./login-page";

const LOGIN = "POST /auth/login";
const ada = {
  access_token: "token",
  user_id: "u1",
  user: { email: "ada@example.com", name: "Ada", daily_limit: 5, prompt_views_today: 2 },
};

const open = (responses: FakeResponses, path = "/login") => openPage(<LoginPage />, path, responses);

const submit = () => userEvent.click(screen.getByRole("button", { name: /^Sign/ }));

const signIn = async () => {
  await userEvent.type(screen.getByLabelText("Email"), " ada@example.com ");
  await userEvent.type(screen.getByLabelText("Password"), "secret");
  await submit();
};

test("an empty form shows an error, focuses the first field and sends nothing", async () => {
  const { requests } = open({});
  await submit();
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  const email = screen.getByLabelText("Email");
  expect(email).toHaveFocus();
  expect(email).toHaveAttribute("aria-invalid", "true");
  expect(email).toHaveAccessibleDescription("Please enter your email and password");
  expect(requests.filter(({ method }) => method === "POST")).toEqual([]);
});

test("typing clears the error", async () => {
  open({});
  await submit();
  await userEvent.type(screen.getByLabelText("Email"), "a");
  expect(screen.queryByText("Please enter your email and password")).not.toBeInTheDocument();
  expect(screen.getByLabelText("Email")).not.toHaveAttribute("aria-invalid");
});

test("signing in shows the remaining views and goes to the gallery", async () => {
  const { requests, session, toasts } = open({ [LOGIN]: ada });
  await signIn();
  expect(await screen.findByText("the gallery")).toBeVisible();
  expect(requests.find(({ method }) => method === "POST")).toMatchObject({
    path: "/auth/login",
    body: { email: "ada@example.com", password: "secret" },
  });
  expect(session.get()).toMatchObject({ kind: "user", name: "Ada" });
  expect(toasts).toEqual([
    { type: "success", message: "Welcome back, Ada! You have 3 prompt views remaining today." },
  ]);
});

test.each([
  ["/login?from=%2Fimage%2Fred-1a2b3c4d", "a picture"],
  ["/login?from=https%3A%2F%2Felsewhere.example", "the gallery"],
  ["/login?from=%2F%2Felsewhere.example", "the gallery"],
])("signing in at %s leads to %s", async (path, load) => {
  open({ [LOGIN]: ada }, path);
  await signIn();
  expect(await screen.findByText(load)).toBeVisible();
});

test.each([
  [401, "Invalid email or password. Please try again."],
  [400, "Please check your input and try again."],
  [500, "Failed to sign in. Please try again."],
  [429, "Too many attempts. Please try again in 30 seconds."],
])("status %d shows '%s', keeps the input and does not sign in", async (status, message) => {
  const { session, toasts } = open({
    [LOGIN]: failing(status, "", 30),
  });
  await signIn();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText("Password")).toHaveValue("secret");
  expect(session.get()).toEqual({ kind: "guest" });
  expect(toasts).toEqual([]);
});

test("the form is busy while sending, and sends once", async () => {
  let response: (value: unknown) => void = () => undefined;
  const pending = new Promise((resolve) => {
    response = resolve;
  });
  const { requests } = open({ [LOGIN]: () => pending });
  await signIn();
  expect(screen.getByRole("button", { name: "Signing in…" })).toHaveAttribute("aria-busy", "true");
  await submit();
  await userEvent.type(screen.getByLabelText("Password"), "{Enter}");
  expect(requests.filter(({ method }) => method === "POST")).toHaveLength(1);
  response(ada);
  await screen.findByText("the gallery");
});

test("the form works with the keyboard alone", async () => {
  open({ [LOGIN]: ada });
  screen.getByLabelText("Email").focus();
  await userEvent.keyboard("ada@example.com{Tab}secret{Enter}");
  expect(await screen.findByText("the gallery")).toBeVisible();
});

test("the password can be shown, and fields carry autocomplete names", async () => {
  open({});
  const password = screen.getByLabelText("Password");
  expect(password).toHaveAttribute("autocomplete", "current-password");
  expect(screen.getByLabelText("Email")).toHaveAttribute("autocomplete", "username");
  expect(password).toHaveAttribute("type", "password");
  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(password).toHaveAttribute("type", "text");
});

test("the link to sign-up keeps the return path", () => {
  open({}, "/login?from=%2Fimage%2Fred-1a2b3c4d");
  expect(screen.getByRole("link", { name: "Create a free account" })).toHaveAttribute(
    "href",
    "/signup?from=%2Fimage%2Fred-1a2b3c4d",
  );
});

test("a signed-in visitor sees the account and may switch it", async () => {
  const session = { kind: "user", id: "u1", email: "ada@example.com", name: "Ada" } as const;
  openPage(<LoginPage />, "/login", {}, session);
  expect(await screen.findByRole("heading", { name: "You are signed in" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Use another account" }));
  await waitFor(() => expect(screen.getByLabelText("Email")).toBeVisible());
});

test("a recovery code signs in where the password isn't enough and no passkey is at hand", async () => {
  const { requests } = open({
    [LOGIN]: { passkey: "use", options: { challenge: "c1" } },
    "POST /auth/login/recovery-code": ada,
  });
  await signIn();
  expect(await screen.findByText("No passkey was used. Please try again.")).toBeVisible();
  await userEvent.type(screen.getByLabelText("No passkey at hand? A recovery code"), "3f9a1-07c2e");
  await userEvent.click(screen.getByRole("button", { name: "Use a Recovery Code" }));
  expect(await screen.findByText("the gallery")).toBeVisible();
  expect(requests.at(-1)).toMatchObject({
    path: "/auth/login/recovery-code",
    body: { challenge: "c1", code: "3f9a1-07c2e" },
  });
});
