import type { Image } from "@promptfolio/contracts/api/images";
import { fileName } from "@promptfolio/lib/formats";
import { downloadImageUrl } from "@promptfolio/lib/image-url";
import { saveFile } from "@promptfolio/lib/save-file";
import { type DownloadChoice, fileEnding } from "./download-sizes";

/** After this the picture is opened in a tab instead, while the browser still allows one. In milliseconds. */
const TIMEOUT_MS = 20_000;
/** For files that may have 30 MB. */
const LARGE_TIMEOUT_MS = 120_000;
const LARGE_SIDE = 3840;

export type DownloadOutcome = "saved" | "opened" | "failed";

const openInTab = (url: string): boolean => {
  const tab = window.open(url, "_blank");
  if (tab === null) return false;
  // The picture may be on another site, which must not get access to this page.
  tab.opener = null;
  return true;
};

const untilOnline = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener("online", resolve, { once: true }));

/**
 * Saves the picture in a file named after its title; if that fails, opens it in a new tab. Offline it calls `onWait`,
 * and starts when the connection is back.
 */
export const downloadImage = async (
  image: Image,
  choice: DownloadChoice,
  onWait: () => void,
): Promise<DownloadOutcome> => {
  const { format, side } = choice;
  const url = downloadImageUrl(image, side, format);
  const timeout = side === LARGE_SIDE ? LARGE_TIMEOUT_MS : TIMEOUT_MS;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    saveFile(await response.blob(), fileName(image.title, fileEnding(image, choice)));
    return "saved";
  } catch (error) {
    if (!navigator.onLine) {
      onWait();
      await untilOnline();
      return downloadImage(image, choice, onWait);
    }
    console.warn("The picture could not be fetched", error);
    return openInTab(url) ? "opened" : "failed";
  }
};
