import type { Image } from "@promptfolio/contracts/api/images";
import type { Account } from "../accounts/tokens";
import { recordAudit } from "../audit/audit";
import { findImage, withPrompt } from "./find";
import type { ImageServices } from "./image-services";
import { type BaseVersion, outdated } from "./image-version";
import { updatePicture } from "./repository/write-images";
import { usingStoredPicture } from "./using-stored-picture";

interface Replacement {
  id: string;
  base: BaseVersion;
  /** Path of the new file. */
  path: string;
}

/**
 * Replaces an image's file; its texts and counts don't change.
 * @throws UnusablePicture
 * @throws Problem 404; 409 or 412 'stale' with the current image if it is based on an outdated version
 */
export const replaceImageFile = async (
  services: ImageServices,
  admin: Account,
  { id, base, path }: Replacement,
): Promise<Image> => {
  const before = await findImage(services.database, id);
  return usingStoredPicture(services, { id, path }, async (transaction, picture) => {
    const isWritten = await updatePicture(transaction, { id, version: base.version }, picture);
    const image = await withPrompt(transaction, await findImage(transaction, id));
    if (!isWritten) throw outdated(image, base);
    await recordAudit(transaction, admin, {
      action: "image.replace-file",
      subject: id,
      name: image.title,
      detail: `${before.width}×${before.height} to ${picture.width}×${picture.height}`,
    });
    return image;
  });
};
