import type { RouteObject } from "@promptfolio/host/router";
import { createContext } from "react";

/** The routes of the site's pages: those of the remotes that this tab knows, and the others once they are fetched. */
export interface SiteRoutes {
  get(): RouteObject[];
  /** Fetches the others, unless they are known. Rejects if they can't be fetched. */
  complete(): Promise<void>;
}

/** Fetches the routes that this tab does not know, and renders the page with them. Rejects if they can't be fetched. */
export const DiscoverContext = createContext<() => Promise<void>>(async () => undefined);
