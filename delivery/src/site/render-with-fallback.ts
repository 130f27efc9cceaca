import type { DehydratedQuery, PageState } from "@promptfolio/contracts/page";
import { SHELL_ID } from "@promptfolio/contracts/release";
import type { LiveRegistry } from "../registry/live-registry";
import type { RenderResult } from "../render/module-host";
import type { PageJob, RenderPool, Streaming } from "../render/render-pool";
import type { PageRequest } from "./page-request";

/** Told when SSR of a release failed. */
export type ReportRenderFailure = (remote: string, version: string, url: string, error: unknown) => void;

export interface Renderer {
  live: LiveRegistry;
  pool: RenderPool;
  report: ReportRenderFailure;
}

export type FallbackResult = Partial<RenderResult> & {
  /** What was rendered in the end. */
  rendered: PageState["rendered"];
};

const serverModule = (live: LiveRegistry, { map, matched }: PageRequest): string | undefined => {
  const { remote, route } = matched;
  const release = map.remotes[remote];
  if (!release || release.unusable || route.access !== "public" || route.redirect) return undefined;
  const path = live.descriptor(remote, release.version)?.pages[route.page]?.server;
  return path ? `${remote}/${release.version}/${path}` : undefined;
};

const jobFor = (
  request: PageRequest,
  queries: DehydratedQuery[],
  shell: string,
  module: string | undefined,
): PageJob => ({
  url: request.pathname + request.search,
  origin: request.origin,
  map: request.map,
  seed: request.seed,
  queries,
  shell,
  page: module ? { remote: request.matched.remote, page: request.matched.route.page, module } : null,
});

/** Renders the page; if that fails, the shell's frame; if that fails too, nothing: the browser renders it all. */
export const renderWithFallback = async (
  { live, pool, report }: Renderer,
  request: PageRequest,
  queries: DehydratedQuery[],
  streaming?: Streaming,
): Promise<FallbackResult> => {
  const { map, matched, pathname } = request;
  const shellVersion = map.shell.version;
  const shellEntry = live.descriptor(SHELL_ID, shellVersion)?.serverEntry;
  if (!shellEntry) return { rendered: "none" };
  const shell = `${SHELL_ID}/${shellVersion}/${shellEntry}`;
  const module = serverModule(live, request);
  if (module) {
    try {
      const result = await pool.render(jobFor(request, queries, shell, module), streaming);
      return { ...result, rendered: "page" };
    } catch (error) {
      report(matched.remote, map.remotes[matched.remote]?.version ?? "", pathname, error);
    }
  }
  try {
    return { ...(await pool.render(jobFor(request, queries, shell, undefined))), rendered: "frame" };
  } catch (error) {
    report(SHELL_ID, shellVersion, pathname, error);
    return { rendered: "none" };
  }
};
