import { SimilarImages } from "./similar-images";
import { useKeyboardWalk } from "./use-keyboard-walk";
import { useSimilarImages } from "./use-similar-images";

/** Images like this one, which the arrow keys walk through: from the first frame on, even if it doesn't show them yet. */
export const SimilarRow = ({ imageId, isShown }: { imageId: string; isShown: boolean }) => {
  const similar = useSimilarImages(imageId);
  useKeyboardWalk(similar.images ?? []);
  return isShown && <SimilarImages similar={similar} />;
};
