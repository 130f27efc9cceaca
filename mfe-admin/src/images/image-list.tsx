import type { Image } from "@promptfolio/contracts/api/images";
import { useHost } from "@promptfolio/host";
import { getImages } from "@promptfolio/host/api/images";
import { useInfiniteQuery, useQueryClient } from "@promptfolio/host/query";
import { Link } from "@promptfolio/host/router";
import { optimizedImageUrl } from "@promptfolio/lib/image-url";
import { Button } from "@promptfolio/ui/button";
import { ButtonLink } from "@promptfolio/ui/button-link";
import { Checkbox } from "@promptfolio/ui/checkbox";
import { EmptyState } from "@promptfolio/ui/empty-state";
import { IconButton } from "@promptfolio/ui/icon-button";
import { Trash2 } from "@promptfolio/ui/icons";
import { Row } from "@promptfolio/ui/layout";
import { Picture } from "@promptfolio/ui/picture";
import { media, radius, space, type } from "@promptfolio/ui/theme";
import { useRef } from "react";
import { styled } from "styled-components";
import { QueryState } from "../frame/query-state";
import { type Column, DataTable } from "../lib/data-table";
import { failureText } from "../lib/failure-text";
import { counted, formatCount, formatDate } from "../lib/format";
import { refetchChanged } from "../lib/refetch-changed";
import { Day, Problem, RowActions, Small } from "../lib/styles";
import { timeZone } from "../lib/time-zone";
import { TEXTS } from "../texts";
import { FIRST_VIEW, type ImageSortKey, type ImageView, isFiltered, queryOf, sortedBy } from "./image-view";
import { isSelected, NOTHING_SELECTED, type Selection, toggled, withRange } from "./selection";

const KEY = "admin-images";

export const useImageList = (view: ImageView) => {
  const { http } = useHost();
  return useInfiniteQuery({
    queryKey: [KEY, view],
    queryFn: ({ pageParam, signal }) => http.send(getImages(queryOf(view, pageParam)), { signal }),
    initialPageParam: "",
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 0,
    placeholderData: (previous) => previous,
  });
};

const AFFECTED = /^\/(images|filters|admin\/analytics)/;

/** Refetches every list that shows images, here and in the gallery, after a change. */
export const useRefreshImages = () => {
  const cache = useQueryClient();
  return () => {
    // A cached list that is not on screen would first show stale images.
    cache.removeQueries({ queryKey: [KEY], type: "inactive" });
    return refetchChanged(cache, {
      predicate: ({ queryKey: [kind, path] }) =>
        kind === KEY || (kind === "api" && typeof path === "string" && AFFECTED.test(path)),
    });
  };
};

const THUMBNAIL = { width: 216, height: 270 };

const Subject = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  max-width: 22rem;

  ${media.medium} {
    min-width: 13rem;
  }

  > :first-child {
    flex: none;
    width: 2.75rem;
    border-radius: ${radius.small};
  }
`;

const Foot = styled(Row)`
  ${type.small}
  justify-content: space-between;
`;

const COLUMNS: readonly Column<Image, ImageSortKey>[] = [
  {
    title: "Title",
    sortKey: "title",
    names: true,
    cell: ({ title, tag, theme, imageUrl }) => (
      <Subject>
        <Picture src={optimizedImageUrl(imageUrl, THUMBNAIL)} alt="" {...THUMBNAIL} />
        <span>
          <bdi>{title}</bdi>
          <Small>{`${tag}, ${theme}`}</Small>
        </span>
      </Subject>
    ),
  },
  { title: "Category", sortKey: "category", priority: "medium", cell: ({ category }) => category },
  { title: "Views", sortKey: "views", numeric: true, cell: ({ views }) => formatCount(views) },
  {
    title: "Downloads",
    sortKey: "downloads",
    numeric: true,
    priority: "medium",
    cell: ({ downloads }) => formatCount(downloads),
  },
  {
    title: "Date",
    sortKey: "created_at",
    priority: "medium",
    cell: ({ created_at }) => <Day>{formatDate(created_at)}</Day>,
  },
];

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
  if (!list.data) return <QueryState query={list} failed={TEXTS.images.failed} height="32rem" />;
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
  const chosen = images.filter(({ id }) => isSelected(selection, id)).length;
  const all = chosen === images.length;
  /** @param range whether the images since the last toggled one are meant as well */
  const toggle = ({ id }: Image, range: boolean) => {
    const from = range && images.some((image) => image.id === anchor.current) ? anchor.current : id;
    anchor.current = id;
    onSelect(from === id ? toggled(selection, id, images) : withRange(selection, [from, id], images));
  };
  const checkboxes: Column<Image> = {
    title: "Select",
    place: "corner",
    head: (
      <Checkbox
        label="Select all images on this page"
        labelHidden
        checked={all}
        indeterminate={chosen > 0 && !all}
        onChange={() =>
          onSelect(all ? NOTHING_SELECTED : { mode: "some", ids: new Set(images.map(({ id }) => id)) })
        }
      />
    ),
    cell: (image) => (
      <Checkbox
        label={`Select ${image.title}`}
        labelHidden
        checked={isSelected(selection, image.id)}
        onChange={({ nativeEvent }) =>
          toggle(image, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    ),
  };
  const actions: Column<Image> = {
    title: "Actions",
    place: "actions",
    cell: (image) => (
      <RowActions>
        <ButtonLink
          as={Link}
          to={`/image/${image.id}`}
          target="_blank"
          rel="noopener"
          size="small"
          aria-label={`View ${image.title} (opens in a new tab)`}
        >
          View
        </ButtonLink>
        <Button size="small" aria-label={`Edit ${image.title}`} onClick={() => onEdit(image)}>
          Edit
        </Button>
        <IconButton
          size="small"
          label={`Delete ${image.title}`}
          icon={<Trash2 />}
          onClick={() => onDelete(image)}
        />
      </RowActions>
    ),
  };
  return (
    <>
      <DataTable
        label="Images"
        maxHeight="80dvh"
        busy={list.isPlaceholderData}
        columns={[checkboxes, ...COLUMNS, actions]}
        items={images}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        rowProps={({ id }) => ({ "aria-selected": isSelected(selection, id) })}
        order={view}
        onSort={(sort) => onView(sortedBy(view, sort))}
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
