import type { Image } from "@promptfolio/contracts/api/images";
import { useApiQuery } from "@promptfolio/host";
import { isApiError, isMissing } from "@promptfolio/host/api/api-error";
import { findCachedImage } from "@promptfolio/host/api/image-cache";
import { getImage, getImageBySlug } from "@promptfolio/host/api/images";
import { queryKeyOf } from "@promptfolio/host/api/request";
import { useSlow } from "@promptfolio/host/hooks/use-slow";
import { useQueryClient } from "@promptfolio/host/query";
import { Link, useLocation, useNavigate } from "@promptfolio/host/router";
import { type ImageReference, imagePath } from "@promptfolio/lib/image-link";
import { Button } from "@promptfolio/ui/button";
import { ButtonLink } from "@promptfolio/ui/button-link";
import { ErrorState } from "@promptfolio/ui/error-state";
import { RotateCw } from "@promptfolio/ui/icons";
import { Container } from "@promptfolio/ui/layout";
import { type ReactNode, useEffect } from "react";
import { TEXTS } from "../texts";
import { ImageMissing } from "./image-missing";
import { ImageSkeleton } from "./image-skeleton";
import { ImageView } from "./image-view";

/** Fetches an image by its slug or its id. */
const useImage = (reference: ImageReference) => {
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

/** The image may exist, but can't be loaded at the moment. */
const ImageFailed = ({ action, children }: { action: ReactNode; children: ReactNode }) => (
  <Container>
    <ErrorState
      level={1}
      title="This image cannot be shown right now"
      action={
        <>
          {action}
          <ButtonLink as={Link} to="/" variant="quiet">
            {TEXTS.backToGallery}
          </ButtonLink>
        </>
      }
    >
      {children}
    </ErrorState>
  </Container>
);

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    // A malformed escape can't be decoded, so the path is not canonical.
    return path;
  }
};

/** Replaces the URL with the image's canonical path. */
const useCanonicalPath = (image: Image | undefined): void => {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!image) return;
    const canonical = imagePath(image.id, image.title);
    if (decoded(pathname) === decoded(canonical)) return;
    void navigate({ pathname: canonical, search, hash }, { replace: true, preventScrollReset: true, state });
  }, [image, pathname, search, hash, state, navigate]);
};

const missingTitle = (error: unknown): string =>
  isApiError(error) && error.detail === TEXTS.invalidSlug ? error.detail : TEXTS.notFound;

/** The image that a URL refers to: loading, not found, failed, or loaded. */
export const ReferencedImage = ({ reference }: { reference: ImageReference }) => {
  const { image, error, slow, problem, retry } = useImage(reference);
  useCanonicalPath(image);
  const again = (
    <Button icon={<RotateCw aria-hidden />} onClick={retry}>
      Try again
    </Button>
  );
  if (isMissing(error)) return <ImageMissing title={missingTitle(error)} />;
  if (image) return <ImageView key={image.id} image={image} />;
  if (error) return <ImageFailed action={again}>{error.message}</ImageFailed>;
  return <ImageSkeleton slow={slow} problem={problem} action={again} />;
};
