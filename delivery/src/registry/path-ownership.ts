import type { RouteDeclaration } from "@promptfolio/contracts/remote";

/** Two patterns mean the same paths if they differ only in their parameters' names. */
const shapeOf = (path: string): string => path.replace(/:[^/]+/g, ":");

/** Paths of these routes that another remote owns already, as sentences. */
export const ownershipConflicts = (
  id: string,
  routes: RouteDeclaration[],
  others: { id: string; routes: RouteDeclaration[] }[],
): string[] => {
  const owners = new Map(
    others
      .filter((other) => other.id !== id)
      .flatMap((other) =>
        other.routes.flatMap((route) => route.paths.map((path) => [shapeOf(path), other.id] as const)),
      ),
  );
  return routes
    .flatMap((route) => route.paths)
    .flatMap((path) => {
      const owner = owners.get(shapeOf(path));
      return owner ? [`${path} belongs to ${owner}`] : [];
    });
};
