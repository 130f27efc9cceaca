import type { Image } from "@promptfolio/contracts/api/images";
import { isApiError, isMissing } from "@promptfolio/host/api/api-error";
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
import { useImage } from "./use-image";

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
