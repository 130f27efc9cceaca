import { useApiQuery } from "@promptfolio/host";
import { findCachedImage } from "@promptfolio/host/api/image-cache";
import { getImage, getImageBySlug } from "@promptfolio/host/api/images";
import { queryKeyOf } from "@promptfolio/host/api/request";
import { useSlow } from "@promptfolio/host/hooks/use-slow";
import { useQueryClient } from "@promptfolio/host/query";
import type { ImageReference } from "@promptfolio/lib/image-link";

/** Fetches an image by its slug or its id. */
export const useImage = (reference: ImageReference) => {
  const client = useQueryClient();
  const request = reference.by === "slug" ? getImageBySlug(reference.slug) : getImage(reference.id);
  const find = () =>
    findCachedImage(client, ({ id, slug }) =>
      reference.by === "slug" ? slug === reference.slug : id === reference.id,
    );
  const query = useApiQuery(request, {
    initialData: () => find()?.image,
    initialDataUpdatedAt: () => find()?.updatedAt,
  });
  const slow = useSlow(query.isPending);
  return {
    image: query.data,
    error: query.error ?? undefined,
    /** Still loading after a while, or being retried after a failure. */
    slow: slow || query.failureCount > 0 || query.fetchStatus === "paused",
    /** Why it is slow, for the visitor; may be empty. */
    problem: query.failureReason?.message ?? "",
    retry: () => {
      // Cancel the pending request: otherwise the retry would wait for it.
      void client.cancelQueries({ queryKey: queryKeyOf(request.path) }).then(() => query.refetch());
    },
  };
};
