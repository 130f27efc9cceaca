import type { PictureFormat } from "@promptfolio/contracts/media";
import type { DeliveredFormat } from "./media-keys";

const accepts = (accept: string, type: string): boolean =>
  accept.split(",").some((part) => {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter));
  });

/** The smallest format that a browser names as accepted; JPEG, which all know, if it names none. */
export function negotiateFormat(wanted: PictureFormat, accept: string | undefined): DeliveredFormat {
  if (wanted !== "auto") return wanted;
  if (accepts(accept ?? "", "image/avif")) return "avif";
  return accepts(accept ?? "", "image/webp") ? "webp" : "jpg";
}
