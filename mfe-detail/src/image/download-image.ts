import type { Image } from "@promptfolio/contracts/api/images";
import { fileName } from "@promptfolio/lib/file-name";
import { downloadImageUrl } from "@promptfolio/lib/image-url";
import { saveFile } from "@promptfolio/lib/save-file";
import { IMAGE_FILE_ENDING } from "../texts";

/** The widest that is delivered, in pixels; smaller originals come as they are. */
const WIDTH = 1620;

/** After this it is opened instead, while the browser still allows a new tab. In milliseconds. */
const TIMEOUT = 20_000;

export type DownloadOutcome = "saved" | "opened" | "failed";

const openInTab = (address: string): boolean => {
  const tab = window.open(address, "_blank");
  if (tab === null) return false;
  // The picture may come from elsewhere: it gets no hold of this page.
  tab.opener = null;
  return true;
};

/** Saves the picture as a JPEG named from its title; where that fails, opens it in a new tab. */
export const downloadImage = async (image: Image): Promise<DownloadOutcome> => {
  const address = downloadImageUrl(image.imageUrl, WIDTH);
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    saveFile(await response.blob(), fileName(image.title, IMAGE_FILE_ENDING));
    return "saved";
  } catch (error) {
    console.warn("The picture could not be fetched", error);
    return openInTab(address) ? "opened" : "failed";
  }
};
