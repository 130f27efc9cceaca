import type { FakeResponses } from "@promptfolio/host/testing/fake-host";
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { failing } from "../testing/failures";
import { openPage } from "../testing/open-page";
import SignupPage from "./signup-page";

const SIGNUP = "POST /auth/signup";
const ada = {
  access_token: "token",
  user_id: "u1",
  user: { email: "ada@example.com", name: "Ada", daily_limit: 5, prompt_views_today: 1 },
};

const open = (responses: FakeResponses, path = "/signup") => openPage(<SignupPage />, path, responses);

const fill = async (confirmation = "secret", password = "secret") => {
  await userEvent.type(screen.getByLabelText("Full name"), "Ada");
  await userEvent.type(screen.getByLabelText("Email"), "ada@example.com");
  await userEvent.type(screen.getByLabelText("Password"), password);
  await userEvent.type(screen.getByLabelText("Confirm password"), confirmation);
  await userEvent.click(screen.getByRole("button", { name: "Create Account" }));
};

test("signing up shows a welcome and goes to the gallery", async () => {
  const { requests, session, toasts } = open({ [SIGNUP]: ada });
  await fill();
  expect(await screen.findByText("the gallery")).toBeVisible();
  expect(requests.find(({ method }) => method === "POST")).toMatchObject({
    path: "/auth/signup",
    body: { name: "Ada", email: "ada@example.com", password: "secret" },
  });
  expect(session.get()).toMatchObject({ kind: "user", id: "u1" });
  expect(toasts).toEqual([
    { type: "success", message: "Account created successfully! Welcome to Promptfolio!" },
  ]);
});

test("signing up returns to the previous page", async () => {
  open({ [SIGNUP]: ada }, "/signup?from=%2Fabout");
  await fill();
  expect(await screen.findByText("about us")).toBeVisible();
});

test("different passwords are not sent, and the confirmation gets the focus", async () => {
  const { requests } = open({});
  await fill("other");
  expect(screen.getByLabelText("Confirm password")).toHaveFocus();
  expect(screen.getByLabelText("Confirm password")).toHaveAccessibleDescription("Passwords do not match");
  expect(requests.filter(({ method }) => method === "POST")).toEqual([]);
});

test("a short password is not sent", async () => {
  open({});
  await fill("12345", "12345");
  expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(
    "Password must be at least 6 characters long",
  );
});

test("the rules for a password are said beforehand", () => {
  open({});
  expect(screen.getByLabelText("Password")).toHaveAccessibleDescription(
    'At least 6 characters, and none of the common passwords such as "password1".',
  );
});

test.each([
  ["Email", "ada@", "Please enter an email address, such as you@example.com."],
  ["Password", "12345", "Password must be at least 6 characters long"],
])("leaving %s with %j for another field shows under it what is wrong", async (label, text, message) => {
  open({});
  const field = screen.getByLabelText(label);
  await userEvent.type(field, text);
  expect(field).not.toHaveAttribute("aria-invalid");
  await userEvent.click(screen.getByLabelText("Full name"));
  expect(field).toHaveAccessibleDescription(message);
  await userEvent.type(field, "x");
  expect(field).not.toHaveAccessibleDescription(message);
});

test("an email that is taken is marked as invalid", async () => {
  open({ [SIGNUP]: failing(409, "Email already registered") });
  await fill();
  expect(
    await screen.findByText("This email is already registered. Please try logging in instead."),
  ).toBeVisible();
  expect(screen.getByLabelText("Email")).toHaveAttribute("aria-invalid", "true");
  expect(screen.getByLabelText("Email")).toHaveAccessibleDescription(
    "This email is already registered. Please try logging in instead.",
  );
});

test("the panel shows the server's daily limit", async () => {
  const { promptLimit } = open({});
  act(() => promptLimit.set({ ...promptLimit.get(), dailyLimit: 8 }));
  expect(await screen.findByText("8 prompt views every day, free to use")).toBeInTheDocument();
});

test.each([
  ["Terms of Service", "/terms"],
  ["Privacy Policy", "/privacy"],
  ["Login", "/login"],
])("'%s' leads to %s", (name, href) => {
  open({});
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
});
