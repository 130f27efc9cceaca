import { expect, type Page } from "@playwright/test";

export interface NewUser {
  id: string;
  name: string;
  email: string;
  password: string;
  token: string;
}

/** The origin of the page's site, or of the site that all tests of this worker share. */
const originOf = (page: Page): string => {
  const { protocol, origin } = new URL(page.url());
  return protocol.startsWith("http") ? origin : "";
};

/** Fills the site's local storage before any of its pages runs. */
export const store = async (page: Page, values: Record<string, string>): Promise<void> => {
  if (!originOf(page)) await page.goto("/robots.txt");
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(values));
};

/**
 * Signs up a new user at the API and gives this browser the session, as the form does. The next page that is loaded
 * has it: for the tests that are not about the form, which costs two more pages.
 */
export const createUser = async (page: Page, name = "Ada Example"): Promise<NewUser> => {
  const email = `user-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@promptfolio.test`;
  const password = "long-enough";
  const response = await page.request.post(`${originOf(page)}/api/auth/signup`, {
    data: { name, email, password },
  });
  expect(response.status()).toBe(200);
  const { access_token: token, user_id: id } = await response.json();
  await store(page, {
    auth_token: token,
    userId: id,
    userEmail: email,
    userName: name,
    userLoggedIn: "true",
  });
  return { id, name, email, password, token };
};
