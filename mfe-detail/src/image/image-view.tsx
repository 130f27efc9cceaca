import type { Image } from "@promptfolio/contracts/api/images";
import { PICTURE_SIZES } from "@promptfolio/contracts/limits";
import { useHost } from "@promptfolio/host";
import { galleryPath } from "@promptfolio/lib/gallery-path";
import { imagePath } from "@promptfolio/lib/image-link";
import { detailSrcSet, limitedImageUrl } from "@promptfolio/lib/image-url";
import { Badge } from "@promptfolio/ui/badge";
import { Button } from "@promptfolio/ui/button";
import { Heart, Share2 } from "@promptfolio/ui/icons";
import { Picture } from "@promptfolio/ui/picture";
import { Suspense } from "react";
import { DownloadButtons } from "../download/download-buttons";
import { useLightbox } from "../lightbox/use-lightbox";
import { TEXTS } from "../texts";
import { ImageFacts } from "./image-facts";
import {
  Actions,
  BadgeLink,
  Badges,
  Column,
  Enlarge,
  Figure,
  Page,
  PrintedUrl,
  Spread,
  Title,
} from "./image-style";
import { PromptPanel } from "./prompt-panel";
import { SimilarImages } from "./similar-images";
import { SimilarRow } from "./similar-row";
import { TopBar } from "./top-bar";
import { useImageActions } from "./use-image-actions";
import { useTrackView } from "./use-track-view";

/** How wide the picture is shown, for the browser's choice of a rendition. */
const SIZES = "(min-width: 82.5em) 40rem, (min-width: 48em) 46vw, 92vw";

/** An image's page: the picture, its prompt, its facts, and images like it. */
export const ImageView = ({ image }: { image: Image }) => {
  const host = useHost();
  const actions = useImageActions(image);
  const lightbox = useLightbox(image);
  useTrackView(image.id);
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
            />
          </Figure>
          <Column>
            <header>
              <Title dir="auto">{image.title}</Title>
              <Badges aria-label="Category, tag and theme">
                {(["category", "tag", "theme"] as const).map((name) => (
                  <li key={name}>
                    <BadgeLink to={galleryPath(name, image[name])} title={`More of this ${name}`}>
                      <Badge tone={name === "category" ? "accent" : "neutral"}>{image[name]}</Badge>
                    </BadgeLink>
                  </li>
                ))}
              </Badges>
            </header>
            <PromptPanel image={image} actions={actions} />
            <PrintedUrl data-print="only">{host.origin + imagePath(image.id, image.title)}</PrintedUrl>
            <Actions data-print="hide">
              <DownloadButtons
                image={image}
                busy={actions.busy === "download"}
                onDownload={(choice) => void actions.download(choice)}
              />
              <Button icon={<Share2 aria-hidden />} onClick={() => void actions.share()}>
                Share
              </Button>
              <Button variant="quiet" icon={<Heart aria-hidden />} onClick={actions.favor}>
                Add to Favorites
              </Button>
            </Actions>
            <div data-print="hide">
              <ImageFacts image={image} />
            </div>
          </Column>
        </Spread>
      </Page>
      <div data-print="hide">
        <Suspense fallback={<SimilarImages />}>
          <SimilarRow imageId={image.id} />
        </Suspense>
      </div>
    </>
  );
};
