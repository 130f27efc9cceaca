import type { ResolvedMap, ResolvedRelease, ResolvedRemote } from "@promptfolio/contracts/page";
import { releaseKey } from "@promptfolio/contracts/release";
import { hedgedRequest } from "@promptfolio/lib/hedged-request";
import { componentOf, type LoadedPage, type PageReference, type PageSource } from "./page-module";
import type { Federation } from "./runtime";

/** Development builds are large and slow, and would not hot-reload if loaded twice. */
const DEVELOPMENT_TIMEOUT_MS = 30_000;

/**
 * How long a failure is remembered, in milliseconds: a page that failed before hydration is loaded again when it is
 * rendered, and the visitor has already waited.
 */
const FAILURE_TTL_MS = 500;

/** The version of a remote that this tab does not know, or that does not exist. */
const UNKNOWN_VERSION = "none";

const keyOf = ({ remote, page }: PageReference): string => `${remote}/${page}`;

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
  /** Called for every failed attempt, even if a later one succeeds. */
  report(remote: string, version: string, error: unknown): void;
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
  /** The releases of this tab. It keeps them until it reloads; only a remote that failed may be updated. */
  const remotes = { ...map.remotes };
  const pages = new Map<string, LoadedPage>();
  const pending = new Map<string, Promise<LoadedPage>>();
  const listeners = new Set<(key: string, page: LoadedPage) => void>();
  const attempted = new Set<string>();
  /** Releases whose last attempt failed. */
  const failed = new Set<string>();

  const version = (remote: string): string => remotes[remote]?.version ?? UNKNOWN_VERSION;

  const failure = (remote: string, cause: unknown): Error =>
    new Error(`${remote} ${version(remote)} could not be loaded`, { cause });

  /** @throws Error if no release of the remote is compatible with this shell. */
  const usableRelease = (remote: string): ResolvedRemote => {
    const release = remotes[remote];
    if (!release) throw failure(remote, "not in the registry");
    if (!release.unusable) return release;
    const error = new Error(release.unusable);
    report(remote, release.version, error);
    throw failure(remote, error);
  };

  /**
   * Attempts to load a page from a release. An attempt after another one at the same page, or after a failure of the
   * release, fetches from another URL. One that succeeds after its timeout counts if no other version has loaded.
   */
  const attempt = async (reference: PageReference, release: ResolvedRelease): Promise<LoadedPage> => {
    const { remote, page } = reference;
    const releaseId = releaseKey(remote, release.version);
    try {
      const attemptKey = `${releaseId}/${page}`;
      const isFirst = !attempted.has(attemptKey) && !failed.has(releaseId);
      attempted.add(attemptKey);
      const module = await federation.load(remote, release, page, isFirst);
      failed.delete(releaseId);
      afterLoad?.(remote, release.version);
      const Component = componentOf(module);
      if (!Component) throw new Error(`${page} exposes neither a component nor mount`);
      const loaded = { version: release.version, Component };
      const key = keyOf(reference);
      if (!pages.has(key)) pages.set(key, loaded);
      for (const listener of listeners) listener(key, loaded);
      return loaded;
    } catch (error) {
      failed.add(releaseId);
      report(remote, release.version, error);
      throw error;
    }
  };

  const loadAnyVersion = async (reference: PageReference): Promise<LoadedPage> => {
    const release = usableRelease(reference.remote);
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
      throw failure(reference.remote, error);
    }
  };

  const start = async (reference: PageReference): Promise<LoadedPage> => {
    const key = keyOf(reference);
    const page = await loadAnyVersion(reference);
    pages.set(key, page);
    if (!rendered || key !== keyOf(rendered)) await preloadParts(page, hedgeDelayMs);
    return page;
  };

  const load = async (reference: PageReference): Promise<LoadedPage> => {
    const key = keyOf(reference);
    const known = pages.get(key) ?? pending.get(key);
    if (known) return known;
    const promise = start(reference);
    const forget = () => {
      if (pending.get(key) === promise) pending.delete(key);
    };
    pending.set(key, promise);
    promise.then(forget, () => setTimeout(forget, FAILURE_TTL_MS));
    return promise;
  };

  return {
    version,
    loaded: (reference) => pages.get(keyOf(reference)),
    onLoaded: (reference, listener) => {
      const known = pages.get(keyOf(reference));
      if (known) queueMicrotask(() => listener(known));
      const listen = (key: string, page: LoadedPage): void => {
        if (key === keyOf(reference)) listener(page);
      };
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    load,
    reload: async (reference) => {
      const key = keyOf(reference);
      // Without a response the known version is tried again.
      const current = await fetchCurrent(reference.remote).catch(() => undefined);
      if (current) remotes[reference.remote] = current;
      if (pages.get(key)?.version !== version(reference.remote)) pages.delete(key);
      pending.delete(key);
      return load(reference);
    },
    loadFallback: async (reference) => {
      const { fallback } = usableRelease(reference.remote);
      if (!fallback || pages.get(keyOf(reference))?.version === fallback.version)
        throw failure(reference.remote, "no earlier version to fall back on");
      const page = await hedgedRequest([() => attempt(reference, fallback)], hedgeDelayMs);
      pages.set(keyOf(reference), page);
      return page;
    },
  };
};
