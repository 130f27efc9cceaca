import type { ResolvedMap } from "@promptfolio/contracts/page";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { LiveRegistry } from "../registry/live-registry";
import type { Overrides } from "./overrides";
import { type ServedReleases, storedModuleName } from "./served-releases";
import { visitorOf } from "./visitor-cookie";

/** Which releases one visitor gets. */
export interface VisitorMap {
  /** Null if there is no shell yet. */
  map: ResolvedMap | null;
  releases: ServedReleases;
  /** Whether others may get different versions, so that the page must not be cached. */
  personal: boolean;
  /** Origins beside the site's own that its parts come from: a developer's machine. */
  origins: string[];
}

export type ResolveForVisitor = (
  request: FastifyRequest,
  reply: FastifyReply,
  shell?: string,
) => Promise<VisitorMap>;

/** `overrides` is null in production. */
export const createVisitorMaps =
  (live: LiveRegistry, overrides: Overrides | null): ResolveForVisitor =>
  async (request, reply, shell) => {
    const stored: ServedReleases = { descriptor: live.descriptor, moduleName: storedModuleName };
    const hasCanary = live.hasCanary();
    const map = live.resolve(hasCanary ? visitorOf(request, reply) : null, shell);
    const overridden = map && overrides ? await overrides.apply(map, stored, request, reply) : null;
    return {
      map: overridden?.map ?? map,
      releases: overridden?.releases ?? stored,
      personal: hasCanary || (overridden?.origins.length ?? 0) > 0,
      origins: overridden?.origins ?? [],
    };
  };
