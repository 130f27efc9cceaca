import { GALLERY, PICTURE_SIZES } from "@promptfolio/contracts/limits";
import { useApiQuery } from "@promptfolio/host";
import { getImages } from "@promptfolio/host/api/images";
import { Link } from "@promptfolio/host/router";
import { imagePath } from "@promptfolio/lib/image-link";
import { cardSrcSet, optimizedImageUrl } from "@promptfolio/lib/image-url";
import { Picture } from "@promptfolio/ui/picture";
import { Section } from "@promptfolio/ui/section";
import { Skeleton } from "@promptfolio/ui/skeleton";
import { media, radius, space } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

const SIZES = "(min-width: 82.5em) 19rem, (min-width: 48em) 23vw, 44vw";

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};

  ${media.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[6]};
  }
`;

const Poster = styled(Link)`
  display: block;
  border-radius: ${radius.card};
  overflow: hidden;
`;

/** Four posters, so that a wrong turn leads somewhere. */
export const PostersSeenMost = () => {
  const { data, isError } = useApiQuery(getImages({ limit: GALLERY.similar, sort: "views", order: "desc" }));
  if (isError) return null;
  return (
    <Section title="Seen most on the wall" ground="surface" compact>
      <Row aria-busy={data === undefined}>
        {data?.images.map(({ id, title, imageUrl, alt, thumbhash }) => (
          <li key={id}>
            <Poster to={imagePath(id, title)}>
              <Picture
                src={optimizedImageUrl(imageUrl)}
                srcSet={cardSrcSet(imageUrl)}
                sizes={SIZES}
                {...PICTURE_SIZES.card}
                alt={alt || title}
                thumbhash={thumbhash}
              />
            </Poster>
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
};
