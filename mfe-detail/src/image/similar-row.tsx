import type { Image } from "@promptfolio/contracts/api/images";
import { SimilarImages } from "./similar-images";
import { useSimilarImages } from "./use-similar-images";

/** Similar images. The request starts with the first frame, even if that frame doesn't show them yet. */
export const SimilarRow = ({ image, isShown }: { image: Image; isShown: boolean }) => {
  const similar = useSimilarImages(image.id);
  return isShown && <SimilarImages image={image} similar={similar} />;
};
