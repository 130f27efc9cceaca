import type { Image } from "@promptfolio/contracts/api/images";
import { apiQuery, useApiQuery, useHost } from "@promptfolio/host";
import { getSimilarImages } from "@promptfolio/host/api/images";
import { useQueryClient } from "@promptfolio/host/query";

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

export interface SimilarCache {
  /** Undefined as long as they aren't known. */
  read(): readonly Image[] | undefined;
  /** Resolves once they are known; with none if they can't be loaded. */
  load(): Promise<readonly Image[]>;
}

/** The images like this one, for what needs them only on demand: it neither waits for them nor renders with them. */
export const useSimilarCache = (imageId: string): SimilarCache => {
  const { http } = useHost();
  const client = useQueryClient();
  const query = apiQuery(http, getSimilarImages(imageId));
  return {
    read: () => client.getQueryData<{ images: Image[] }>(query.queryKey)?.images,
    load: () =>
      client.ensureQueryData(query).then(
        ({ images }) => images,
        // The row of similar images says that they can't be loaded.
        () => [],
      ),
  };
};
