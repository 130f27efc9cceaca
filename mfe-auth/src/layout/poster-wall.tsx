import type { Image } from "@promptfolio/contracts/api/images";
import { PICTURE_SIZES } from "@promptfolio/contracts/limits";
import { useApiQuery, useHost } from "@promptfolio/host";
import { getImages } from "@promptfolio/host/api/images";
import { cardSrcSet, optimizedImageUrl } from "@promptfolio/lib/image-url";
import { Picture } from "@promptfolio/ui/picture";
import { color, radius, space } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

/** As in `remote.config.ts`, so that the prefetched query is used. */
const POSTERS = 6;

const Wall = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[4]};
  height: 100%;
  overflow: hidden;
  mask-image: linear-gradient(to bottom, black 55%, transparent 96%);
`;

const Column = styled.div<{ $offset: number }>`
  display: grid;
  align-content: start;
  gap: ${space[4]};
  transform: translateY(${({ $offset }) => $offset}%);
`;

const Slot = styled.div`
  overflow: hidden;
  aspect-ratio: 4 / 5;
  border-radius: ${radius.card};
  background: ${color.surface};
`;

/** Each column's distance from the header, which crops no picture. */
const OFFSETS = [5, 12, 8];

const Poster = ({ image }: { image: Image | undefined }) => (
  <Slot>
    {image && (
      <Picture
        src={optimizedImageUrl(image.imageUrl)}
        srcSet={cardSrcSet(image.imageUrl)}
        sizes="(min-width: 64em) 16vw, 30vw"
        alt=""
        {...PICTURE_SIZES.card}
        thumbhash={image.thumbhash}
      />
    )}
  </Slot>
);

/** Posters of the collection, as decoration. */
export const PosterWall = () => {
  const { seed } = useHost();
  const { data } = useApiQuery(getImages({ limit: POSTERS, random: true, seed }));
  const images = data?.images ?? [];
  return (
    <Wall aria-hidden>
      {OFFSETS.map((offset, column) => (
        <Column key={offset} $offset={offset}>
          <Poster image={images[column]} />
          <Poster image={images[column + OFFSETS.length]} />
        </Column>
      ))}
    </Wall>
  );
};
