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

/** Where pages come from: the federation runtime in the browser, the release's server build on the server. */
export interface PageSource {
  /** The component, if it is here already. */
  peek(reference: PageReference): ComponentType | undefined;
  /** Loads it; calls for the same page share one attempt, a failed attempt is forgotten. */
  load(reference: PageReference): Promise<ComponentType>;
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
