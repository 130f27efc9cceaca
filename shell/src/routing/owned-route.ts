import type { RouteDeclaration } from "@promptfolio/contracts/remote";

/** A route and the remote that owns it; the router's `handle` of each page. */
export interface OwnedRoute {
  remote: string;
  route: RouteDeclaration;
}

export const isOwnedRoute = (handle: unknown): handle is OwnedRoute =>
  typeof handle === "object" && handle !== null && "remote" in handle && "route" in handle;
