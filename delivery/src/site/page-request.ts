import type { ResolvedMap } from "@promptfolio/contracts/page";
import type { MatchedRoute } from "../registry/route-table";
import type { ServedReleases } from "../registry/served-releases";

/** A visitor's request for a page. */
export interface PageRequest {
  pathname: string;
  /** The part of the query string that the page's declared queries use, with its question mark, or empty. */
  search: string;
  origin: string;
  seed: string;
  map: ResolvedMap;
  /** Where the releases of the map are looked up. */
  releases: ServedReleases;
  matched: MatchedRoute;
  /** Whether it is the document in the frame of a remote that isn't trusted. */
  isFrame: boolean;
}
