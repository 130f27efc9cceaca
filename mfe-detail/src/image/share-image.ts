import { copyText } from "@promptfolio/lib/copy-text";

export type ShareOutcome = "shared" | "copied" | "cancelled" | "failed";

const isCancelled = (error: unknown): boolean => error instanceof Error && error.name === "AbortError";

/** Opens the device's share sheet with the link; copies the link if there is no share sheet. */
export const shareImage = async (title: string, url: string): Promise<ShareOutcome> => {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share({ title, url });
      return "shared";
    } catch (error) {
      if (isCancelled(error)) return "cancelled";
      console.warn("The link could not be shared, so it is copied", error);
    }
  }
  try {
    await copyText(url);
    return "copied";
  } catch (error) {
    console.warn("The link could not be copied", error);
    return "failed";
  }
};
