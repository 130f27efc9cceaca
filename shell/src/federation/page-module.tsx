import { useLocation, useNavigate } from "@promptfolio/host/router";
import { type ComponentType, isValidElement, useEffect, useRef } from "react";

/** A page's component. `preload` fetches the code of its parts, for a page that the server has not rendered. */
export type PageComponent = ComponentType & { preload?: () => Promise<unknown> };

/** The module that a remote exposes for a page. */
interface PageModule {
  default: PageComponent;
}

const kindOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "$$typeof" in value ? value.$$typeof : undefined;

/** A function, a class, or what `memo`, `forwardRef` or `lazy` returns. */
const isComponent = (value: unknown): boolean =>
  typeof value === "function" || (kindOf(value) !== undefined && !isValidElement(value));

/** Whether a page's component loads its code when it is rendered. */
export const isLazy = (component: PageComponent): boolean => kindOf(component) === Symbol.for("react.lazy");

const isPageModule = (value: unknown): value is PageModule =>
  typeof value === "object" && value !== null && "default" in value && isComponent(value.default);

interface MountModule {
  /**
   * Draws a page into an element; returns the function that removes it, if there is anything to remove.
   * @param host `path`: the page's path and query
   */
  mount(element: HTMLElement, host: { path: string; navigate(path: string): void }): (() => void) | undefined;
}

/** A page of another framework than React exposes `mount` in place of a component. */
export const isMountModule = (value: unknown): value is MountModule =>
  typeof value === "object" && value !== null && "mount" in value && typeof value.mount === "function";

/** The component for a page that draws itself; it is drawn again for each path that it is shown for. */
export const mountedPage = ({ mount }: MountModule): PageComponent => {
  const MountedPage = () => {
    const frame = useRef<HTMLDivElement>(null);
    const navigate = useNavigate();
    const { pathname, search } = useLocation();
    const path = pathname + search;
    // biome-ignore lint/correctness/useExhaustiveDependencies: a new function to navigate with is no other page
    useEffect(() => {
      if (frame.current) return mount(frame.current, { path, navigate: (to) => void navigate(to) });
    }, [path]);
    return <div ref={frame} />;
  };
  return MountedPage;
};

/** The component of the page that a module exposes; undefined if it exposes none. */
export const componentOf = (module: unknown): PageComponent | undefined => {
  if (isPageModule(module)) return module.default;
  return isMountModule(module) ? mountedPage(module) : undefined;
};

export interface PageReference {
  remote: string;
  /** `./home-page` */
  page: string;
}

/** A loaded page with its version: not always the requested one. */
export interface LoadedPage {
  version: string;
  Component: PageComponent;
}

/** Where pages come from: the federation runtime in the browser, the release's server build on the server. */
export interface PageSource {
  /** The version of a remote that this tab loads. */
  version(remote: string): string;
  /** The page, if it is loaded. */
  loaded(reference: PageReference): LoadedPage | undefined;
  /** Loads it. Calls for the same page share one attempt; a failed attempt is forgotten after a moment. */
  load(reference: PageReference): Promise<LoadedPage>;
  /** Loads it again, in the version that the registry names by now, which may have fixed the failure. */
  reload(reference: PageReference): Promise<LoadedPage>;
  /**
   * Calls the listener if a page loads after its timeout, as on a slow connection; returns the function that
   * unsubscribes.
   */
  onLoaded(reference: PageReference, listener: (page: LoadedPage) => void): () => void;
  /** Loads the last version known to be good, for a page that failed during rendering. Rejects if there is none. */
  loadFallback(reference: PageReference): Promise<LoadedPage>;
}
