import { expect, test } from "../support/fixtures";

const TITLES = {
  "/about": "We hang the work and keep the words",
  "/templates": "Templates",
  "/help": "How can we help?",
  "/support": "How can we help?",
  "/terms": "Terms of Service",
  "/terms-of-service": "Terms of Service",
  "/privacy": "Privacy Policy",
  "/privacy-policy": "Privacy Policy",
  "/contact": "Say hello",
  "/contact-us": "Say hello",
};

test("every path of the static pages arrives rendered", async ({ request }) => {
  for (const [path, title] of Object.entries(TITLES)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(/<h1[^>]*>([^<]*)</.exec(await response.text())?.[1], path).toBe(title);
  }
});
