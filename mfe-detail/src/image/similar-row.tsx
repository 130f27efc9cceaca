import { SimilarImages } from "./similar-images";
import { useKeyboardWalk } from "./use-keyboard-walk";
import { useSimilarImages } from "./use-similar-images";

/** Images like this one, which the arrow keys walk through. */
export const SimilarRow = ({ imageId }: { imageId: string }) => {
  const similar = useSimilarImages(imageId);
  useKeyboardWalk(similar.images ?? []);
  return <SimilarImages similar={similar} />;
};
