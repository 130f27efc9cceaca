import type { ResolvedMap, ResolvedRemote } from "@promptfolio/contracts/page";
import { hedgedRequest } from "@promptfolio/lib/hedged-request";
import { createAttempts, type ReportLoadFailure } from "./attempts";
import { createLoadedPages, createSharedLoads, keyOf } from "./loaded-pages";
import { type LoadedPage, type PageReference, type PageSource, RemoteLoadError } from "./page-module";
import type { Federation } from "./runtime";

/** Development builds are large and slow, and would not hot-reload if loaded twice. */
const DEVELOPMENT_TIMEOUT_MS = 30_000;

/** The version of a remote that this tab does not know, or that does not exist. */
const UNKNOWN_VERSION = "none";

/** The releases of this tab. It keeps them until it reloads; only a remote that failed may be updated. */
const createTabReleases = (map: ResolvedMap, report: ReportLoadFailure) => {
  const updated = new Map<string, ResolvedRemote>();
  const find = (remote: string): ResolvedRemote | undefined => updated.get(remote) ?? map.remotes[remote];
  return {
    version: (remote: string): string => find(remote)?.version ?? UNKNOWN_VERSION,

    /** @throws RemoteLoadError if no release of the remote is compatible with this shell. */
    usable: (remote: string): ResolvedRemote => {
      const release = find(remote);
      if (!release) throw new RemoteLoadError(remote, UNKNOWN_VERSION, new Error("not in the registry"));
      if (!release.unusable) return release;
      const error = new Error(release.unusable);
      report(remote, release.version, error);
      throw new RemoteLoadError(remote, release.version, error);
    },

    update: (remote: string, release: ResolvedRemote): void => void updated.set(remote, release),
  };
};

/** Waits for the code of the page's parts, at most for `timeoutMs`: a part that is late shows up later. */
const preloadParts = async ({ Component }: LoadedPage, timeoutMs: number): Promise<void> => {
  const parts = Component.preload?.();
  // It tries again when it is rendered, and reports its failures.
  const settled = parts?.catch((error: unknown) => console.debug("A part could not be preloaded", error));
  if (settled) await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, timeoutMs))]);
};

interface Dependencies {
  map: ResolvedMap;
  federation: Federation;
  report: ReportLoadFailure;
  /** The page that the server rendered: its parts are there, and fetch their code when they need it. */
  rendered: PageReference | undefined;
  /** How long an attempt may take before the next one starts beside it, in milliseconds. */
  timeoutMs: number;
  /** Fetches the version of a remote that this visitor gets now. */
  fetchCurrent(remote: string): Promise<ResolvedRemote | undefined>;
  /** Called when code of a release has run for the first time. */
  afterLoad?(remote: string, version: string): void;
}

/** Loads pages: the release that the map names, once more from another URL, then the last version known to be good. */
export const createPageLoader = ({
  map,
  federation,
  report,
  rendered,
  timeoutMs,
  fetchCurrent,
  afterLoad,
}: Dependencies): PageSource => {
  const hedgeDelayMs = process.env["NODE_ENV"] === "development" ? DEVELOPMENT_TIMEOUT_MS : timeoutMs;
  const releases = createTabReleases(map, report);
  const pages = createLoadedPages();
  const attempt = createAttempts({ federation, report, afterLoad, onLoaded: pages.add });

  const loadAnyVersion = async (reference: PageReference): Promise<LoadedPage> => {
    const release = releases.usable(reference.remote);
    if (release.isolation) {
      const { FramedPage } = await import(/* webpackChunkName: "frame" */ "../frame/framed-page");
      return { version: release.version, Component: FramedPage };
    }
    const candidates = [release, release, ...(release.fallback ? [release.fallback] : [])];
    try {
      return await hedgedRequest(
        candidates.map((candidate) => () => attempt(reference, candidate)),
        hedgeDelayMs,
      );
    } catch (error) {
      throw new RemoteLoadError(reference.remote, release.version, error);
    }
  };

  const isRendered = (reference: PageReference): boolean =>
    rendered !== undefined && keyOf(reference) === keyOf(rendered);

  const loads = createSharedLoads(async (reference) => {
    const page = await loadAnyVersion(reference);
    pages.set(reference, page);
    if (!isRendered(reference)) await preloadParts(page, hedgeDelayMs);
    return page;
  });

  const load = (reference: PageReference): Promise<LoadedPage> => {
    const known = pages.get(reference);
    return known ? Promise.resolve(known) : loads.load(reference);
  };

  return {
    version: releases.version,
    loaded: pages.get,
    onLoaded: pages.onLoaded,
    load,
    reload: async (reference) => {
      // Without a response the known version is tried again.
      const current = await fetchCurrent(reference.remote).catch(() => undefined);
      if (current) releases.update(reference.remote, current);
      if (pages.get(reference)?.version !== releases.version(reference.remote)) pages.delete(reference);
      loads.forget(reference);
      return load(reference);
    },
    loadFallback: async (reference) => {
      const { fallback, version } = releases.usable(reference.remote);
      if (!fallback || pages.get(reference)?.version === fallback.version)
        throw new RemoteLoadError(reference.remote, version, new Error("no earlier version to fall back on"));
      const page = await hedgedRequest([() => attempt(reference, fallback)], hedgeDelayMs);
      pages.set(reference, page);
      return page;
    },
  };
};
