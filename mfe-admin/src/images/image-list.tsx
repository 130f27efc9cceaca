import type { Image } from "@promptfolio/contracts/api/images";
import { Button } from "@promptfolio/ui/button";
import { EmptyState } from "@promptfolio/ui/empty-state";
import { Skeleton } from "@promptfolio/ui/skeleton";
import { space, type } from "@promptfolio/ui/theme";
import { useRef } from "react";
import { styled } from "styled-components";
import { LoadFailed } from "../frame/load-failed";
import { failureText } from "../lib/failure-text";
import { Problem } from "../lib/form-style";
import { counted, formatCount } from "../lib/format";
import { timeZone } from "../lib/time-zone";
import { TEXTS } from "../texts";
import { ImageTable } from "./image-table";
import { FIRST_VIEW, type ImageView, isFiltered, sortedBy } from "./image-view";
import { isSelected, NOTHING_SELECTED, type Selection, toggled, withRange } from "./selection";
import type { useImageList } from "./use-image-list";

const Foot = styled.div`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`;

interface ImageListProps {
  list: ReturnType<typeof useImageList>;
  images: readonly Image[];
  total: number;
  view: ImageView;
  selection: Selection;
  onView: (change: Partial<ImageView>) => void;
  onSelect: (selection: Selection) => void;
  onEdit: (image: Image) => void;
  onDelete: (image: Image) => void;
}

export const ImageList = (props: ImageListProps) => {
  const { list, images, total, view, selection, onView, onSelect, onEdit, onDelete } = props;
  // Shift selects from the image that was toggled last.
  const anchor = useRef("");
  if (!list.data && list.isError)
    return <LoadFailed title={TEXTS.images.failed} error={list.error} onRetry={() => list.refetch()} />;
  if (!list.data) return <Skeleton $height="32rem" $radius="card" aria-busy />;
  if (images.length === 0)
    return isFiltered(view) ? (
      <EmptyState
        title="No images match"
        drawing="search"
        action={<Button onClick={() => onView(FIRST_VIEW)}>Clear filters</Button>}
      >
        Try another category, tag, theme or search.
      </EmptyState>
    ) : (
      <EmptyState title="No images yet">Add the first one above.</EmptyState>
    );
  const all = images.every(({ id }) => isSelected(selection, id));
  return (
    <>
      <ImageTable
        images={images}
        view={view}
        selection={selection}
        busy={list.isPlaceholderData}
        onSort={(sort) => onView(sortedBy(view, sort))}
        onToggle={({ id }, range) => {
          const from = range && images.some((image) => image.id === anchor.current) ? anchor.current : id;
          anchor.current = id;
          onSelect(from === id ? toggled(selection, id, images) : withRange(selection, [from, id], images));
        }}
        onTogglePage={() =>
          onSelect(all ? NOTHING_SELECTED : { mode: "some", ids: new Set(images.map(({ id }) => id)) })
        }
        onEdit={onEdit}
        onDelete={onDelete}
      />
      {list.isError && <Problem role="alert">{`${TEXTS.images.failed}: ${failureText(list.error)}`}</Problem>}
      <Foot>
        <span role="status">
          {`${formatCount(images.length)} of ${counted(total, "image")} · dates in ${timeZone()}`}
        </span>
        {list.hasNextPage && (
          <Button busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
            {list.isFetchingNextPage ? "Loading…" : "Load more"}
          </Button>
        )}
      </Foot>
    </>
  );
};
