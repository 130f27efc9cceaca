import { Children, type ComponentProps, isValidElement, type ReactNode, useRef, useState } from "react";
import { IconButton } from "./icon-button";
import { ArrowDown, ArrowUp, ChevronsUpDown, Ellipsis } from "./icons";
import { Grid, type Priority, Scroller, Sort } from "./table-style";
import { useFocusKept } from "./use-focus-kept";

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

/** A row that shows on phones only its head, and the rest when its button is pressed; wider, the columns that left. */
export const DisclosureRow = ({ name, children, ...row }: DisclosureRowProps) => {
  const [open, setOpen] = useState(false);
  const left = Children.toArray(children)
    .filter((cell) => isValidElement<CellProps>(cell))
    .filter(({ props }) => props.priority !== undefined);
  return (
    <>
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
      {open && left.length > 0 && (
        <tr className="details">
          <td colSpan={Children.count(children) - left.length + 1}>
            <dl>
              {left.map(({ key, props }) => (
                <div key={key}>
                  <dt>{props.label}</dt>
                  <dd>{props.children}</dd>
                </div>
              ))}
            </dl>
          </td>
        </tr>
      )}
    </>
  );
};

export type SortDirection = "ascending" | "descending" | "none";

const ARROWS = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

export interface HeadCellProps {
  numeric?: boolean;
  /** The column's sort direction; with `onSort` its head becomes a button. */
  sort?: SortDirection;
  onSort?: () => void;
  priority?: Priority;
  /** `more`: above the buttons of `DisclosureRow`. */
  place?: "actions" | "more";
  children?: ReactNode;
}

export const HeadCell = ({ numeric, sort = "none", onSort, priority, place, children }: HeadCellProps) => {
  const Arrow = ARROWS[sort];
  // On phones the head shows only cells that can be pressed.
  const silent = typeof children === "string" && !onSort && "silent";
  const className = [numeric && "numeric", silent, priority, place].filter(Boolean).join(" ");
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
  priority?: Priority;
  /** On a card: `corner` for the row's checkbox, `actions` for its buttons, `brief` in a closed one as well. */
  place?: "corner" | "actions" | "brief";
  children?: ReactNode;
}

export const Cell = ({ numeric, label, priority, place, children }: CellProps) => {
  const className = [numeric && "numeric", priority, place].filter(Boolean).join(" ");
  return (
    <td className={className || undefined} data-label={label}>
      {children}
    </td>
  );
};
