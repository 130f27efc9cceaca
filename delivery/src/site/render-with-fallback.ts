import type { DehydratedQuery, PageState, ResolvedMap, ResolvedRemote } from "@promptfolio/contracts/page";
import { SHELL_ID } from "@promptfolio/contracts/release";
import type { Spans } from "@promptfolio/server/tracing/spans";
import type { PageJob } from "../render/messages";
import type { RenderResult } from "../render/module-host";
import { isRefused } from "../render/render-error";
import type { RenderPool } from "../render/render-pool";
import type { Streaming } from "../render/renderer";
import type { PageRequest } from "./page-request";

/** Called when SSR of a release failed. */
export type ReportRenderFailure = (remote: string, version: string, url: string, error: unknown) => void;

export interface Renderer {
  pool: RenderPool;
  spans: Spans;
  report: ReportRenderFailure;
}

export type FallbackResult = Partial<RenderResult> & {
  /** What was rendered in the end. */
  rendered: PageState["rendered"];
  /** The releases that it was rendered with; the browser hydrates with the same. */
  map: ResolvedMap;
};

/** The same map with the remote's last good version instead of the failing one. */
const withLastGood = (map: ResolvedMap, id: string): ResolvedMap | undefined => {
  const remote = map.remotes[id];
  if (!remote?.fallback) return undefined;
  const lastGood: ResolvedRemote = { ...remote, ...remote.fallback, fallback: null };
  return { ...map, remotes: { ...map.remotes, [id]: lastGood } };
};

const serverModule = (map: ResolvedMap, request: PageRequest): string | undefined => {
  const { matched, releases } = request;
  const { remote, route } = matched;
  const release = map.remotes[remote];
  if (!release || release.isolation || release.unusable || route.access !== "public" || route.redirect)
    return undefined;
  const path = releases.descriptor(remote, release.version)?.pages[route.page]?.server;
  return path ? releases.moduleName(remote, release.version, path) : undefined;
};

/**
 * Renders the page. If that fails, the last good version of it; if that fails too, the shell's frame; otherwise
 * nothing: the browser renders everything. Each failure counts against the release that failed; refused attempts count
 * against none.
 */
export const renderWithFallback = async (
  renderer: Renderer,
  request: PageRequest,
  queries: DehydratedQuery[],
  streaming?: Streaming,
): Promise<FallbackResult> => {
  const { map, matched, pathname, origin, seed, releases, isFrame } = request;
  const { pool, spans, report } = renderer;
  const shellVersion = map.shell.version;
  const shellEntry = releases.descriptor(SHELL_ID, shellVersion)?.serverEntry;
  if (!shellEntry) return { rendered: "none", map };
  const shell = releases.moduleName(SHELL_ID, shellVersion, shellEntry);

  /** Spans are recorded here, as the renderer's process has no network access to send any. */
  const render = (ofMap: ResolvedMap, page: PageJob["page"], parts?: Streaming): Promise<RenderResult> => {
    const remote = page?.remote ?? SHELL_ID;
    const attributes = { "promptfolio.remote": remote, "promptfolio.module": page?.module ?? shell };
    const url = pathname + request.search;
    const job: PageJob = { url, origin, map: ofMap, seed, queries, shell, page, isFrame };
    return spans.span(`render ${remote}`, attributes, () => pool.render(job, parts));
  };

  for (const candidate of [map, withLastGood(map, matched.remote)]) {
    const module = candidate && serverModule(candidate, request);
    if (!module) continue;
    try {
      const page = { remote: matched.remote, page: matched.route.page, module };
      return { ...(await render(candidate, page, streaming)), rendered: "page", map: candidate };
    } catch (error) {
      if (!isRefused(error))
        report(matched.remote, candidate.remotes[matched.remote]?.version ?? "", pathname, error);
    }
  }
  try {
    const result = await render(map, null);
    // The document in it is sent by a request of its own.
    const isFramed = map.remotes[matched.remote]?.isolation !== undefined;
    return { ...result, rendered: isFramed ? "page" : "frame", map };
  } catch (error) {
    if (!isRefused(error)) report(SHELL_ID, shellVersion, pathname, error);
    return { rendered: "none", map };
  }
};
