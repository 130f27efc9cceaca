import { PRIVACY, USER_RIGHTS } from "./legal/privacy";
import { TERMS } from "./legal/terms";
import { TEXTS } from "./texts";

/** The fixed texts of the static pages. */
test.each<[unknown, unknown]>([
  [TEXTS.notFound, "Oops! Page not found"],
  [TEXTS.templates.found(3), "3 Templates Found"],
  [
    TEXTS.templates.categories,
    {
      All: 150,
      "Social Media": 45,
      Marketing: 32,
      "Product Mockup": 28,
      Business: 24,
      Photography: 21,
      "Food & Beverage": 18,
      Technology: 16,
      Fashion: 14,
      "Real Estate": 12,
      Automotive: 10,
      Entertainment: 8,
    },
  ],
  [TEXTS.templates.sorts, ["Most Popular", "Newest", "Highest Rated", "Most Downloaded"]],
  [
    [TEXTS.templates.loadMore, TEXTS.templates.use, TEXTS.templates.submit],
    ["Load More", "Use Template", "Submit Template"],
  ],
  [
    TEXTS.help.categories,
    {
      All: 25,
      "Getting Started": 8,
      "Account & Billing": 6,
      "Templates & Prompts": 7,
      "Technical Issues": 4,
    },
  ],
  [
    TEXTS.help.subjects,
    ["General Question", "Technical Support", "Billing Issue", "Feature Request", "Bug Report"],
  ],
  [
    [TEXTS.help.chatHours, TEXTS.help.phoneHours],
    ["24/7", "Mon-Fri 9AM-6PM"],
  ],
])("%j is as specified", (text, specified) => {
  expect(text).toEqual(specified);
});

const whole = (value: unknown): string => JSON.stringify(value);

test("the terms have ten sections, each with its own anchor", () => {
  expect(new Set(TERMS.sections.map(({ id }) => id)).size).toBe(10);
  expect(TERMS.sections).toHaveLength(10);
});

test.each([
  ["2.1"],
  ["December 2024"],
  ["governed by the laws of India"],
  ["courts of Delhi"],
  ["We answer within 5-7 business days"],
  ["at least 30 days before it applies"],
  ["fees that you paid us in the 12 months"],
  ["within 30 days of a payment for an annual plan"],
  ["within 7 days of a payment for a monthly plan"],
])("the terms contain '%s'", (text) => {
  expect(whole(TERMS)).toContain(text);
});

test("the privacy policy names its date and the six rights", () => {
  expect(whole(PRIVACY)).toContain("January 15, 2024");
  expect(USER_RIGHTS.map(([right]) => right)).toEqual([
    "Access",
    "Rectification",
    "Erasure",
    "Portability",
    "Object",
    "Restrict",
  ]);
  expect(whole(PRIVACY)).toContain(whole(USER_RIGHTS));
});
