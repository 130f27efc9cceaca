import type { Image } from "@promptfolio/contracts/api/images";
import { GALLERY, PICTURE_SIZES } from "@promptfolio/contracts/limits";
import { imagePath } from "@promptfolio/lib/image-link";
import { cardSrcSet, optimizedImageUrl } from "@promptfolio/lib/image-url";
import type { ComponentType, ReactNode } from "react";
import { styled } from "styled-components";
import { Picture } from "./picture";
import { Section } from "./section";
import { Skeleton } from "./skeleton";
import { media, radius, space } from "./theme/theme";

const SIZES = "(min-width: 82.5em) 19rem, (min-width: 48em) 23vw, 44vw";

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};

  ${media.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[6]};
  }

  a {
    display: block;
    border-radius: ${radius.card};
    overflow: hidden;
  }
`;

/** Four posters, so that a wrong turn leads somewhere. Empty places until `images` are there. */
export const SeenMost = ({
  images,
  link: Link,
}: {
  images: readonly Image[] | undefined;
  link: ComponentType<{ to: string; children: ReactNode }>;
}) => (
  <Section title="Seen most on the wall" ground="surface" compact>
    <Row aria-busy={images === undefined}>
      {images?.map(({ id, title, imageUrl, alt, thumbhash }) => (
        <li key={id}>
          <Link to={imagePath(id, title)}>
            <Picture
              src={optimizedImageUrl(imageUrl)}
              srcSet={cardSrcSet(imageUrl)}
              sizes={SIZES}
              {...PICTURE_SIZES.card}
              alt={alt || title}
              thumbhash={thumbhash}
            />
          </Link>
        </li>
      )) ??
        Array.from({ length: GALLERY.similar }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name, and never change their order
          <li key={index} aria-hidden data-skeleton>
            <Skeleton $ratio="4 / 5" $radius="card" />
          </li>
        ))}
    </Row>
  </Section>
);
