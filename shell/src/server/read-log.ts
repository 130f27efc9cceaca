import type { DataCache } from "@promptfolio/host/data-cache";

/** Records which responses the components of a page read while it renders, and when those components hydrate. */
export const createReadLog = () => {
  let readsData = false;
  const never = new Set<string>();
  const hydrated = new Set<string>();
  const add: NonNullable<DataCache["onRead"]> = (hydration, path) => {
    if (hydration === "with the page") readsData = true;
    if (path !== undefined) (hydration === "never" ? never : hydrated).add(path);
  };
  return {
    add,
    get: () => ({ readsData, staticReads: [...never].filter((path) => !hydrated.has(path)) }),
  };
};
