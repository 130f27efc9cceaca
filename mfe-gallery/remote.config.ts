import { defineRemote } from "@promptfolio/contracts/remote";

const FILTERS =
  "category={query.category}&color={query.color}&search={query.search}&tag={query.tag}&theme={query.theme}";

/** A wall that was shared or reloaded: its seed and its number of cards are in the URL. */
const SHARED = { seed: "[A-Za-z0-9_-]{1,32}", count: "5|[1-4][05]|50" };
const RANDOM = "^(?!(newest|views)$)";

export default defineRemote({
  id: "gallery",
  hostApi: "^1.2.0",
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
          get: `/images?${FILTERS}&limit=5&random=true&seed={seed}`,
          when: { "query.sort": RANDOM, "query.seed": `^(?!${SHARED.seed}$)` },
        },
        {
          name: "cards",
          get: `/images?${FILTERS}&limit={query.count}&random=true&seed={query.seed}`,
          when: {
            "query.sort": RANDOM,
            "query.seed": `^${SHARED.seed}$`,
            "query.count": `^(${SHARED.count})$`,
          },
        },
        {
          name: "cards",
          get: `/images?${FILTERS}&limit=5&order=desc&sort=created_at`,
          when: { "query.sort": "^newest$" },
        },
        {
          name: "cards",
          get: `/images?${FILTERS}&limit=5&order=desc&sort=views`,
          when: { "query.sort": "^views$" },
        },
        { name: "wall", get: "/images?limit=7&order=desc&sort=views" },
        { name: "filters", get: "/filters" },
      ],
      sitemap: true,
      next: ["detail"],
    },
  ],
});
