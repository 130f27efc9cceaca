import {
  Cell,
  type CellProps,
  DisclosureRow,
  HeadCell,
  type HeadCellProps,
  type SortDirection,
  Table,
} from "@promptfolio/ui/table";
import type { ComponentProps, ReactNode } from "react";

interface Order<Key> {
  sort: Key;
  order: "asc" | "desc";
}

export interface Column<Item, Key = never>
  extends Pick<HeadCellProps, "numeric" | "priority">,
    Pick<CellProps, "place"> {
  title: string;
  /** The head's content, if it is more than the title. */
  head?: ReactNode;
  /** Makes the head a button that sorts the items. */
  sortKey?: Key;
  /** Its cells are the heads of their rows. */
  names?: boolean;
  cell: (item: Item) => ReactNode;
}

interface DataTableProps<Item, Key> extends Omit<ComponentProps<typeof Table>, "children"> {
  columns: readonly Column<Item, Key>[];
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** For rows that open on demand: what a row is about. */
  nameOf?: (item: Item) => string;
  rowProps?: (item: Item) => ComponentProps<"tr">;
  /** How the items are sorted. */
  order?: Order<Key>;
  onSort?: (key: Key) => void;
}

/** On a card, checkboxes and buttons stand without the name of their column. */
const isLabelled = ({ place }: CellProps) => place !== "corner" && place !== "actions";

export const directionOf = <Key,>({ sort, order }: Order<Key>, key: Key): SortDirection => {
  if (sort !== key) return "none";
  return order === "asc" ? "ascending" : "descending";
};

/** A table with a row for each item. */
export const DataTable = <Item, Key = never>(props: DataTableProps<Item, Key>) => {
  const { columns, items, keyOf, nameOf, rowProps, order, onSort, ...table } = props;
  const cellsOf = (item: Item) =>
    columns.map(({ title, names, cell, ...column }) =>
      names ? (
        <th key={title} scope="row">
          {cell(item)}
        </th>
      ) : (
        <Cell key={title} {...column} {...(isLabelled(column) && { label: title })}>
          {cell(item)}
        </Cell>
      ),
    );
  return (
    <Table {...table}>
      <thead>
        <tr>
          {columns.map(({ title, head = title, place, sortKey, ...column }) => (
            <HeadCell
              key={title}
              {...column}
              {...(place === "actions" && { place })}
              {...(sortKey &&
                order && { sort: directionOf(order, sortKey), onSort: () => onSort?.(sortKey) })}
            >
              {head}
            </HeadCell>
          ))}
          {nameOf && <HeadCell place="more">More</HeadCell>}
        </tr>
      </thead>
      <tbody>
        {items.map((item) =>
          nameOf ? (
            <DisclosureRow key={keyOf(item)} {...rowProps?.(item)} name={nameOf(item)}>
              {cellsOf(item)}
            </DisclosureRow>
          ) : (
            <tr key={keyOf(item)} {...rowProps?.(item)}>
              {cellsOf(item)}
            </tr>
          ),
        )}
      </tbody>
    </Table>
  );
};
