import { defineRemote, type RouteDeclaration } from "@promptfolio/contracts/remote";

/** The first path names the page. */
const page = (paths: [string, ...string[]], title: string, description: string): RouteDeclaration => {
  const id = paths[0].slice(1);
  return {
    id,
    paths,
    page: `./${id}-page`,
    access: "public",
    head: { title: `${title} | {product}`, description },
    sitemap: true,
  };
};

export default defineRemote({
  id: "static",
  hostApi: "^1.0.0",
  routes: [
    page(["/about"], "About", "Why {product} exists, who makes it, and what it is good for."),
    page(["/templates"], "Templates", "Poster and mockup templates to start from."),
    page(["/help", "/support"], "Help", "Answers about prompts, daily views, accounts and downloads."),
    page(["/terms", "/terms-of-service"], "Terms of Service", "The terms under which {product} is used."),
    page(["/privacy", "/privacy-policy"], "Privacy Policy", "What {product} stores, why, and your rights."),
    page(["/contact", "/contact-us"], "Contact", "How to reach the people behind {product}."),
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
