/** The picture in 25 bytes or so, which shows until it is loaded; the API makes the same of an upload. */
import sharp from "sharp";
import { rgbaToThumbHash } from "thumbhash";

const SIDE = 100;

/** @returns Base64 */
export const thumbhashOf = async (picture) => {
  const { data, info } = await sharp(picture)
    .resize(SIDE, SIDE, { fit: "inside" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString("base64");
};
