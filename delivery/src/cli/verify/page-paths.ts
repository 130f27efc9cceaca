import type { RouteDeclaration } from "@promptfolio/contracts/remote";
import { product } from "../../product/product";

/** The path and route of a page to open. */
export interface PagePath {
  route: RouteDeclaration;
  path: string;
}

/** The value for parameters that nothing is known about. */
const EXAMPLE = "example";

const examplePath = (pattern: string, known: ReadonlyMap<string, string>): string =>
  pattern === "*"
    ? "/there-is-nothing-here"
    : pattern.replace(/:(\w+)/g, (_, name: string) => known.get(name) ?? EXAMPLE);

/** A path for each page that routes declare; redirects are left out, as they render nothing. */
export const pagePaths = async (
  routes: RouteDeclaration[],
  apiOrigin: string | undefined,
): Promise<PagePath[]> => {
  const known = apiOrigin ? await product.exampleParameters(apiOrigin) : new Map<string, string>();
  return routes
    .filter(({ redirect }) => !redirect)
    .map((route) => ({ route, path: examplePath(route.paths[0] ?? "*", known) }));
};
