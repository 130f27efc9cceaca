import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import { documentHead } from "./document-head";

const route = (more: Partial<RouteDeclaration>): RouteDeclaration => ({
  id: "page",
  paths: ["/help", "/support"],
  page: "./page",
  access: "public",
  head: { title: "Help | {product}", description: "Answers." },
  ...more,
});

const ORIGIN = "https://promptfolio.test";

test("uses one canonical URL for a page with two paths", () => {
  const head = documentHead(route({}), {}, ORIGIN, "/support");
  expect(head).toMatchObject({ title: "Help | Promptfolio", canonical: `${ORIGIN}/help`, image: undefined });
});

test("fills in the head of an image's page from the image", () => {
  const image = {
    title: "Two cups",
    alt: "Two cups on a table",
    slug: "two-cups-1a2b3c4d",
    imageUrl: "/media/x/key",
  };
  const head = documentHead(
    route({
      paths: ["/image/:imageParam"],
      canonical: "/image/{image.slug}",
      head: {
        title: "{image.title} | {product}",
        description: "{image.alt}",
        image: "{image.imageUrl}",
        imageAlt: "{image.alt}",
      },
    }),
    { image },
    ORIGIN,
    "/image/1",
  );
  expect(head).toEqual({
    title: "Two cups | Promptfolio",
    description: "Two cups on a table",
    canonical: `${ORIGIN}/image/two-cups-1a2b3c4d`,
    image: `${ORIGIN}/media/x/key`,
    imageAlt: "Two cups on a table",
  });
});

test("uses the title for missing images when the image is missing", () => {
  const head = {
    title: "{image.title} | {product}",
    missingTitle: "Image not found | {product}",
    description: "",
  };
  const missing = documentHead(route({ head }), {}, ORIGIN, "/", { isMissing: true });
  expect(missing.title).toBe("Image not found | Promptfolio");
});

test("uses the product's name as the title until the image is available", () => {
  const head = documentHead(
    route({ head: { title: "{image.title} | {product}", description: "" } }),
    {},
    ORIGIN,
    "/",
  );
  expect(head.title).toBe("Promptfolio");
});

test.each([
  ["images", "Images | Dashboard"],
  ["constructor", "Figures | Dashboard"],
  [undefined, "Figures | Dashboard"],
])("precedes the title by the view's name: %s", (tab, title) => {
  const views = { parameter: "tab", names: { figures: "Figures", images: "Images" } };
  const dashboard = route({ head: { title: "Dashboard", description: "", views } });
  expect(documentHead(dashboard, { query: { tab } }, ORIGIN, "/").title).toBe(title);
});

test("cuts a long description at a word boundary", () => {
  const head = documentHead(
    route({ head: { title: "x", description: "word ".repeat(60) } }),
    {},
    ORIGIN,
    "/",
  );
  expect(head.description.length).toBeLessThanOrEqual(161);
  expect(head.description.endsWith("word…")).toBe(true);
});

test("uses the requested URL as canonical when the image's data is unavailable", () => {
  const image = route({ paths: ["/image/:imageParam"], canonical: "/image/{image.slug}" });
  expect(documentHead(image, {}, ORIGIN, "/image/two-cups-1a2b3c4d").canonical).toBe(
    `${ORIGIN}/image/two-cups-1a2b3c4d`,
  );
});
