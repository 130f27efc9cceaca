/** The home page's texts outside the gallery that are fixed. */
export const HOME_TEXTS = {
  startCreating: "Start Creating Free",
  viewGallery: "View Gallery",
  templates: "Browse Templates",
  about: "About",
  whyChoose: "Why Choose",
  howItWorks: "How It Works",
  features: "Features",
  industries: "Industry applications",
  faq: "FAQ",
  startTrial: "Start Free Trial",
  viewPlans: "View Pricing Plans",
} as const;

/** The ids of sections that links of the page and the footer point to. */
export const SECTION_IDS = {
  explore: "explore",
  about: "about",
  why: "why-choose",
  howItWorks: "how-it-works",
  features: "features",
  industries: "industries",
  faq: "faq",
} as const;
