import type { DehydratedQuery, PageState } from "@promptfolio/contracts/page";
import { SHELL_ID } from "@promptfolio/contracts/release";
import type { LiveRegistry } from "../registry/live-registry";
import { NONCE_PLACEHOLDER } from "../render/document";
import type { RenderResult } from "../render/module-host";
import type { PageJob, RenderPool, Streaming } from "../render/render-pool";
import type { PageRequest } from "./compose-page";

/** Told when a remote could not be rendered here and the browser has to. */
export type ReportRenderFailure = (remote: string, version: string, url: string, error: unknown) => void;

export interface Renderer {
  live: LiveRegistry;
  pool: RenderPool;
  report: ReportRenderFailure;
}

const serverModule = (live: LiveRegistry, remote: string, version: string, page: string): string | null => {
  const path = live.descriptor(remote, version)?.pages[page]?.server;
  return path ? `${remote}/${version}/${path}` : null;
};

const jobFor = (
  request: PageRequest,
  queries: DehydratedQuery[],
  shell: string,
  module: string | null,
): PageJob => ({
  url: request.pathname + request.search,
  origin: request.origin,
  map: request.map,
  seed: request.seed,
  queries,
  nonce: NONCE_PLACEHOLDER,
  shell,
  page: module === null ? null : { remote: request.matched.remote, page: request.matched.route.page, module },
});

export interface Best {
  rendering: RenderResult | null;
  /** What was rendered in the end. */
  how: PageState["rendered"];
}

/** Renders the page; if that fails, the shell's frame; if even that fails, nothing, and the browser does it all. */
export const renderBest = async (
  { live, pool, report }: Renderer,
  request: PageRequest,
  queries: DehydratedQuery[],
  streaming?: Streaming,
): Promise<Best> => {
  const { map, matched, pathname } = request;
  const shellVersion = map.shell.version;
  const shellEntry = live.descriptor(SHELL_ID, shellVersion)?.serverEntry;
  if (!shellEntry) return { rendering: null, how: "none" };
  const shell = `${SHELL_ID}/${shellVersion}/${shellEntry}`;
  const remote = map.remotes[matched.remote];
  const drawn = matched.route.access === "public" && !matched.route.redirect && remote && !remote.unusable;
  const module = drawn ? serverModule(live, matched.remote, remote.version, matched.route.page) : null;
  if (drawn && module) {
    try {
      return {
        rendering: await pool.render(jobFor(request, queries, shell, module), streaming),
        how: "page",
      };
    } catch (error) {
      report(matched.remote, remote.version, pathname, error);
    }
  }
  try {
    return { rendering: await pool.render(jobFor(request, queries, shell, null)), how: "frame" };
  } catch (error) {
    report(SHELL_ID, shellVersion, pathname, error);
    return { rendering: null, how: "none" };
  }
};
