import type { DownloadFormat, PictureFormat } from "@promptfolio/contracts/media";
import Negotiator from "negotiator";
import type { DeliveredFormat } from "./media-keys";

/** The smallest format that a browser names as accepted; JPEG, which all know, if it names none. */
export const negotiateFormat = (
  wanted: PictureFormat | DownloadFormat,
  accept: string | undefined,
): DeliveredFormat => {
  if (wanted !== "auto") return wanted;
  const named = new Negotiator({ headers: { accept } }).mediaTypes();
  if (named.includes("image/avif")) return "avif";
  return named.includes("image/webp") ? "webp" : "jpg";
};
