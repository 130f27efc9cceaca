import { css, styled } from "styled-components";
import { color, layer, media, radius, space, tabularNumbers, type, visuallyHidden } from "./theme/theme";

/** How soon a column leaves for its row's details where there is less room: it needs `DisclosureRow`. */
export type Priority = "low" | "medium";

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

/** Where the table is narrower than `width`, the columns of this priority leave for the row's details. */
const leaveBelow = (width: string, priority: Priority) => css`
  @container (width < ${width}) {
    .${priority} {
      display: none;
    }

    &:has(td.${priority}) .more {
      display: table-cell;
    }

    &:has(td.${priority}) .details {
      display: table-row;
    }
  }
`;

/** On phones a row that opens on demand shows its checkbox, its head, brief cells and the button. */
const rowsOnDemand = css`
  .more,
  .details {
    display: none;
  }

  ${media.medium} {
    ${leaveBelow("74em", "low")}
    ${leaveBelow("60em", "medium")}
  }

  .details dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[3]} ${space[8]};
  }

  .details dt {
    color: ${color.inkSoft};
  }

  ${media.narrow} {
    tbody tr[data-open] {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: center;
      padding: ${space[1]} ${space[3]};
    }

    tbody tr[data-open] > * {
      grid-column: 1 / -1;
    }

    tbody tr[data-open] > td.corner {
      position: static;
      grid-area: 1 / 1;
      margin-inline-end: ${space[3]};
    }

    tbody tr[data-open] > th {
      grid-area: 1 / 2;
      padding-inline-end: 0;
    }

    tbody tr[data-open] > td.more {
      display: block;
      grid-area: 1 / 3;
      margin-inline-start: ${space[3]};
    }

    tbody tr[data-open="false"] > td.brief {
      display: block;
      grid-area: 2 / 2;
    }

    tbody tr[data-open="false"] > td.brief::before {
      content: none;
    }

    tbody tr[data-open="false"] > td:not(.corner, .brief, .more) {
      display: none;
    }
  }
`;

/** If a table is wider than its surface, the buttons stay in view and the columns scroll below them. */
const actionsInView = css`
  ${media.medium} {
    tbody td.actions,
    thead th.actions {
      position: sticky;
      inset-inline-end: 0;
      background: ${rowColor};
    }

    thead th.actions {
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

export const Scroller = styled.section<{ $height: string | undefined }>`
  /* Otherwise visually hidden parts of its rows would lengthen the page. */
  position: relative;
  overflow: auto;
  container-type: inline-size;

  ${media.medium} {
    max-height: ${({ $height }) => $height ?? "none"};
  }

  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

export const Grid = styled.table`
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

  tbody tr[aria-selected="true"],
  tbody tr[aria-selected="true"] + .details {
    --row-color: ${color.accentSoft};
  }

  /* A row as a card has gaps between its cells. */
  tbody tr,
  tbody tr > * {
    background: ${rowColor};
  }

  && .more {
    padding-inline: 0 ${space[2]};
    text-align: center;
  }

  && .numeric {
    ${tabularNumbers}
    text-align: end;
  }

  ${cards}
  ${rowsOnDemand}
  ${actionsInView}
`;

export const Sort = styled.button`
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
