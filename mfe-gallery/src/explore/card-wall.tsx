import type { Image } from "@promptfolio/contracts/api/images";
import { GALLERY } from "@promptfolio/contracts/limits";
import { useHost } from "@promptfolio/host";
import { PartBoundary } from "@promptfolio/ui/part-boundary";
import { Skeleton } from "@promptfolio/ui/skeleton";
import type { KeyboardEvent, Ref } from "react";
import { Body, Facts, Frame, Title } from "./card-style";
import { directionOf, neighbourIn } from "./neighbour";
import { isLarge, placeOf } from "./pattern";
import { PromptCard } from "./prompt-card";
import { Cards, Spot, Wall } from "./wall-style";

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
const CardSkeletons = ({ from = 0, count = GALLERY.skeletons }: { from?: number; count?: number }) =>
  Array.from({ length: count }, (_, index) => {
    const place = placeOf(from + index, from + count);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name, and never change their order
      <Spot key={from + index} $place={place} aria-hidden data-skeleton>
        <CardSkeleton large={isLarge(place)} />
      </Spot>
    );
  });

/** Arrow keys go from a card's title to the next card's, and from its button to the next card's. */
const moveWithArrows = (event: KeyboardEvent<HTMLElement>) => {
  const direction = directionOf(event.key);
  const stop = event.target instanceof HTMLElement ? event.target.dataset["stop"] : undefined;
  if (direction === undefined || stop === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const others = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-stop="${stop}"]`)].filter(
    (element) => element !== event.target && !element.matches(":disabled"),
  );
  const boxOf = (element: Element) => (element.closest("article") ?? element).getBoundingClientRect();
  const from = event.target instanceof HTMLElement ? boxOf(event.target) : undefined;
  const next = from && others[neighbourIn(from, others.map(boxOf), direction)];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** The cards; `arriving` is the number of cards that 'load more' is loading. */
export const CardWall = ({
  images,
  arriving = 0,
  list,
}: {
  images: readonly Image[];
  arriving?: number;
  list?: Ref<HTMLUListElement>;
}) => {
  const host = useHost();
  return (
    <Wall>
      <Cards ref={list} onKeyDown={moveWithArrows} aria-busy={arriving > 0}>
        {images.map((image, index) => {
          const place = placeOf(index, images.length + arriving);
          return (
            <Spot key={image.id} $place={place} data-image={image.id}>
              <PartBoundary report={(error) => host.report(error, "card")}>
                <PromptCard image={image} large={isLarge(place)} first={index === 0} />
              </PartBoundary>
            </Spot>
          );
        })}
        {arriving > 0 && <CardSkeletons from={images.length} count={arriving} />}
      </Cards>
    </Wall>
  );
};

export const SkeletonWall = () => (
  <Wall>
    <Cards aria-busy>
      <CardSkeletons />
    </Cards>
  </Wall>
);
