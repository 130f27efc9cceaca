import type { Image } from "@promptfolio/contracts/api/images";
import { useLocation, useNavigate } from "@promptfolio/host/router";
import { imagePath } from "@promptfolio/lib/image-link";
import { useEffect } from "react";

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    // A malformed escape can't be decoded, so the path is not canonical.
    return path;
  }
};

/** Replaces the URL with the image's canonical path. */
export const useCanonicalPath = (image: Image | undefined): void => {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!image) return;
    const canonical = imagePath(image.id, image.title);
    if (decoded(pathname) === decoded(canonical)) return;
    void navigate({ pathname: canonical, search, hash }, { replace: true, preventScrollReset: true, state });
  }, [image, pathname, search, hash, state, navigate]);
};
