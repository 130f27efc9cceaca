import { queryKeyOf } from "@promptfolio/shared/api/call";
import { getImage, getImageBySlug } from "@promptfolio/shared/api/images";
import type { Image } from "@promptfolio/shared/contracts/api/images";
import { useSlow } from "@promptfolio/shared/hooks/use-slow";
import { useApiQuery } from "@promptfolio/shared/host";
import type { ImageReference } from "@promptfolio/shared/lib/image-link";
import { useQueryClient } from "@promptfolio/shared/query";

export interface ImageState {
  image: Image | undefined;
  error: Error | null;
  /** Still loading, but it takes long, or has failed and is tried again. */
  slow: boolean;
  /** Why it is slow, for the visitor; may be empty. */
  problem: string;
  retry(): void;
}

/** The image that is asked for, by its slug or its id. */
export const useImage = (reference: ImageReference): ImageState => {
  const client = useQueryClient();
  const call = reference.by === "slug" ? getImageBySlug(reference.slug) : getImage(reference.id);
  const query = useApiQuery(call);
  const slow = useSlow(query.isPending);
  return {
    image: query.data,
    error: query.error,
    slow: slow || query.failureCount > 0 || query.fetchStatus === "paused",
    problem: query.failureReason?.message ?? "",
    retry: () => {
      // What is under way is given up, or the next attempt would wait for it.
      void client.cancelQueries({ queryKey: queryKeyOf(call.path) }).then(() => query.refetch());
    },
  };
};
