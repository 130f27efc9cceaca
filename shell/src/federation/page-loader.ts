import type { ResolvedMap, ResolvedRelease } from "@promptfolio/shared/contracts/page";
import type { ComponentType } from "react";
import { isPageModule, type PageReference, type PageSource, RemoteLoadError } from "./page-module";
import type { Federation } from "./runtime";

/** Told of every attempt that failed, also of those that a later attempt made good. */
export type ReportLoadFailure = (remote: string, version: string, error: unknown) => void;

/** Nothing may take longer, whatever hangs: an entry, a chunk, or the network as a whole. In milliseconds. */
const ATTEMPT_DEADLINE = 1_900;

const withDeadline = <T>(promise: Promise<T>, milliseconds: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/**
 * Loads pages: the release that the map names, once more by another address, then the last version known to be good.
 */
export const createPageLoader = (
  map: ResolvedMap,
  federation: Federation,
  report: ReportLoadFailure,
): PageSource => {
  const loaded = new Map<string, ComponentType>();
  const pending = new Map<string, Promise<ComponentType>>();
  let attempts = 0;

  const attempt = async (remote: string, release: ResolvedRelease, page: string): Promise<ComponentType> => {
    const module = await withDeadline(
      federation.load(remote, release, page, attempts++ === 0 ? 0 : attempts),
      ATTEMPT_DEADLINE,
    );
    if (!isPageModule(module)) throw new Error(`${page} exposes no component`);
    return module.default;
  };

  const loadAnyVersion = async ({ remote, page }: PageReference): Promise<ComponentType> => {
    const release = map.remotes[remote];
    if (!release) throw new RemoteLoadError(remote, "none", new Error("not in the registry"));
    if (release.unusable) throw new RemoteLoadError(remote, release.version, new Error(release.unusable));
    const candidates = [release, release, ...(release.fallback ? [release.fallback] : [])];
    let failure: unknown;
    for (const candidate of candidates) {
      try {
        return await attempt(remote, candidate, page);
      } catch (error) {
        failure = error;
        report(remote, candidate.version, error);
      }
    }
    throw new RemoteLoadError(remote, release.version, failure);
  };

  const keyOf = ({ remote, page }: PageReference): string => `${remote}/${page}`;

  return {
    peek: (reference) => loaded.get(keyOf(reference)),
    load: (reference) => {
      const key = keyOf(reference);
      const known = loaded.get(key);
      if (known) return Promise.resolve(known);
      const running = pending.get(key);
      if (running) return running;
      const promise = loadAnyVersion(reference)
        .then((component) => {
          loaded.set(key, component);
          return component;
        })
        .finally(() => pending.delete(key));
      pending.set(key, promise);
      return promise;
    },
  };
};
