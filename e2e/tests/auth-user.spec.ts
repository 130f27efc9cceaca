import { stored } from "../support/administrator";
import { expect, sendSignIn, signUp, test } from "../support/fixtures";
import { open } from "../support/open";

const SESSION_KEYS = ["auth_token", "userId", "userEmail", "userName", "userLoggedIn"];
const banner = "banner";

test("a visitor signs up, out and in again with the keyboard alone", async ({ page }) => {
  const email = `keyboard-${Date.now()}@promptfolio.test`;
  await open(page, "/signup");
  await page.getByLabel("Full name").focus();
  // Each password is followed by the button that shows it.
  const type = async (text: string, tabs: number) => {
    await page.keyboard.type(text);
    for (let count = 0; count < tabs; count++) await page.keyboard.press("Tab");
  };
  await type("Ada Example", 1);
  await type(email, 1);
  await type("long-enough", 2);
  await type("long-enough", 0);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Account created successfully! Welcome to Promptfolio!")).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(await stored(page, SESSION_KEYS)).toEqual([
    expect.any(String),
    expect.any(String),
    email,
    "Ada Example",
    "true",
  ]);

  await page.getByRole(banner).getByRole("button", { name: "Logout" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole(banner).getByRole("link", { name: "Login" })).toBeVisible();
  expect(await stored(page, SESSION_KEYS)).toEqual([null, null, null, null, null]);

  await open(page, "/login");
  await page.getByRole("main").getByLabel("Email").focus();
  await type(email, 1);
  await type("long-enough", 0);
  await page.keyboard.press("Enter");
  await expect(
    page.getByText("Welcome back, Ada Example! You have 5 prompt views remaining today."),
  ).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("signing in returns to the previous page", async ({ page }) => {
  const { email, password } = await signUp(page);
  await page.getByRole(banner).getByRole("button", { name: "Logout" }).click();
  await open(page, "/about");
  await page.getByRole(banner).getByRole("link", { name: "Sign Up" }).click();
  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await sendSignIn(page, email, password);
  await expect(page).toHaveURL("/about");
});

test("signing in does not redirect to another site", async ({ page }) => {
  const { email, password } = await signUp(page);
  await page.getByRole(banner).getByRole("button", { name: "Logout" }).click();
  await open(page, "/login?from=//elsewhere.example/login");
  await sendSignIn(page, email, password);
  await expect(page).toHaveURL("/");
});

test("each error is shown, linked to its fields, and keeps the input", async ({ page, quiet }) => {
  quiet.expected.push(/Failed to load resource/);
  const { email } = await signUp(page);
  await page.getByRole(banner).getByRole("button", { name: "Logout" }).click();

  await open(page, "/login");
  const submit = page.getByRole("main").getByRole("button", { name: "Sign In" });
  await submit.click();
  await expect(page.getByRole("main").getByText("Please enter your email and password")).toBeVisible();
  await page.getByRole("main").getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("not-this");
  await submit.click();
  await expect(
    page.getByRole("main").getByText("Invalid email or password. Please try again."),
  ).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("not-this");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    "Invalid email or password. Please try again.",
  );

  await open(page, "/signup");
  await page.getByLabel("Full name").fill("Ada");
  await page.getByRole("main").getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("long-enough");
  await page.getByLabel("Confirm password", { exact: true }).fill("long-enough");
  await page.getByRole("main").getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("main").getByLabel("Email")).toHaveAccessibleDescription(
    "This email is already registered. Please try logging in instead.",
  );
  await expect(page.getByRole("main").getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
});

test("password guesses are limited, with a message", async ({ page, quiet }) => {
  quiet.expected.push(/Failed to load resource/);
  const guess = { email: `nobody-${Date.now()}@promptfolio.test`, password: "wrong" };
  await open(page, "/login");
  await expect(async () => {
    expect((await page.request.post("/api/auth/login", { data: guess })).status()).toBe(429);
  }).toPass();
  await page.route("**/api/auth/login", (route) =>
    route.fulfill({
      status: 429,
      headers: { "Retry-After": "90", "Content-Type": "application/problem+json" },
      body: "{}",
    }),
  );
  await sendSignIn(page, guess.email, guess.password);
  await expect(page.getByRole("alert")).toHaveText("Too many attempts. Please try again in 2 minutes.");
});

test("signing out ends the session on the server", async ({ page }) => {
  await signUp(page);
  const [token] = await stored(page, ["auth_token"]);
  const sessions = () =>
    page.request.get("/api/auth/sessions", { headers: { Authorization: `Bearer ${token}` } });
  expect((await sessions()).status()).toBe(200);
  await page.getByRole(banner).getByRole("button", { name: "Logout" }).click();
  await expect.poll(async () => (await sessions()).status()).toBe(401);
});

test("signing out in one tab signs out the others", async ({ page, context }) => {
  await signUp(page);
  const other = await context.newPage();
  await other.goto("/about");
  await expect(other.getByRole(banner).getByRole("button", { name: "Logout" })).toBeVisible();
  await page.getByRole(banner).getByRole("button", { name: "Logout" }).click();
  await expect(other.getByRole(banner).getByRole("link", { name: "Login" })).toBeVisible();
});
