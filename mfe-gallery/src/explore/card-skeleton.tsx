import { GALLERY } from "@promptfolio/contracts/limits";
import { Skeleton } from "@promptfolio/ui/skeleton";
import { Body, Facts, Frame, Title } from "./card-style";
import { isLarge, placeOf } from "./pattern";
import { Spot } from "./wall-style";

/** The heights of a card's parts. */
const SEAL = { small: "6.2rem", large: "7.6rem" } as const;

const CardSkeleton = ({ large }: { large: boolean }) => (
  <Frame $large={large}>
    <Skeleton $ratio="4 / 5" />
    <Body $large={large}>
      <Title as="div" $large={large}>
        <Skeleton $width="70%" />
      </Title>
      <Facts as="div" $large={large}>
        <Skeleton $width="50%" />
      </Facts>
      <Skeleton $height={SEAL[large ? "large" : "small"]} $radius="control" />
      <Skeleton $height="2.75rem" $radius="control" />
      <Skeleton $height="2.75rem" $width="60%" />
    </Body>
  </Frame>
);

/** Placeholders for loading cards, in the places of the cards from index `from` on. */
export const CardSkeletons = ({ from = 0, count = GALLERY.skeletons }: { from?: number; count?: number }) =>
  Array.from({ length: count }, (_, index) => {
    const place = placeOf(from + index, from + count);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name, and never change their order
      <Spot key={from + index} $place={place} aria-hidden data-skeleton>
        <CardSkeleton large={isLarge(place)} />
      </Spot>
    );
  });
