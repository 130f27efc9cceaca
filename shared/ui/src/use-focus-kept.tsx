import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

const CONTROLS = "a[href], button, input, select";

interface Place {
  row: number;
  control: number;
}

const placeInTable = (target: Element): Place | undefined => {
  const row = target.closest<HTMLTableRowElement>("tbody > tr");
  return row
    ? { row: row.sectionRowIndex, control: [...row.querySelectorAll(CONTROLS)].indexOf(target) }
    : undefined;
};

/** The control in the same column, of the row that has moved up or of the last one. */
const controlAt = (element: Element | null, { row, control }: Place): HTMLElement | undefined => {
  const rows = [...(element?.querySelectorAll("tbody > tr") ?? [])];
  return rows.at(Math.min(row, rows.length - 1))?.querySelectorAll<HTMLElement>(CONTROLS)[control];
};

/**
 * If what has the focus inside an element disappears, such as a deleted row's button, the next row's gets the focus, or
 * else the element: otherwise the keyboard would start again at the top of the page. The element needs a `tabIndex`.
 */
export const useFocusKept = <Element extends HTMLElement>(element: RefObject<Element | null>) => {
  const focused = useRef<HTMLElement>(undefined);
  const place = useRef<Place>(undefined);
  // No dependencies: any render may remove it.
  useEffect(() => {
    if (focused.current?.isConnected !== false) return;
    focused.current = undefined;
    if (document.activeElement !== document.body) return;
    const next = place.current && controlAt(element.current, place.current);
    (next ?? element.current)?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>): void => {
      focused.current = target;
      place.current = placeInTable(target);
    },
    onBlur: ({ target }: FocusEvent<HTMLElement>): void => {
      if (target.isConnected) focused.current = undefined;
    },
  };
};
