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
