import { STANDARD_DOWNLOAD } from "./download/download-sizes";
import { NOTICES, TEXTS } from "./texts";

/** Every text of the image page that is fixed. */
const FIXED: [string, string][] = [
  [TEXTS.notFound, "Image not found"],
  [TEXTS.notFoundExplained, "The image you're looking for doesn't exist or has been removed."],
  [TEXTS.backToGallery, "Back to Gallery"],
  [TEXTS.invalidSlug, "Invalid image slug format"],
  [TEXTS.pictureFailed, "Failed to load image"],
  [TEXTS.prompt, "AI Prompt"],
  [TEXTS.viewsUsed(2, 5), "2/5 views used"],
  [TEXTS.viewFree, "View Prompt (Free)"],
  [TEXTS.viewForCredit, "View Prompt (Uses 1 Credit)"],
  [TEXTS.limitReached, "Daily Limit Reached"],
  [TEXTS.comeTomorrow, "Come tomorrow, you have reached today's limit!"],
  [TEXTS.signUpOffer(6, 1), "to get 6 daily views instead of 1"],
  [TEXTS.similar, "Similar Images"],
  [NOTICES.revealed(4).title, "Prompt revealed!"],
  [NOTICES.revealedAgain.title, "Prompt revealed!"],
  [NOTICES.revealedAgain.description, "Previously viewed - no credit used."],
  [NOTICES.limitReached.title, "View limit reached"],
  [
    NOTICES.limitReached.description,
    "Come tomorrow, you have reached today's limit. Sign up for more daily views!",
  ],
  [NOTICES.copied.title, "Prompt copied!"],
  [NOTICES.copyFailed.title, "Copy failed"],
  [NOTICES.copyFailed.description, "Unable to copy prompt to clipboard."],
  [NOTICES.downloaded.title, "Download successful"],
  [NOTICES.downloadOpened.title, "Download opened"],
  [NOTICES.downloadFailed.title, "Download failed"],
  [NOTICES.downloadFailed.description, "Unable to download image."],
  [NOTICES.favorites.title, "Feature coming soon!"],
  [NOTICES.favorites.description, "Favorites feature will be available soon."],
  [STANDARD_DOWNLOAD.format, "jpg"],
];

describe("the image page's texts", () => {
  it.each(FIXED)("%j is the fixed %j", (text, specified) => {
    expect(text).toBe(specified);
  });
});
