import { SimilarImages } from "./similar-images";
import { useSimilarImages } from "./use-similar-images";

/** Similar images. The request starts with the first frame, even if that frame doesn't show them yet. */
export const SimilarRow = ({ imageId, isShown }: { imageId: string; isShown: boolean }) => {
  const similar = useSimilarImages(imageId);
  return isShown && <SimilarImages similar={similar} />;
};
