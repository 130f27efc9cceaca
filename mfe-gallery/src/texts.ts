import { countOf } from "@promptfolio/lib/formats";

/**
 * The gallery's texts that are fixed. Those of the page around it are in home/home-texts.ts.
 */
export const TEXTS = {
  explore: "Explore",
  refresh: "Refresh Random Cards",
  loadMore: "Load More",
  endOfAll: "That is all of them.",
  endOfMany: (shown: number) =>
    `The wall holds ${shown} posters at a time. Hang others, or find the one you want with the search and the filters.`,
  filtersLoading: "Loading filter options...",
  listFailed: "Failed to fetch images",
  listSlow: "The gallery takes longer than usual to answer.",
  listOffline: "You are offline. It goes on by itself when the connection is back.",
  picturePreview: "Image Preview",

  viewForCredit: "View Prompt (Uses 1 Credit)",
  viewAgain: "View Prompt (Previously Viewed)",
  viewFree: "View Prompt (Free)",
  revealed: "Prompt Revealed",
  opening: "Opening…",
  limitReached: "Daily Limit Reached",

  revealedAgain: "Prompt revealed (previously viewed)",
  revealedNew: (remaining: number) => `Prompt revealed! ${countOf(remaining, "view")} remaining today.`,
  /** For administrators, whose views are not counted. */
  revealedFree: "Prompt revealed!",
  limitReachedGuest: "Daily prompt view limit reached. Please login for more views!",
  /** The fixed sentence without the advice, which makes no sense to a signed-in visitor. */
  limitReachedUser: "Daily prompt view limit reached.",
  copied: "Prompt copied to clipboard!",
  copyFailed: "Failed to copy prompt",
  downloaded: "Prompt downloaded!",
  downloadFailed: "Failed to download prompt",

  loginToCopy: "Login to copy",
  administrator: "Administrators read every prompt.",
  signUpForMore: "Sign up for more daily views!",
  logInForMore: "Please login for more views!",
  signUpOffer: (dailyLimit: number, guestLimit: number) =>
    `to get ${dailyLimit} daily views instead of ${guestLimit}`,
} as const;
