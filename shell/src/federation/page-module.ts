import type { ComponentType } from "react";

/** What a remote exposes for a page. */
export interface PageModule {
  default: ComponentType;
}

export const isPageModule = (value: unknown): value is PageModule =>
  typeof value === "object" && value !== null && "default" in value && typeof value.default === "function";

/** Names one page of one remote. */
export interface PageReference {
  remote: string;
  /** `./home-page` */
  page: string;
}

/** A loaded page with its version: not always the requested one. */
export interface LoadedPage {
  version: string;
  Component: ComponentType;
}

/** Where pages come from: the federation runtime in the browser, the release's server build on the server. */
export interface PageSource {
  /** The version of a remote that this tab loads. */
  version(remote: string): string;
  /** The page, if it is loaded. */
  loaded(reference: PageReference): LoadedPage | undefined;
  /** Loads it; calls for the same page share one attempt, a failed attempt is forgotten. */
  load(reference: PageReference): Promise<LoadedPage>;
  /** Loads it again, in the version that the registry names by now: what was broken may have been repaired. */
  reload(reference: PageReference): Promise<LoadedPage>;
  /**
   * Calls back if a page loads after its timeout, as on a slow connection; returns the function that unsubscribes.
   */
  onLoaded(reference: PageReference, listener: (page: LoadedPage) => void): () => void;
  /** Loads the last version known to be good, for a page that broke while it was rendered. Rejects if there is none. */
  loadFallback(reference: PageReference): Promise<LoadedPage>;
}

/** A page that could not be loaded in any version. */
export class RemoteLoadError extends Error {
  override readonly name = "RemoteLoadError";

  constructor(
    readonly remote: string,
    readonly version: string,
    cause: unknown,
  ) {
    super(`${remote} ${version} could not be loaded`, { cause });
  }
}
