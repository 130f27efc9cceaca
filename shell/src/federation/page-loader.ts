import type { ResolvedMap, ResolvedRelease, ResolvedRemote } from "@promptfolio/contracts/page";
import { releaseKey } from "@promptfolio/contracts/release";
import type { Federation } from "./federation";
import { hedgedRequest } from "./hedged-request";
import {
  isPageModule,
  type LoadedPage,
  type PageReference,
  type PageSource,
  RemoteLoadError,
} from "./page-module";

/** Called for every failed attempt, even if a later one succeeds. */
export type ReportLoadFailure = (remote: string, version: string, error: unknown) => void;

/** Development builds are large and slow, and would not hot-reload if loaded twice. */
const DEVELOPMENT_TIMEOUT_MS = 30_000;

/** For pages from a server that sends no timeout. */
const DEFAULT_TIMEOUT_MS = 1_200;

/**
 * How long a failure is remembered, in milliseconds: a page calls `load` on each render, and the visitor has already
 * waited.
 */
const FAILURE_TTL_MS = 500;

interface Parts {
  map: ResolvedMap;
  federation: Federation;
  report: ReportLoadFailure;
  /** The page that the server rendered: its parts are there, and fetch their code when they need it. */
  rendered: PageReference | undefined;
  /** How long an attempt may take before the next one starts beside it, in milliseconds. */
  timeoutMs: number | undefined;
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
  timeoutMs = DEFAULT_TIMEOUT_MS,
  fetchCurrent,
  afterLoad,
}: Parts): PageSource => {
  const hedgeDelayMs = process.env["NODE_ENV"] === "development" ? DEVELOPMENT_TIMEOUT_MS : timeoutMs;
  // A tab keeps its versions until it reloads; only a remote that failed may be updated.
  const remotes = new Map(Object.entries(map.remotes));
  const loaded = new Map<string, LoadedPage>();
  const pending = new Map<string, Promise<LoadedPage>>();
  const attempted = new Set<string>();
  /** Releases whose last attempt failed. */
  const failed = new Set<string>();
  const listeners = new Map<string, Set<(page: LoadedPage) => void>>();

  const keyOf = ({ remote, page }: PageReference): string => `${remote}/${page}`;

  const attempt = async (reference: PageReference, release: ResolvedRelease): Promise<LoadedPage> => {
    const { remote, page } = reference;
    const { version } = release;
    const releaseId = releaseKey(remote, version);
    try {
      const attemptKey = `${releaseId}/${page}`;
      const isFirst = !attempted.has(attemptKey) && !failed.has(releaseId);
      attempted.add(attemptKey);
      const module = await federation.load(remote, release, page, isFirst);
      failed.delete(releaseId);
      afterLoad?.(remote, version);
      if (!isPageModule(module)) throw new Error(`${page} exposes no component`);
      const found = { version, Component: module.default };
      // A page that loads after its timeout is used if no other version has loaded.
      const key = keyOf(reference);
      if (!loaded.has(key)) loaded.set(key, found);
      for (const listener of listeners.get(key) ?? []) listener(found);
      return found;
    } catch (error) {
      failed.add(releaseId);
      report(remote, version, error);
      throw error;
    }
  };

  const releaseOf = (remote: string): ResolvedRemote => {
    const release = remotes.get(remote);
    if (!release) throw new RemoteLoadError(remote, "none", new Error("not in the registry"));
    if (!release.unusable) return release;
    const error = new Error(release.unusable);
    report(remote, release.version, error);
    throw new RemoteLoadError(remote, release.version, error);
  };

  const loadAnyVersion = async (reference: PageReference): Promise<LoadedPage> => {
    const release = releaseOf(reference.remote);
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

  const keep = (reference: PageReference, found: LoadedPage): LoadedPage => {
    loaded.set(keyOf(reference), found);
    return found;
  };

  /** Waits for the code of the page's parts, for a moment: a part that is late shows up later. */
  const preloadParts = async (reference: PageReference, { Component }: LoadedPage): Promise<void> => {
    if (rendered && keyOf(reference) === keyOf(rendered)) return;
    const parts = Component.preload?.();
    // It tries again when it is rendered, and reports its failures.
    const settled = parts?.catch((error: unknown) => console.debug("A part could not be preloaded", error));
    if (settled) await Promise.race([settled, new Promise((resolve) => setTimeout(resolve, hedgeDelayMs))]);
  };

  const loadWhole = async (reference: PageReference): Promise<LoadedPage> => {
    const found = keep(reference, await loadAnyVersion(reference));
    await preloadParts(reference, found);
    return found;
  };

  const load = (reference: PageReference): Promise<LoadedPage> => {
    const key = keyOf(reference);
    const known = loaded.get(key);
    if (known) return Promise.resolve(known);
    const running = pending.get(key);
    if (running) return running;
    const promise = loadWhole(reference);
    const forget = () => {
      if (pending.get(key) === promise) pending.delete(key);
    };
    pending.set(key, promise);
    promise.then(forget, () => setTimeout(forget, FAILURE_TTL_MS));
    return promise;
  };

  return {
    version: (remote) => remotes.get(remote)?.version ?? "none",
    loaded: (reference) => loaded.get(keyOf(reference)),
    load,
    reload: async (reference) => {
      // Without a response the known version is tried again.
      const current = await fetchCurrent(reference.remote).catch(() => undefined);
      if (current) remotes.set(reference.remote, current);
      const key = keyOf(reference);
      if (loaded.get(key)?.version !== remotes.get(reference.remote)?.version) loaded.delete(key);
      pending.delete(key);
      return load(reference);
    },
    onLoaded: (reference, listener) => {
      const key = keyOf(reference);
      const waiting = listeners.get(key) ?? new Set();
      listeners.set(key, waiting.add(listener));
      const here = loaded.get(key);
      if (here) queueMicrotask(() => listener(here));
      return () => waiting.delete(listener);
    },
    loadFallback: async (reference) => {
      const { fallback, version } = releaseOf(reference.remote);
      if (!fallback || loaded.get(keyOf(reference))?.version === fallback.version)
        throw new RemoteLoadError(reference.remote, version, new Error("no earlier version to fall back on"));
      const found = await hedgedRequest([() => attempt(reference, fallback)], hedgeDelayMs);
      return keep(reference, found);
    },
  };
};
