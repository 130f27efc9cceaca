import type { Image } from "@promptfolio/contracts/api/images";
import { PICTURE_SIZES } from "@promptfolio/contracts/limits";
import { BelowFold, useApiQuery, useHost } from "@promptfolio/host";
import { getSimilarImages } from "@promptfolio/host/api/images";
import { useIsHydrating } from "@promptfolio/host/hooks/use-is-hydrating";
import { capitalized } from "@promptfolio/lib/formats";
import { detailSrcSet, limitedImageUrl } from "@promptfolio/lib/image-url";
import { galleryPath } from "@promptfolio/lib/paths";
import { Badge } from "@promptfolio/ui/badge";
import { Doing } from "@promptfolio/ui/doing";
import { PartBoundary } from "@promptfolio/ui/part-boundary";
import { Picture } from "@promptfolio/ui/picture";
import { Swatch } from "@promptfolio/ui/swatch";
import { Suspense, useDeferredValue } from "react";
import { useLightbox } from "../lightbox/use-lightbox";
import { TEXTS } from "../texts";
import { ImageDetails } from "./image-details";
import { BadgeLink, Badges, Column, Enlarge, Figure, Page, Spread, Title } from "./image-style";
import { SimilarImages } from "./similar-images";
import { TopBar } from "./top-bar";
import { useKeyboardWalk } from "./use-keyboard-walk";

/**
 * False in the first frame of a page that was opened within the site: non-essential parts are rendered after it, so
 * that the page responds to a press at once. True on the server and while hydrating.
 */
const useIsComplete = (): boolean => {
  const isFromServer = useIsHydrating() || typeof window === "undefined";
  return useDeferredValue(true, isFromServer);
};

/** The picture's displayed width, from which the browser chooses a rendition. */
const SIZES = "(min-width: 82.5em) 40rem, (min-width: 48em) 46vw, 92vw";

/** Similar images. The request starts with the first frame, even if that frame doesn't show them yet. */
const SimilarRow = ({ image, isShown }: { image: Image; isShown: boolean }) => {
  const { data, isError, refetch } = useApiQuery(getSimilarImages(image.id));
  return (
    isShown && (
      <SimilarImages
        image={image}
        images={data?.images}
        retry={isError && !data ? () => void refetch() : undefined}
      />
    )
  );
};

/** An image's page: the picture, its prompt, its facts, and images like it. */
export const ImageView = ({ image }: { image: Image }) => {
  const host = useHost();
  const lightbox = useLightbox(image);
  const isComplete = useIsComplete();
  // Not in the row of similar images, which has its own Suspense boundary and hydrates later than the page.
  useKeyboardWalk(image.id);
  return (
    <>
      {lightbox.lightbox}
      <Page>
        <TopBar />
        <Spread>
          <Figure>
            <Picture
              src={limitedImageUrl(image.imageUrl, PICTURE_SIZES.detail.width)}
              srcSet={detailSrcSet(image.imageUrl)}
              sizes={SIZES}
              alt={image.alt || image.title}
              width={image.width}
              height={image.height}
              thumbhash={image.thumbhash}
              fallback={TEXTS.pictureFailed}
              priority
            />
            <Enlarge
              ref={lightbox.opener}
              type="button"
              aria-label="Enlarge the picture"
              onClick={() => void lightbox.open()}
            >
              <Doing active={lightbox.isOpening} text={TEXTS.opening} />
            </Enlarge>
          </Figure>
          <Column>
            <header>
              <Title dir="auto">{image.title}</Title>
              <Badges aria-label="Category, tag, theme and colors">
                {(["category", "tag", "theme"] as const).map((name) => (
                  <li key={name}>
                    <BadgeLink to={galleryPath(name, image[name])} title={`More of this ${name}`}>
                      <Badge tone={name === "category" ? "accent" : "neutral"}>{image[name]}</Badge>
                    </BadgeLink>
                  </li>
                ))}
                {image.colors.map((name) => (
                  <li key={name}>
                    <BadgeLink to={galleryPath("color", name)} title="More of this color">
                      <Badge tone="outline" icon={<Swatch name={name} />}>
                        {capitalized(name)}
                      </Badge>
                    </BadgeLink>
                  </li>
                ))}
              </Badges>
            </header>
            {isComplete && <ImageDetails image={image} />}
          </Column>
        </Spread>
      </Page>
      <BelowFold>
        <div data-print="hide">
          <Suspense fallback={<SimilarImages image={image} />}>
            <PartBoundary report={(error) => host.report(error, "similar images")}>
              <SimilarRow image={image} isShown={isComplete} />
            </PartBoundary>
          </Suspense>
        </div>
      </BelowFold>
    </>
  );
};
