import type { Image } from "@promptfolio/contracts/api/images";
import { Link } from "@promptfolio/host/router";
import { optimizedImageUrl } from "@promptfolio/lib/image-url";
import { Button } from "@promptfolio/ui/button";
import { ButtonLink } from "@promptfolio/ui/button-link";
import { Checkbox } from "@promptfolio/ui/checkbox";
import { IconButton } from "@promptfolio/ui/icon-button";
import { Trash2 } from "@promptfolio/ui/icons";
import { Picture } from "@promptfolio/ui/picture";
import { Cell, DisclosureRow, HeadCell, Table } from "@promptfolio/ui/table";
import { media, radius, space } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { formatCount, formatDate } from "../lib/format";
import { Day, RowActions, Small } from "../lib/row-text";
import { directionOf, type ImageSortKey, type ImageView } from "./image-view";
import { isSelected, type Selection } from "./selection";

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

interface ImageTableProps {
  images: readonly Image[];
  view: ImageView;
  selection: Selection;
  busy: boolean;
  onSort: (key: ImageSortKey) => void;
  /** @param range whether the images since the last toggled one are meant as well */
  onToggle: (image: Image, range: boolean) => void;
  onTogglePage: () => void;
  onEdit: (image: Image) => void;
  onDelete: (image: Image) => void;
}

export const ImageTable = (props: ImageTableProps) => {
  const { images, view, selection, busy, onSort, onToggle, onTogglePage, onEdit, onDelete } = props;
  const chosen = images.filter(({ id }) => isSelected(selection, id)).length;
  const sortable = (key: ImageSortKey) => ({ sort: directionOf(view, key), onSort: () => onSort(key) });
  return (
    <Table label="Images" maxHeight="80dvh" busy={busy}>
      <thead>
        <tr>
          <HeadCell>
            <Checkbox
              label="Select all images on this page"
              labelHidden
              checked={chosen > 0 && chosen === images.length}
              indeterminate={chosen > 0 && chosen < images.length}
              onChange={onTogglePage}
            />
          </HeadCell>
          <HeadCell {...sortable("title")}>Title</HeadCell>
          <HeadCell priority="medium" {...sortable("category")}>
            Category
          </HeadCell>
          <HeadCell numeric {...sortable("views")}>
            Views
          </HeadCell>
          <HeadCell numeric priority="medium" {...sortable("downloads")}>
            Downloads
          </HeadCell>
          <HeadCell priority="medium" {...sortable("created_at")}>
            Date
          </HeadCell>
          <HeadCell place="actions">Actions</HeadCell>
          <HeadCell place="more">More</HeadCell>
        </tr>
      </thead>
      <tbody>
        {images.map((image) => (
          <DisclosureRow key={image.id} name={image.title} aria-selected={isSelected(selection, image.id)}>
            <Cell place="corner">
              <Checkbox
                label={`Select ${image.title}`}
                labelHidden
                checked={isSelected(selection, image.id)}
                onChange={({ nativeEvent }) =>
                  onToggle(image, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
                }
              />
            </Cell>
            <th scope="row">
              <Subject>
                <Picture src={optimizedImageUrl(image.imageUrl, THUMBNAIL)} alt="" {...THUMBNAIL} />
                <span>
                  <bdi>{image.title}</bdi>
                  <Small>{`${image.tag}, ${image.theme}`}</Small>
                </span>
              </Subject>
            </th>
            <Cell label="Category" priority="medium">
              {image.category}
            </Cell>
            <Cell numeric label="Views">
              {formatCount(image.views)}
            </Cell>
            <Cell numeric label="Downloads" priority="medium">
              {formatCount(image.downloads)}
            </Cell>
            <Cell label="Date" priority="medium">
              <Day>{formatDate(image.created_at)}</Day>
            </Cell>
            <Cell place="actions">
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
            </Cell>
          </DisclosureRow>
        ))}
      </tbody>
    </Table>
  );
};
