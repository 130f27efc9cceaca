import type { FakeResponses } from "@promptfolio/host/testing/fake-host";
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { failing } from "../testing/failures";
import { openPage } from "../testing/open-page";
import AdminLoginPage from "./admin-login-page";

const LOGIN = "POST /admin/login";
const response = { access_token: "token", admin: { email: "root@example.com", name: "Root" } };

const open = (responses: FakeResponses) => openPage(<AdminLoginPage />, "/admin/login", responses);

const signIn = async () => {
  await userEvent.type(screen.getByLabelText("Admin email"), "root@example.com");
  await userEvent.type(screen.getByLabelText("Password"), "secret");
  await userEvent.click(screen.getByRole("button", { name: "Sign In as Admin" }));
};

test("signing in shows a greeting and goes to the dashboard", async () => {
  const { toasts, session } = open({ [LOGIN]: response });
  await signIn();
  expect(await screen.findByText("the dashboard")).toBeVisible();
  expect(session.get()).toEqual({ kind: "administrator", email: "root@example.com" });
  expect(toasts).toEqual([{ type: "success", message: "Welcome back, Administrator!" }]);
});

test("a signed-in administrator is redirected to the dashboard", async () => {
  openPage(<AdminLoginPage />, "/admin/login", {}, { kind: "administrator", email: "root@example.com" });
  expect(await screen.findByText("the dashboard")).toBeVisible();
});

test("wrong credentials show an error", async () => {
  const { session } = open({ [LOGIN]: failing(401) });
  await signIn();
  expect(await screen.findByText("Invalid admin credentials")).toBeVisible();
  expect(session.get()).toEqual({ kind: "guest" });
});

test("demo credentials are shown when the server has them, and fill the form", async () => {
  open({ "GET /public/demo": { admin: { email: "demo@example.com", password: "demo-pass" }, user: null } });
  expect(await screen.findByText("demo-pass")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Fill in" }));
  expect(screen.getByLabelText("Admin email")).toHaveValue("demo@example.com");
  expect(screen.getByLabelText("Password")).toHaveValue("demo-pass");
});

test("without demo data there are no demo credentials", async () => {
  const { requests } = open({ "GET /public/demo": { admin: null, user: null } });
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.queryByText("Demo credentials")).toBeNull();
});

test.each([
  ["Create an admin account", "/admin/signup"],
  ["User Login", "/login"],
])("'%s' leads to %s", (name, href) => {
  open({});
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", href);
});
