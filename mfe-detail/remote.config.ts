import { defineRemote } from "@promptfolio/contracts/remote";

// A slug ends with a hyphen and exactly eight characters. Anything else is read as an id.
const SLUG = "-[^-]{8}$";
const NO_SLUG = "^(?!.*-[^-]{8}$).+$";

export default defineRemote({
  id: "detail",
  hostApi: "^1.0.0",
  routes: [
    {
      id: "image",
      paths: ["/image/:imageParam", "/image/:id/:slug"],
      page: "./image-page",
      access: "public",
      head: {
        title: "{image.title} | {product}",
        missingTitle: "Image not found | {product}",
        description: "{image.alt}",
        image: "{image.imageUrl}",
        imageAlt: "{image.alt}",
        kind: "image",
      },
      queries: [
        { name: "image", get: "/images/by-slug/{imageParam}", when: { imageParam: SLUG }, required: true },
        { name: "image", get: "/images/{imageParam}", when: { imageParam: NO_SLUG }, required: true },
        { name: "image", get: "/images/{id}", when: { id: "." }, required: true },
        { name: "similar", get: "/images/{image.id}/similar?limit=4", deferred: true },
      ],
      canonical: "/image/{image.slug}",
      redirectToCanonical: true,
      next: ["gallery"],
    },
  ],
});
