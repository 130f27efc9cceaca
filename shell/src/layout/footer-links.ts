interface FooterGroup {
  title: string;
  /** Not shown to signed-in visitors. */
  forGuests?: boolean;
  links: readonly { to: string; name: string }[];
}

/** The footer's links (docs/product.md, Screens). */
export const FOOTER_GROUPS: readonly FooterGroup[] = [
  {
    title: "Explore",
    links: [
      { to: "/", name: "Gallery" },
      { to: "/templates", name: "Templates" },
      { to: "/#features", name: "Features" },
      { to: "/#how-it-works", name: "How It Works" },
    ],
  },
  {
    title: "About us",
    links: [
      { to: "/about", name: "About" },
      { to: "/contact", name: "Contact" },
      { to: "/help", name: "Help" },
    ],
  },
  {
    title: "Fine print",
    links: [
      { to: "/privacy", name: "Privacy" },
      { to: "/terms", name: "Terms" },
    ],
  },
  {
    title: "Your account",
    forGuests: true,
    links: [
      { to: "/signup", name: "Get Started Free" },
      { to: "/login", name: "Sign In" },
    ],
  },
];
