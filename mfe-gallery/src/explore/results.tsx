import { GALLERY } from "@promptfolio/contracts/limits";
import { Button } from "@promptfolio/ui/button";
import { EmptyState } from "@promptfolio/ui/empty-state";
import { ErrorState } from "@promptfolio/ui/error-state";
import { RotateCw, Shuffle } from "@promptfolio/ui/icons";
import { color, space, tabularNumbers, type } from "@promptfolio/ui/theme";
import { useRef } from "react";
import { styled } from "styled-components";
import { TEXTS } from "../texts";
import { CardWall, SkeletonWall } from "./card-wall";
import { useCardFocus } from "./use-card-focus";
import type { Cards } from "./use-cards";

const Status = styled.div`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  margin-bottom: ${space[5]};
  color: ${color.inkSoft};
`;

const Approximate = styled.p`
  ${type.body}
  margin-bottom: ${space[5]};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;

/** Below the cards: their number, and the button for more. */
const After = styled.div`
  ${type.small}
  ${tabularNumbers}
  display: grid;
  justify-items: center;
  gap: ${space[4]};
  margin-top: ${space[10]};
  text-align: center;
  color: ${color.inkSoft};
`;

const Retry = ({ onPress }: { onPress: () => void }) => (
  <Button icon={<RotateCw aria-hidden />} onClick={onPress}>
    Try again
  </Button>
);

/** The filters' results: cards, their skeletons, or a message with a next step. */
export const Results = ({
  cards,
  isBehind,
  isFiltered,
  search,
  onLoadMore,
  onClear,
  onRefresh,
}: {
  cards: Cards;
  /** Other cards are about to be shown. */
  isBehind: boolean;
  isFiltered: boolean;
  search: string;
  onLoadMore: () => void;
  onClear: () => void;
  onRefresh: () => void;
}) => {
  const { images, state, problem, retry, total } = cards;
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useCardFocus(list, images?.length ?? 0);
  if (images === undefined && state === "failed")
    return (
      <ErrorState title={TEXTS.listFailed} level={3} action={<Retry onPress={retry} />}>
        {problem}
      </ErrorState>
    );
  if (images === undefined)
    return (
      <>
        {state === "slow" && (
          <Status role="status">
            <span>{`${TEXTS.listSlow} ${problem}`}</span>
            <Retry onPress={retry} />
          </Status>
        )}
        <SkeletonWall />
      </>
    );
  if (images.length === 0)
    return (
      <EmptyState
        drawing="search"
        level={3}
        title={isFiltered ? "No posters match" : "The wall is still empty"}
        {...(isFiltered && { action: <Button onClick={onClear}>Clear all filters</Button> })}
      >
        {isFiltered
          ? "Nothing has this combination of filters. Take one away, or start again with all posters."
          : "New posters are on their way. Please come back soon."}
      </EmptyState>
    );
  const loadMore = () => {
    focusNext();
    onLoadMore();
  };
  const isEnd = state === "ready" && !cards.canLoadMore && images.length > GALLERY.pageSize;
  const isLoading = state === "loading" || state === "slow";
  const isLoadingMore = isLoading || isBehind;
  const arriving = isLoading ? Math.min(GALLERY.pageSize, total - images.length) : 0;
  return (
    <>
      {cards.isApproximate && (
        <Approximate role="status">
          Nothing matches “<bdi>{search}</bdi>” exactly. These posters come close.
        </Approximate>
      )}
      <CardWall images={images} arriving={Math.max(0, arriving)} list={list} />
      <After>
        <p>{`Showing ${images.length} of ${total}`}</p>
        {isEnd && (
          <>
            <p>{total > images.length ? TEXTS.endOfMany(images.length) : TEXTS.endOfAll}</p>
            {total > images.length && (
              <Button icon={<Shuffle aria-hidden />} onClick={onRefresh}>
                {TEXTS.refresh}
              </Button>
            )}
            {isFiltered && (
              <Button variant="quiet" onClick={onClear}>
                Clear all filters
              </Button>
            )}
          </>
        )}
        {state === "failed" || state === "slow" ? (
          <Status role="alert">
            <span>{`${state === "slow" ? TEXTS.listSlow : `${TEXTS.listFailed}.`} ${problem}`}</span>
            <Retry onPress={retry} />
          </Status>
        ) : (
          (cards.canLoadMore || isLoadingMore) && (
            <Button size="large" busy={isLoadingMore} onClick={loadMore}>
              {isLoadingMore ? "Loading…" : TEXTS.loadMore}
            </Button>
          )
        )}
      </After>
    </>
  );
};
