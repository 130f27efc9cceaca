import { countOf } from "@promptfolio/lib/formats";

/** The texts of the image page that are fixed. */
export const TEXTS = {
  notFound: "Image not found",
  notFoundExplained: "The image you're looking for doesn't exist or has been removed.",
  backToGallery: "Back to Gallery",
  invalidSlug: "Invalid image slug format",
  pictureFailed: "Failed to load image",

  prompt: "AI Prompt",
  viewsUsed: (viewed: number, limit: number) => `${viewed}/${limit} views used`,
  viewFree: "View Prompt (Free)",
  viewForCredit: "View Prompt (Uses 1 Credit)",
  limitReached: "Daily Limit Reached",
  opening: "Opening…",
  downloading: "Downloading…",
  comeTomorrow: "Come tomorrow, you have reached today's limit!",
  signUpOffer: (dailyLimit: number, guestLimit: number) =>
    `to get ${dailyLimit} daily views instead of ${guestLimit}`,
  loginToCopy: "Login to copy",
  similar: "Similar Images",
  administrator: "Administrators read every prompt.",
} as const;

/** The texts of the notices. */
export const NOTICES = {
  revealed: (remaining: number) => ({
    title: "Prompt revealed!",
    description: `${countOf(remaining, "view")} remaining today.`,
  }),
  revealedFree: { title: "Prompt revealed!", description: "Administrators read every prompt." },
  revealedAgain: { title: "Prompt revealed!", description: "Previously viewed - no credit used." },
  limitReached: {
    title: "View limit reached",
    description: "Come tomorrow, you have reached today's limit. Sign up for more daily views!",
    destructive: true,
  },
  /** The fixed sentence without the advice, which makes no sense to a signed-in visitor. */
  limitReachedUser: {
    title: "View limit reached",
    description: "Come tomorrow, you have reached today's limit.",
    destructive: true,
  },
  copied: { title: "Prompt copied!" },
  partCopied: (name: string) => ({ title: `${name} copied!` }),
  copyFailed: {
    title: "Copy failed",
    description: "Unable to copy prompt to clipboard.",
    destructive: true,
  },
  linkShared: { title: "Link shared!" },
  linkCopied: { title: "Link copied!" },
  shareFailed: {
    title: "Share failed",
    description: "Copy the link from your browser's address bar.",
    destructive: true,
  },
  choicesFailed: {
    title: "The formats could not be loaded",
    description: "Please try again.",
    destructive: true,
  },
  lightboxFailed: {
    title: "The picture could not be enlarged",
    description: "Please try again.",
    destructive: true,
  },
  promptSaved: { title: "Prompt downloaded!" },
  promptSaveFailed: {
    title: "Download failed",
    description: "Failed to download prompt.",
    destructive: true,
  },
  downloadWaits: {
    title: "You are offline",
    description: "The download starts when the connection is back.",
  },
  downloaded: { title: "Download successful" },
  downloadOpened: { title: "Download opened", description: "The image was opened in a new tab." },
  downloadFailed: { title: "Download failed", description: "Unable to download image.", destructive: true },
  favorites: { title: "Feature coming soon!", description: "Favorites feature will be available soon." },
} as const;
