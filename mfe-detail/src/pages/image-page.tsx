import { useParams } from "@promptfolio/host/router";
import { imageReference } from "@promptfolio/lib/image-link";
import { ImageMissing } from "../image/image-missing";
import { ReferencedImage } from "../image/referenced-image";

/** Reads the URL; an error's message says what is wrong with it. */
const readUrl = (parameters: Parameters<typeof imageReference>[0]) => {
  try {
    return imageReference(parameters);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

export default function ImagePage() {
  const reference = readUrl(useParams());
  if (reference instanceof Error) return <ImageMissing title={reference.message} />;
  return <ReferencedImage reference={reference} />;
}
