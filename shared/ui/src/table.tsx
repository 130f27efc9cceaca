import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { css, styled } from "styled-components";
import { IconButton } from "./icon-button";
import { ArrowDown, ArrowUp, ChevronsUpDown, Ellipsis } from "./icons";
import {
  color,
  focusRing,
  layer,
  media,
  radius,
  space,
  tabularNumbers,
  type,
  visuallyHidden,
} from "./theme/theme";
import { useFocusKept } from "./use-focus-kept";

/** A row's colour, also behind its cells that stay in view: selected, pointed at, or neither. */
const rowColor = `var(--row-color, ${color.surface})`;

/** On phones each row becomes a card; the head keeps its sort buttons. */
const cards = css`
  ${media.narrow} {
    &,
    thead,
    tbody,
    tbody tr,
    th,
    td {
      display: block;
    }

    thead tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${space[1]} ${space[4]};
      padding: ${space[3]} ${space[4]};
      border-bottom: 1px solid ${color.line};
    }

    /* Without a button for sorting, the cards' own labels are enough. */
    thead:not(:has(button)) {
      ${visuallyHidden}
    }

    thead th {
      position: static;
      padding: 0;
      border: 0;
    }

    thead th.silent {
      ${visuallyHidden}
    }

    tbody tr {
      position: relative;
      padding: ${space[4]};
      border-bottom: 1px solid ${color.line};
    }

    tbody tr:last-child {
      border-bottom: 0;
    }

    tbody th,
    tbody td {
      padding: ${space[1]} 0;
      border: 0;
    }

    tbody td[data-label] {
      display: grid;
      grid-template-columns: minmax(6.5rem, 2fr) minmax(0, 5fr);
      gap: ${space[3]};
      align-items: baseline;
    }

    tbody td[data-label] > * {
      grid-column: 2;
      justify-self: start;
    }

    tbody td[data-label]::before {
      content: attr(data-label);
      color: ${color.inkSoft};
    }

    && .numeric {
      text-align: start;
    }

    /* The row's checkbox is in the card's corner. */
    tbody td.corner {
      position: absolute;
      inset-block-start: ${space[4]};
      inset-inline-end: ${space[4]};
    }

    tbody td.corner ~ th {
      padding-inline-end: ${space[10]};
    }

    tbody td.actions {
      padding-top: ${space[3]};
    }
  }
`;

/** On phones a row that opens on demand shows its checkbox, its head and the button; wider windows show all of it. */
const rowsOnDemand = css`
  tbody td.more {
    display: none;
  }

  ${media.narrow} {
    tbody tr[data-open] {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: center;
      column-gap: ${space[3]};
      padding: ${space[1]} ${space[3]};
    }

    tbody tr[data-open] > * {
      grid-column: 1 / -1;
    }

    tbody tr[data-open] > td.corner {
      position: static;
      grid-area: 1 / 1;
    }

    tbody tr[data-open] > th {
      grid-area: 1 / 2;
      padding-inline-end: 0;
    }

    tbody tr[data-open] > td.more {
      display: block;
      grid-area: 1 / 3;
    }

    tbody tr[data-open="false"] > td:not(.corner, .more) {
      display: none;
    }
  }
`;

/** If a table is wider than its surface, the buttons stay in view and the columns scroll below them. */
const actionsInView = css`
  ${media.medium} {
    tbody td.actions,
    thead:has(+ tbody td.actions) th:last-child {
      position: sticky;
      inset-inline-end: 0;
      background: ${rowColor};
    }

    thead:has(+ tbody td.actions) th:last-child {
      z-index: ${layer.sticky};
    }

    tbody td.actions::before {
      content: "";
      position: absolute;
      inset-block: 0;
      inset-inline-end: 100%;
      width: ${space[4]};
      background: linear-gradient(to right, transparent, ${rowColor});
      pointer-events: none;
    }
  }
`;

const Scroller = styled.section<{ $height: string | undefined }>`
  ${focusRing}
  /* Otherwise visually hidden parts of its rows would lengthen the page. */
  position: relative;
  overflow: auto;

  ${media.medium} {
    max-height: ${({ $height }) => $height ?? "none"};
  }

  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const Grid = styled.table`
  ${type.small}
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;

  th,
  td {
    padding: ${space[3]} ${space[4]};
    border-bottom: 1px solid ${color.line};
    text-align: start;
    vertical-align: middle;
  }

  thead th {
    position: sticky;
    top: 0;
    z-index: ${layer.raised};
    background: ${color.surface};
    color: ${color.inkSoft};
    font-weight: 500;
    white-space: nowrap;
  }

  tbody th {
    font-weight: 600;
  }

  tbody tr:last-child > * {
    border-bottom: 0;
  }

  ${media.hover} {
    tbody tr:hover {
      --row-color: color-mix(in srgb, ${color.sunken} 45%, ${color.surface});
    }
  }

  tbody tr[aria-selected="true"] {
    --row-color: ${color.accentSoft};
  }

  tbody tr > * {
    background: ${rowColor};
  }

  && .numeric {
    ${tabularNumbers}
    text-align: end;
  }

  ${cards}
  ${rowsOnDemand}
  ${actionsInView}
`;

/**
 * A table in its own scroll container where it is wider than the page; cards on phones. With `maxHeight` it scrolls
 * vertically too, under a sticky head. Build it from `thead`, `tbody`, `tr`, `HeadCell`, `Cell`, `<th scope="row">`.
 */
export const Table = ({
  label,
  maxHeight,
  busy,
  children,
}: {
  label: string;
  maxHeight?: string;
  busy?: boolean;
  children: ReactNode;
}) => {
  const frame = useRef<HTMLElement>(null);
  const focus = useFocusKept(frame);
  return (
    // A scroll container must be reachable by keyboard (WCAG 2.1.1).
    <Scroller ref={frame} {...focus} aria-label={label} tabIndex={0} $height={maxHeight}>
      <Grid aria-label={label} aria-busy={busy}>
        {children}
      </Grid>
    </Scroller>
  );
};

export interface DisclosureRowProps extends ComponentProps<"tr"> {
  /** What the row is about, for the button's name. */
  name: string;
}

/** A row that shows on phones only its head, and the rest when its button is pressed. */
export const DisclosureRow = ({ name, children, ...row }: DisclosureRowProps) => {
  const [open, setOpen] = useState(false);
  return (
    <tr {...row} data-open={open}>
      {children}
      <td className="more">
        <IconButton
          size="small"
          label={`More about ${name}`}
          icon={<Ellipsis />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        />
      </td>
    </tr>
  );
};

const Sort = styled.button`
  ${focusRing}
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 1.5rem;
  color: inherit;
  font-weight: inherit;

  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }

  svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
  }

  ${media.medium} {
    .numeric > & {
      flex-direction: row-reverse;
    }
  }

  [aria-sort="ascending"] > &,
  [aria-sort="descending"] > & {
    color: ${color.ink};
    font-weight: 600;
  }
`;

export type SortDirection = "ascending" | "descending" | "none";

const ARROWS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

export interface HeadCellProps {
  numeric?: boolean;
  /** The column's sort direction; with `onSort` its head becomes a button. */
  sort?: SortDirection;
  onSort?: () => void;
  children?: ReactNode;
}

export const HeadCell = ({ numeric, sort = "none", onSort, children }: HeadCellProps) => {
  const Arrow = ARROWS[sort];
  // On phones the head shows only cells that can be pressed.
  const className = [numeric && "numeric", typeof children === "string" && !onSort && "silent"]
    .filter(Boolean)
    .join(" ");
  return (
    <th scope="col" className={className || undefined} {...(onSort && { "aria-sort": sort })}>
      {onSort ? (
        <Sort type="button" onClick={onSort}>
          {children}
          <Arrow aria-hidden />
        </Sort>
      ) : (
        children
      )}
    </th>
  );
};

export interface CellProps {
  numeric?: boolean;
  /** The value's name on a card, which has no head above it. */
  label?: string;
  /** On a card: `corner` for the row's checkbox, `actions` for its buttons. */
  place?: "corner" | "actions";
  children?: ReactNode;
}

export const Cell = ({ numeric, label, place, children }: CellProps) => {
  const className = [numeric && "numeric", place].filter(Boolean).join(" ");
  return (
    <td className={className || undefined} data-label={label}>
      {children}
    </td>
  );
};
