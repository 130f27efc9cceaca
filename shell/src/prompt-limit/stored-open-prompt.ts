import { browserStorage } from "@promptfolio/lib/browser-storage";

const STORAGE_KEY = "open-prompt";

/** How long the open prompt is restored after a page load, in milliseconds. */
const TTL_MS = 30_000;

/** Stores which prompt is open, for the next page load in this tab. Never its text. */
export const storeOpenPrompt = (id: string | undefined, now: number): void => {
  if (id) browserStorage("sessionStorage").setItem(STORAGE_KEY, JSON.stringify({ id, at: now }));
};

/** The prompt that was open on the previous page, returned only once; undefined if there was none. */
export const takeStoredOpenPrompt = (now: number): string | undefined => {
  const store = browserStorage("sessionStorage");
  const text = store.getItem(STORAGE_KEY);
  store.removeItem(STORAGE_KEY);
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (typeof stored !== "object" || stored === null || !("id" in stored) || !("at" in stored))
      return undefined;
    const { id, at } = stored;
    return typeof id === "string" && typeof at === "number" && now - at < TTL_MS ? id : undefined;
  } catch {
    return undefined;
  }
};
