import type { DownloadFormat, PictureFormat } from "@promptfolio/contracts/media";
import Negotiator from "negotiator";
import type { DeliveredFormat } from "./media-keys";

/** The smallest format that the browser accepts explicitly; otherwise JPEG, which all browsers support. */
export const negotiateFormat = (
  wanted: PictureFormat | DownloadFormat,
  accept: string | undefined,
): DeliveredFormat => {
  if (wanted !== "auto") return wanted;
  const named = new Negotiator({ headers: { accept } }).mediaTypes();
  if (named.includes("image/avif")) return "avif";
  return named.includes("image/webp") ? "webp" : "jpg";
};
