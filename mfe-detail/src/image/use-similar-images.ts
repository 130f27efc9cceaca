import type { Image } from "@promptfolio/contracts/api/images";
import { apiQuery, useApiQuery, useHost } from "@promptfolio/host";
import { getSimilarImages } from "@promptfolio/host/api/images";
import { useQueryClient } from "@promptfolio/host/query";

export interface SimilarState {
  /** Undefined until they are loaded. */
  images: readonly Image[] | undefined;
  failed: boolean;
  retry(): void;
}

/** Fetches four similar images. */
export const useSimilarImages = (imageId: string): SimilarState => {
  const { data, isError, refetch } = useApiQuery(getSimilarImages(imageId));
  return { images: data?.images, failed: isError && !data, retry: () => void refetch() };
};

export interface SimilarCache {
  /** Undefined until they are loaded. */
  read(): readonly Image[] | undefined;
  /** Resolves once they are loaded; with an empty list if that fails. */
  load(): Promise<readonly Image[]>;
}

/** Similar images on demand, for code that neither waits for them nor re-renders when they change. */
export const useSimilarCache = (imageId: string): SimilarCache => {
  const { http } = useHost();
  const client = useQueryClient();
  const query = apiQuery(http, getSimilarImages(imageId));
  return {
    read: () => client.getQueryData<{ images: Image[] }>(query.queryKey)?.images,
    load: () =>
      client.ensureQueryData(query).then(
        ({ images }) => images,
        // The row of similar images shows the failure.
        () => [],
      ),
  };
};
