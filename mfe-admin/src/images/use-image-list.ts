import { useHost } from "@promptfolio/host";
import { getImages } from "@promptfolio/host/api/images";
import { useInfiniteQuery, useQueryClient } from "@promptfolio/host/query";
import { useCallback } from "react";
import { type ImageView, queryOf } from "./image-view";

const KEY = "admin-images";

/** The images that a view asks for, page after page. */
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

/** After a change of images: whatever shows them, here or in the gallery, is asked for again. */
export const useRefreshImages = () => {
  const cache = useQueryClient();
  return useCallback(
    () =>
      cache.invalidateQueries({
        predicate: ({ queryKey: [kind, path] }) =>
          kind === KEY || (kind === "api" && typeof path === "string" && AFFECTED.test(path)),
      }),
    [cache],
  );
};
