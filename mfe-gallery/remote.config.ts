import { defineRemote } from "@promptfolio/contracts/remote";

export default defineRemote({
  id: "gallery",
  hostApi: "^1.0.0",
  routes: [
    {
      id: "home",
      paths: ["/"],
      page: "./home-page",
      access: "public",
      head: {
        title: "{product} – AI posters and mockups, with the prompts that made them",
        description:
          "Browse AI-generated posters, mockups, banners and logos, and reveal the exact prompt behind each picture. Free prompt views every day.",
        image: "{wall.images.0.imageUrl}",
        imageAlt: "{wall.images.0.alt}",
      },
      queries: [
        {
          name: "cards",
          get: "/images?category={query.category}&limit=5&random=true&search={query.search}&seed={seed}&tag={query.tag}&theme={query.theme}",
        },
        { name: "wall", get: "/images?limit=12&order=desc&sort=views" },
        { name: "filters", get: "/filters" },
      ],
      sitemap: true,
      next: ["detail"],
    },
  ],
});
