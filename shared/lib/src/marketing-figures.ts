/**
 * The figures and offers in the copy (docs/product.md, Claims). They are claims, not measurements, and are changed
 * here for all pages. Where there are two figures, both are here, each used where it does not contradict
 * the other (1000+ of the 10,000+ people work for a brand).
 */
export const FIGURES = {
  users: "10,000+",
  brands: "1000+",
  prompts: "50,000+",
  designs: "50K+",
  templates: "1000+",
  countries: "50+",
  satisfaction: "98%",
  returnOnInvestment: "500%",
  uptime: "99.9%",
  generationSeconds: 30,
  formats: ["PNG", "JPG", "PDF"],
  resolution: "4K",
} as const;

/** The plans in the copy, smallest first. */
export const PLANS = ["Free", "Pro", "Business", "Enterprise"] as const;
