import { isApiError, isMissing } from "@promptfolio/host/api/api-error";
import type { ImageReference } from "@promptfolio/lib/image-link";
import { Button } from "@promptfolio/ui/button";
import { RotateCw } from "@promptfolio/ui/icons";
import { TEXTS } from "../texts";
import { ImageFailed } from "./image-failed";
import { ImageMissing } from "./image-missing";
import { ImageSkeleton } from "./image-skeleton";
import { ImageView } from "./image-view";
import { useCanonicalPath } from "./use-canonical-path";
import { useImage } from "./use-image";

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
