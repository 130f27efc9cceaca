import { SimilarImages } from "./similar-images";
import { useSimilarImages } from "./use-similar-images";

/** Images like this one: fetched from the first frame on, even if it doesn't show them yet. */
export const SimilarRow = ({ imageId, isShown }: { imageId: string; isShown: boolean }) => {
  const similar = useSimilarImages(imageId);
  return isShown && <SimilarImages similar={similar} />;
};
