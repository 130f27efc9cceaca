import { readFile } from "node:fs/promises";
import { createUser } from "../support/accounts";
import { administratorApi } from "../support/administrator";
import { expect, sendSignIn, signUp, test } from "../support/fixtures";
import { open } from "../support/open";
import { flawsInAllLooks } from "../support/violations";

test("the header links to the account by name; a guest signs in first", async ({ page }) => {
  const { email, password } = await createUser(page, "Grace Hopper");
  await open(page, "/");
  const name = page.getByRole("banner").getByText("Grace Hopper");
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.getByRole("banner").getByRole("link", { name: "Account of Grace Hopper" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account" })).toBeVisible();
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();

  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await page.goto("/account");
  await expect(page).toHaveURL("/login");
  await sendSignIn(page, email, password);
  await expect(page).toHaveURL("/account");
});

test("changes name and password, and ends other sessions", async ({ page, request, quiet }) => {
  quiet.expected.push(/Failed to load resource/);
  const { email, password } = await createUser(page);
  const elsewhere = await request.post("/api/auth/login", { data: { email, password } });
  const { access_token } = await elsewhere.json();
  await page.goto("/account");

  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ada Lovelace");
  await page.getByRole("button", { name: "Save Name" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Account of Ada Lovelace" })).toBeVisible();

  const form = page.getByRole("form", { name: "Change password" });
  await form.getByLabel("Current password", { exact: true }).fill("not-this");
  await form.getByLabel("New password", { exact: true }).fill("orbit quartz lamp");
  await form.getByLabel("Confirm new password", { exact: true }).fill("orbit quartz lamp");
  await form.getByRole("button", { name: "Change Password" }).click();
  await expect(form.getByLabel("Current password", { exact: true })).toHaveAccessibleDescription(
    "The password is wrong.",
  );
  await form.getByLabel("Current password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Change Password" }).click();
  await expect(page.getByText(/^Your password has been changed/).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Sessions" }).getByRole("listitem")).toHaveCount(1);
  const refused = await request.get("/api/auth/sessions", {
    headers: { Authorization: `Bearer ${access_token}` },
  });
  expect(refused.status()).toBe(401);
});

test("ends another session from the list", async ({ page, request }) => {
  const { email, password } = await createUser(page);
  await request.post("/api/auth/login", { data: { email, password }, headers: { "User-Agent": "curl/8" } });
  await page.goto("/account");
  const sessions = page.getByRole("region", { name: "Sessions" });
  await sessions.getByRole("button", { name: /End the session of curl/ }).click();
  await expect(page.getByText("The session has ended.").first()).toBeVisible();
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
});

test("downloads the user's data, and deletes the account", async ({ page, quiet }) => {
  quiet.expected.push(/Failed to load resource/);
  const { email, password } = await createUser(page);
  await page.goto("/account");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download My Data" }).click();
  const data = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(data.profile.email).toBe(email);

  await page.getByRole("button", { name: "Delete My Account" }).click();
  const form = page.getByRole("form", { name: "Delete account" });
  await form.getByLabel("Your password", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Delete My Account for Good" }).click();
  await expect(page.getByText("Your account has been deleted.").first()).toBeVisible();
  await expect(page).toHaveURL("/");
  const login = await page.request.post("/api/auth/login", { data: { email, password } });
  expect(login.status()).toBe(401);
});

test("resets a forgotten password by an administrator's link, once", async ({ page, quiet }) => {
  quiet.expected.push(/Failed to load resource/);
  const { email } = await signUp(page);
  const id = await page.evaluate(() => localStorage.getItem("userId"));
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await open(page, "/login");
  await page.getByRole("main").getByRole("link", { name: "Forgot password?" }).click();
  await page.getByRole("main").getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Link" }).click();
  await expect(
    page.getByText("This site can't send mail. Please ask its operator for a link."),
  ).toBeVisible();

  const made = await page.request.post(`/api/admin/users/${id}/reset-link`, await administratorApi(page));
  const { url } = await made.json();
  const choose = async (password: string) => {
    await page.goto(url);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Confirm password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Save Password" }).click();
  };
  await choose("123456");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(/most common ones/);
  await expect(page).toHaveURL("/reset");
  await choose("orbit quartz lamp");
  await expect(page).toHaveURL("/login");
  await sendSignIn(page, email, "orbit quartz lamp");
  await expect(page).toHaveURL("/");
  await page.getByRole("banner").getByRole("button", { name: "Logout" }).click();
  await choose("orbit quartz lamp 2");
  await expect(page.getByRole("alert")).toHaveText(/expired or was used already/);
});

test("/account: axe finds nothing and nothing overflows, in both themes, on phone and desktop", async ({
  page,
}) => {
  await createUser(page);
  await page.goto("/account");
  await expect(page.getByRole("form", { name: "Name" })).toBeVisible();
  await expect(page.getByText("This browser")).toBeVisible();
  await page.getByRole("button", { name: "Delete My Account" }).click();
  expect(await flawsInAllLooks(page)).toEqual([]);
});
