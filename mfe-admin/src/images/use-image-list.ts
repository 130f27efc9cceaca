import { useHost } from "@promptfolio/host";
import { getImages } from "@promptfolio/host/api/images";
import { useInfiniteQuery, useQueryClient } from "@promptfolio/host/query";
import { refetchChanged } from "../lib/refetch-changed";
import { type ImageView, queryOf } from "./image-view";

const KEY = "admin-images";

export const useImageList = (view: ImageView) => {
  const { http } = useHost();
  return useInfiniteQuery({
    queryKey: [KEY, view],
    queryFn: ({ pageParam, signal }) => http.send(getImages(queryOf(view, pageParam)), { signal }),
    initialPageParam: "",
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 0,
    placeholderData: (previous) => previous,
  });
};

const AFFECTED = /^\/(images|filters|admin\/analytics)/;

/** Refetches every list that shows images, here and in the gallery, after a change. */
export const useRefreshImages = () => {
  const cache = useQueryClient();
  return () => {
    // A cached list that is not on screen would first show stale images.
    cache.removeQueries({ queryKey: [KEY], type: "inactive" });
    return refetchChanged(cache, {
      predicate: ({ queryKey: [kind, path] }) =>
        kind === KEY || (kind === "api" && typeof path === "string" && AFFECTED.test(path)),
    });
  };
};
