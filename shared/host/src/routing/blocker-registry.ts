import type { NavigationBlocker, SiteLocation } from "@promptfolio/contracts/host-api";

export interface BlockerRegistry {
  register(blocker: NavigationBlocker): () => void;
  /** The blocker that blocks this navigation; `next` is null for a load from the server. */
  find(
    current: SiteLocation,
    next: Parameters<NavigationBlocker["shouldBlock"]>[1],
  ): NavigationBlocker | undefined;
}

/** The pages' navigation blockers. While one of them blocks, the browser prompts before it closes the tab. */
export const createBlockerRegistry = (): BlockerRegistry => {
  const blockers = new Set<NavigationBlocker>();
  const find: BlockerRegistry["find"] = (current, next) =>
    [...blockers].find((blocker) => blocker.shouldBlock(current, next));
  const onBeforeUnload = (event: BeforeUnloadEvent): void => {
    if (find(window.location, null)) event.preventDefault();
  };
  return {
    find,
    register: (blocker) => {
      blockers.add(blocker);
      window.addEventListener("beforeunload", onBeforeUnload);
      return () => {
        blockers.delete(blocker);
        if (blockers.size === 0) window.removeEventListener("beforeunload", onBeforeUnload);
      };
    },
  };
};
