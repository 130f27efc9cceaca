import type { Image } from "@promptfolio/contracts/api/images";
import { GALLERY, PICTURE_SIZES } from "@promptfolio/contracts/limits";
import { useHost } from "@promptfolio/host";
import { Link, useLocation } from "@promptfolio/host/router";
import { formatCount } from "@promptfolio/lib/formats";
import { imagePath } from "@promptfolio/lib/image-link";
import { cardSrcSet, optimizedImageUrl } from "@promptfolio/lib/image-url";
import { galleryPath } from "@promptfolio/lib/paths";
import { Badge } from "@promptfolio/ui/badge";
import { Button } from "@promptfolio/ui/button";
import { RotateCw } from "@promptfolio/ui/icons";
import { Picture } from "@promptfolio/ui/picture";
import { Section } from "@promptfolio/ui/section";
import { Skeleton } from "@promptfolio/ui/skeleton";
import { color, ellipsis, media, motion, radius, space, tabularNumbers, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { TEXTS } from "../texts";
import { BadgeLink, Badges } from "./image-style";
import { followed, readWalk } from "./walk";

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]} ${space[4]};

  ${media.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[6]};
  }
`;

const Poster = styled.span`
  display: block;
  border-radius: ${radius.card};
  overflow: hidden;
  transition: transform ${motion.base};
`;

const Card = styled(Link)`
  display: block;
  border-radius: ${radius.card};
  color: ${color.ink};
  text-decoration: none;

  ${media.hover} {
    &:hover ${Poster} {
      transform: translateY(-4px);
    }

    &:hover strong {
      text-decoration: underline;
    }
  }
`;

const Name = styled.strong`
  ${type.subheading}
  ${ellipsis}
  display: block;
  margin-top: ${space[3]};
`;

const Under = styled.span`
  ${type.caption}
  ${tabularNumbers}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  margin-top: ${space[1]};
  color: ${color.inkSoft};
`;

const Failed = styled.p`
  ${type.body}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  color: ${color.inkSoft};
`;

const SIZES = "(min-width: 82.5em) 19rem, (min-width: 48em) 23vw, 44vw";

const SimilarImage = ({ image }: { image: Image }) => {
  const host = useHost();
  const { state } = useLocation();
  const path = imagePath(image.id, image.title);
  const prepare = () => host.navigation.preload(path);
  return (
    <Card to={path} state={followed(readWalk(state))} onPointerEnter={prepare} onFocus={prepare}>
      <Poster>
        <Picture
          src={optimizedImageUrl(image.imageUrl)}
          srcSet={cardSrcSet(image.imageUrl)}
          sizes={SIZES}
          {...PICTURE_SIZES.card}
          alt={image.alt}
          thumbhash={image.thumbhash}
        />
      </Poster>
      <Name dir="auto">{image.title}</Name>
      <Under>
        <Badge>{image.category}</Badge>
        <span>{`${formatCount(image.views)} views`}</span>
      </Under>
    </Card>
  );
};

const SimilarSkeleton = () => (
  <div>
    <Skeleton $ratio="4 / 5" $radius="card" />
    <Skeleton $height="1.5rem" $width="70%" />
    <Skeleton $height="1.5rem" $width="45%" />
  </div>
);

const LABELS = ["tag", "theme", "category"] as const;

/** Links to galleries: what the similar images have besides the image's own category, tag and theme. */
const RelatedTags = ({ image, similar }: { image: Image; similar: readonly Image[] }) => {
  const links = LABELS.flatMap((name) =>
    [...new Set(similar.map((one) => one[name]))]
      .filter((value) => value !== image[name])
      .map((value) => ({ name, value })),
  );
  if (links.length === 0) return null;
  return (
    <Badges aria-label="Related tags">
      {links.map(({ name, value }) => (
        <li key={`${name} ${value}`}>
          <BadgeLink to={galleryPath(name, value)} title={`More of this ${name}`}>
            <Badge tone="outline">{value}</Badge>
          </BadgeLink>
        </li>
      ))}
    </Badges>
  );
};

/** Four images in a row; placeholders while they load. */
export const ImageRow = ({ images }: { images: readonly Image[] | undefined }) => (
  <Row aria-busy={images === undefined}>
    {images?.map((image) => (
      <li key={image.id}>
        <SimilarImage image={image} />
      </li>
    )) ??
      Array.from({ length: GALLERY.similar }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name, and never change their order
        <li key={index} aria-hidden data-skeleton>
          <SimilarSkeleton />
        </li>
      ))}
  </Row>
);

/** A row of similar images; placeholders while they load. */
export const SimilarImages = ({
  image,
  images,
  retry,
}: {
  image: Image;
  images?: readonly Image[] | undefined;
  /** Loads them again: they could not be loaded. */
  retry?: (() => void) | undefined;
}) => {
  if (images?.length === 0) return null;
  return (
    <Section title={TEXTS.similar} ground="surface" compact>
      {retry ? (
        <Failed role="alert">
          Similar images cannot be shown right now.
          <Button size="small" icon={<RotateCw aria-hidden />} onClick={retry}>
            Try again
          </Button>
        </Failed>
      ) : (
        <ImageRow images={images} />
      )}
      {images && <RelatedTags image={image} similar={images} />}
    </Section>
  );
};
