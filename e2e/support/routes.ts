import type { APIRequestContext } from "@playwright/test";

/** The specification's routes, without the second names of a page that has two. */
export const STATIC_ROUTES = [
  "/about",
  "/templates",
  "/help",
  "/terms",
  "/privacy",
  "/contact",
  "/no/such/wall",
] as const;

export const FORM_ROUTES = ["/login", "/signup", "/admin/login", "/admin/signup"] as const;

/** The address of some image's page. */
export const imagePath = async (request: APIRequestContext): Promise<string> => {
  const answer = await request.get("/api/images?limit=1");
  const { images }: { images: { slug: string }[] } = await answer.json();
  const [image] = images;
  if (!image) throw new Error("The collection is empty");
  return `/image/${image.slug}`;
};

/** Everything that a visitor can come to without signing in. */
export const publicRoutes = async (request: APIRequestContext): Promise<string[]> => [
  "/",
  await imagePath(request),
  ...STATIC_ROUTES,
  ...FORM_ROUTES,
];
