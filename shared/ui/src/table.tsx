import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, focusRing, layer, media, radius, space, tabularNumbers, type } from "./theme/theme";

const Scroller = styled.section<{ $height: string | undefined }>`
  ${focusRing}
  /* Or what is visually hidden in its rows would lengthen the page. */
  position: relative;
  max-height: ${({ $height }) => $height ?? "none"};
  overflow: auto;
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
    tbody tr:hover > * {
      background: color-mix(in srgb, ${color.sunken} 45%, transparent);
    }
  }

  tbody tr[aria-selected="true"] > * {
    background: ${color.accentSoft};
  }

  && .numeric {
    ${tabularNumbers}
    text-align: end;
  }
`;

/**
 * Rows and columns on a surface that scrolls by itself when they are wider than the page. With `maxHeight` it scrolls
 * downwards too, under a head that stays. Build it of `thead`, `tbody`, `tr`, `HeadCell`, `Cell`, `<th scope="row">`.
 */
export function Table({
  label,
  maxHeight,
  busy,
  children,
}: {
  label: string;
  maxHeight?: string;
  busy?: boolean;
  children: ReactNode;
}) {
  return (
    // What scrolls must be reachable by keyboard (WCAG 2.1.1).
    <Scroller aria-label={label} tabIndex={0} $height={maxHeight}>
      <Grid aria-label={label} aria-busy={busy}>
        {children}
      </Grid>
    </Scroller>
  );
}

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
    width: 0.875rem;
    height: 0.875rem;
  }

  .numeric > & {
    flex-direction: row-reverse;
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
  /** How the column is sorted; with `onSort` its head becomes a button. */
  sort?: SortDirection;
  onSort?: () => void;
  children?: ReactNode;
}

export function HeadCell({ numeric, sort = "none", onSort, children }: HeadCellProps) {
  const Arrow = ARROWS[sort];
  return (
    <th scope="col" className={numeric ? "numeric" : undefined} {...(onSort && { "aria-sort": sort })}>
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
}

export function Cell({ numeric, children }: { numeric?: boolean; children?: ReactNode }) {
  return <td className={numeric ? "numeric" : undefined}>{children}</td>;
}
