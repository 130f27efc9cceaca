/** What the specification fixes of the home page outside the gallery. */
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

/** Where the page's own links and the footer's lead. */
export const SECTION_IDS = {
  explore: "explore",
  about: "about",
  why: "why-choose",
  howItWorks: "how-it-works",
  features: "features",
  industries: "industries",
  faq: "faq",
} as const;
