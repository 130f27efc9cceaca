import { defineRemote, type RouteDeclaration } from "@promptfolio/contracts/remote";

const page = (
  id: string,
  paths: [string, ...string[]],
  title: string,
  description: string,
): RouteDeclaration => ({
  id,
  paths,
  page: `./${id}-page`,
  access: "public",
  head: { title: `${title} | {product}`, description },
  sitemap: true,
});

export default defineRemote({
  id: "static",
  hostApi: "^1.0.0",
  routes: [
    page("about", ["/about"], "About", "Why {product} exists, who makes it, and what it is good for."),
    page("templates", ["/templates"], "Templates", "Poster and mockup templates to start from."),
    page(
      "help",
      ["/help", "/support"],
      "Help",
      "Answers about prompts, daily views, accounts and downloads.",
    ),
    page(
      "terms",
      ["/terms", "/terms-of-service"],
      "Terms of Service",
      "The terms under which {product} is used.",
    ),
    page(
      "privacy",
      ["/privacy", "/privacy-policy"],
      "Privacy Policy",
      "What {product} stores, why, and your rights.",
    ),
    page("contact", ["/contact", "/contact-us"], "Contact", "How to reach the people behind {product}."),
    {
      id: "not-found",
      paths: ["*"],
      page: "./not-found-page",
      access: "public",
      status: 404,
      head: { title: "Page not found | {product}", description: "There is nothing at this address." },
    },
  ],
});
