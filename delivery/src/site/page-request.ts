import { createHash } from "node:crypto";
import type { ResolvedMap } from "@promptfolio/contracts/page";
import type { ServedReleases } from "../registry/resolve";
import type { MatchedRoute } from "../registry/route-table";

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

/** How long the first random cards stay the same for everyone, in milliseconds: as long as a page may be cached. */
const SEED_PERIOD_MS = 60_000;

/**
 * Keeps only the parameters that the page's queries and their conditions use: any other would add another page to the
 * cache.
 */
export const namedSearch = ({ route }: MatchedRoute, search: URLSearchParams): string => {
  const names = (route.queries ?? []).flatMap(({ get, when = {} }) => [
    ...[...get.matchAll(/\{query\.([a-z_]+)\}/gi)].map(([, name = ""]) => name),
    ...Object.keys(when)
      .filter((path) => path.startsWith("query."))
      .map((path) => path.slice("query.".length)),
  ]);
  const named = new URLSearchParams();
  for (const name of [...new Set(names)].sort()) {
    const value = search.get(name);
    if (value) named.set(name, value);
  }
  return named.size > 0 ? `?${named}` : "";
};

const digest = (text: string, length: number): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, length);

/** A map stays the same object as long as nothing is released. */
const mapKeys = new WeakMap<ResolvedMap, string>();

/** Equal for maps of the same releases. */
export const mapKeyOf = (map: ResolvedMap): string => {
  const key = mapKeys.get(map) ?? digest(JSON.stringify(map), 16);
  mapKeys.set(map, key);
  return key;
};

/** Seeds the random cards of all visitors who get the same releases in the same minute. */
export const seedOf = (mapKey: string): string =>
  digest(`${mapKey}:${Math.floor(Date.now() / SEED_PERIOD_MS)}`, 12);
