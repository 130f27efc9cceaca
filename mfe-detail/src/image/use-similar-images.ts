import type { Image } from "@promptfolio/contracts/api/images";
import { useApiQuery } from "@promptfolio/host";
import { getSimilarImages } from "@promptfolio/host/api/images";

export interface SimilarState {
  /** Null as long as they aren't known. */
  images: readonly Image[] | null;
  failed: boolean;
  retry(): void;
}

/** Four images like this one. */
export const useSimilarImages = (imageId: string): SimilarState => {
  const { data, isError, refetch } = useApiQuery(getSimilarImages(imageId));
  return { images: data?.images ?? null, failed: isError && !data, retry: () => void refetch() };
};
