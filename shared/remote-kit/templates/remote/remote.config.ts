import { defineRemote } from "@promptfolio/contracts/remote";

export default defineRemote({
  id: "example",
  hostApi: "^1.0.0",
  routes: [
    {
      id: "example",
      paths: ["/example"],
      page: "./example-page",
      access: "public",
      head: { title: "Example | {product}", description: "Example at {product}." },
      sitemap: true,
    },
  ],
});
