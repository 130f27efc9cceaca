import type { APIRequestContext } from "@playwright/test";

/** The product's routes, without the second names of a page that has two. */
export const STATIC_ROUTES = [
  "/about",
  "/templates",
  "/help",
  "/terms",
  "/privacy",
  "/contact",
  "/no/such/wall",
] as const;

export const FORM_ROUTES = [
  "/login",
  "/signup",
  "/forgot",
  "/reset",
  "/admin/login",
  "/admin/signup",
] as const;

/** A page of each remote, and the heading that shows it has loaded. */
export const REMOTE_PAGES = [
  { remote: "gallery", path: "/", heading: /See the poster/ },
  { remote: "detail", path: "/image/example-00000000", heading: /not found/i },
  { remote: "auth", path: "/login", heading: "Welcome back" },
  { remote: "admin", path: "/admin/promptfolio/dashboard", heading: /admin/i },
  { remote: "static", path: "/about", heading: /We hang the work/ },
] as const;

/** The URL of some image's page. */
export const imagePath = async (request: APIRequestContext): Promise<string> => {
  const response = await request.get("/api/images?limit=1");
  const { images }: { images: { slug: string }[] } = await response.json();
  const [image] = images;
  if (!image) throw new Error("The collection is empty");
  return `/image/${image.slug}`;
};

/** All pages that need no sign-in. */
export const publicRoutes = async (request: APIRequestContext): Promise<string[]> => [
  "/",
  await imagePath(request),
  ...STATIC_ROUTES,
  ...FORM_ROUTES,
];
