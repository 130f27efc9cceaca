import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import { imagePath } from "@promptfolio/lib/image-link";

/** The path and route of a page to open. */
export interface PagePath {
  route: RouteDeclaration;
  path: string;
}

const hasImages = (body: unknown): body is { images: { id: string; title: string }[] } =>
  typeof body === "object" && body !== null && "images" in body && Array.isArray(body.images);

/** The path of an existing image; undefined without an API or without images. */
const someImagePath = async (apiOrigin: string | undefined): Promise<string | undefined> => {
  if (!apiOrigin) return undefined;
  const response = await fetch(`${apiOrigin}/api/images?limit=1`, { signal: AbortSignal.timeout(5_000) });
  const body: unknown = await response.json();
  const [image] = hasImages(body) ? body.images : [];
  return image ? imagePath(image.id, image.title) : undefined;
};

/** The value for parameters that nothing is known about. */
const EXAMPLE = "example";

const examplePath = (pattern: string, imageParam: string | undefined): string =>
  pattern === "*"
    ? "/there-is-nothing-here"
    : pattern.replace(/:(\w+)/g, (_, name: string) => (name === "imageParam" && imageParam) || EXAMPLE);

/** A path for each page that routes declare; redirects are left out, as they render nothing. */
export const pagePaths = async (
  routes: RouteDeclaration[],
  apiOrigin: string | undefined,
): Promise<PagePath[]> => {
  const imageParam = (await someImagePath(apiOrigin))?.split("/").at(-1);
  return routes
    .filter(({ redirect }) => !redirect)
    .map((route) => ({ route, path: examplePath(route.paths[0] ?? "*", imageParam) }));
};
