import type { ResolvedRelease } from "@promptfolio/contracts/page";
import { releaseKey } from "@promptfolio/contracts/release";
import { isMountModule, mountedPage } from "./mounted-page";
import { isPageModule, type LoadedPage, type PageComponent, type PageReference } from "./page-module";
import type { Federation } from "./runtime";

/** Called for every failed attempt, even if a later one succeeds. */
export type ReportLoadFailure = (remote: string, version: string, error: unknown) => void;

interface Dependencies {
  federation: Federation;
  report: ReportLoadFailure;
  /** Called when code of a release has run for the first time. */
  afterLoad: ((remote: string, version: string) => void) | undefined;
  /** Called for every attempt that succeeds, even after its timeout. */
  onLoaded(reference: PageReference, page: LoadedPage): void;
}

const componentOf = (module: unknown): PageComponent | undefined => {
  if (isPageModule(module)) return module.default;
  return isMountModule(module) ? mountedPage(module) : undefined;
};

/**
 * Attempts to load a page from a release. An attempt after another one at the same page, or after a failure of the
 * release, fetches from another URL.
 */
export const createAttempts = ({ federation, report, afterLoad, onLoaded }: Dependencies) => {
  const attempted = new Set<string>();
  /** Releases whose last attempt failed. */
  const failed = new Set<string>();

  return async (reference: PageReference, release: ResolvedRelease): Promise<LoadedPage> => {
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
      const Component = componentOf(module);
      if (!Component) throw new Error(`${page} exposes neither a component nor mount`);
      const loaded = { version, Component };
      onLoaded(reference, loaded);
      return loaded;
    } catch (error) {
      failed.add(releaseId);
      report(remote, version, error);
      throw error;
    }
  };
};
