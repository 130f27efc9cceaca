import type { ResolvedMap } from "@promptfolio/contracts/page";
import type { FastifyReply, FastifyRequest } from "fastify";
import { applyPreview, releasesWith } from "../previews/apply-preview";
import { previewTokenOf } from "../previews/preview-cookie";
import type { OpenPreview, Previews } from "../previews/previews";
import type { LiveRegistry } from "../registry/live-registry";
import type { Overrides } from "./overrides";
import { type ServedReleases, storedModuleName } from "./served-releases";
import { visitorOf } from "./visitor-cookie";

/** The releases that one visitor gets. */
export interface VisitorMap {
  /** Null if there is no shell yet. */
  map: ResolvedMap | null;
  releases: ServedReleases;
  /** Whether other visitors may get different versions, so that the page must not be cached. */
  personal: boolean;
  /** Origins besides the site's own that serve parts of it: a developer's machine. */
  origins: string[];
}

export type ResolveForVisitor = (
  request: FastifyRequest,
  reply: FastifyReply,
  shell?: string,
) => Promise<VisitorMap>;

interface VisitorMapOptions {
  live: LiveRegistry;
  /** Null in production, where visitors must not load their own code. */
  overrides: Overrides | null;
  previews: Previews | null;
}

/** Maps of previews, by the map without the preview; map objects stay the same as long as nothing is released. */
const previewedMaps = new WeakMap<ResolvedMap, Map<string, ResolvedMap | null>>();

const previewedMap = (map: ResolvedMap, open: OpenPreview): ResolvedMap | null => {
  const known = previewedMaps.get(map) ?? new Map<string, ResolvedMap | null>();
  previewedMaps.set(map, known);
  const key = JSON.stringify(open.preview);
  const previewed = known.has(key) ? (known.get(key) ?? null) : applyPreview(map, open);
  known.set(key, previewed);
  return previewed;
};

export const createVisitorMaps =
  ({ live, overrides, previews }: VisitorMapOptions): ResolveForVisitor =>
  async (request, reply, shell) => {
    const stored: ServedReleases = { descriptor: live.descriptor, moduleName: storedModuleName };
    const hasCanary = live.hasCanary();
    const map = live.resolve(hasCanary ? visitorOf(request, reply) : null, shell);
    const token = previews && previewTokenOf(request);
    const open = map && token ? await previews.open(token) : null;
    const previewed = map && open ? previewedMap(map, open) : null;
    if (open && previewed)
      return { map: previewed, releases: releasesWith(stored, open), personal: true, origins: [] };
    const overridden = map && overrides ? await overrides.apply(map, stored, request, reply) : null;
    return {
      map: overridden?.map ?? map,
      releases: overridden?.releases ?? stored,
      personal: hasCanary || (overridden?.origins.length ?? 0) > 0,
      origins: overridden?.origins ?? [],
    };
  };
