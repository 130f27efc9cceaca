import { TEXTS } from "./texts";

/** Every text of the gallery that is fixed. */
const FIXED: [string, string][] = [
  [TEXTS.explore, "Explore"],
  [TEXTS.refresh, "Refresh Random Cards"],
  [TEXTS.filtersLoading, "Loading filter options..."],
  [TEXTS.listFailed, "Failed to fetch images"],
  [TEXTS.picturePreview, "Image Preview"],
  [TEXTS.viewForCredit, "View Prompt (Uses 1 Credit)"],
  [TEXTS.viewAgain, "View Prompt (Previously Viewed)"],
  [TEXTS.revealed, "Prompt Revealed"],
  [TEXTS.limitReached, "Daily Limit Reached"],
  [TEXTS.revealedAgain, "Prompt revealed (previously viewed)"],
  [TEXTS.revealedNew(4), "Prompt revealed! 4 views remaining today."],
  [TEXTS.limitReachedGuest, "Daily prompt view limit reached. Please login for more views!"],
  [TEXTS.copied, "Prompt copied to clipboard!"],
  [TEXTS.copyFailed, "Failed to copy prompt"],
  [TEXTS.downloaded, "Prompt downloaded!"],
  [TEXTS.downloadFailed, "Failed to download prompt"],
  [TEXTS.signUpForMore, "Sign up for more daily views!"],
  [TEXTS.logInForMore, "Please login for more views!"],
  [TEXTS.signUpOffer(5, 1), "to get 5 daily views instead of 1"],
];

describe("the gallery's texts", () => {
  it.each(FIXED)("%j is the fixed %j", (text, specified) => {
    expect(text).toBe(specified);
  });
});
