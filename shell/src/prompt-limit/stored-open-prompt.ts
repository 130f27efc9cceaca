const STORAGE_KEY = "open-prompt";

/** How long the open prompt is restored after a page load, in milliseconds. */
const TTL_MS = 30_000;

/** Stores which prompt is open, for the next page load in this tab. Never its text. */
export const storeOpenPrompt = (id: string | undefined, now: number): void => {
  try {
    if (id) sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ id, at: now }));
  } catch (error) {
    console.debug("Without storage the prompt has to be opened again", error);
  }
};

/** The prompt that was open on the previous page, returned only once; undefined if there was none. */
export const takeStoredOpenPrompt = (now: number): string | undefined => {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "null");
    sessionStorage.removeItem(STORAGE_KEY);
    if (typeof stored !== "object" || stored === null || !("id" in stored) || !("at" in stored))
      return undefined;
    const { id, at } = stored;
    return typeof id === "string" && typeof at === "number" && now - at < TTL_MS ? id : undefined;
  } catch {
    return undefined;
  }
};
