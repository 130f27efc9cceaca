/** The texts, figures and dates of the static pages that are fixed. */
export const TEXTS = {
  notFound: "Oops! Page not found",
  templates: {
    found: (count: number) => `${count} Templates Found`,
    categories: {
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
    sorts: ["Most Popular", "Newest", "Highest Rated", "Most Downloaded"],
    loadMore: "Load More",
    use: "Use Template",
    submit: "Submit Template",
  },
  help: {
    categories: {
      All: 25,
      "Getting Started": 8,
      "Account & Billing": 6,
      "Templates & Prompts": 7,
      "Technical Issues": 4,
    },
    subjects: ["General Question", "Technical Support", "Billing Issue", "Feature Request", "Bug Report"],
    phoneHours: "Mon-Fri 9AM-6PM",
    chatHours: "24/7",
  },
  terms: {
    version: "2.1",
    updated: "December 2024",
    responseTime: "5-7 business days",
    priceNotice: "30 days",
    liabilityCap: "12 months",
    refundAnnual: "30 days",
    refundMonthly: "7 days",
  },
  privacy: { updated: "January 15, 2024" },
} as const;

export type TemplateCategory = keyof typeof TEXTS.templates.categories;
export type TemplateSort = (typeof TEXTS.templates.sorts)[number];
export type HelpCategory = keyof typeof TEXTS.help.categories;

/** `Object.keys`, typed. */
export const namesOf = <Name extends string>(record: Record<Name, unknown>): Name[] =>
  Object.keys(record) as Name[];
