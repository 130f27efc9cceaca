import { useLocation, useNavigate } from "@promptfolio/host/router";
import { useEffect, useRef } from "react";
import type { PageComponent } from "./page-module";

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
