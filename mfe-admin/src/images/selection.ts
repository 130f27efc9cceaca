import type { Image, ImageSelection } from "@promptfolio/contracts/api/images";
import { filterOf, type ImageFilter } from "./image-view";

/** Which images a bulk action means: some by name, or all that match the filter, loaded or not. */
export type Selection = { mode: "some"; ids: ReadonlySet<string> } | { mode: "matching" };

export const NOTHING_SELECTED: Selection = { mode: "some", ids: new Set() };

/** The API takes this many ids at once; more are reached by their filter. */
export const MOST_IDS = 1000;

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.mode === "matching" || selection.ids.has(id);

/** Loses what is no longer in the list: nobody should change what they don't see. */
export const within = (selection: Selection, images: readonly Image[]): Selection =>
  selection.mode === "matching"
    ? selection
    : { mode: "some", ids: new Set(images.map(({ id }) => id).filter((id) => selection.ids.has(id))) };

/** Taking one image out of 'all that match' leaves the others that are in the list. */
export const toggled = (selection: Selection, id: string, images: readonly Image[]): Selection => {
  const ids = new Set(selection.mode === "matching" ? images.map((image) => image.id) : selection.ids);
  if (isSelected(selection, id)) ids.delete(id);
  else ids.add(id);
  return { mode: "some", ids };
};

export const countOf = (selection: Selection, total: number): number =>
  selection.mode === "matching" ? total : selection.ids.size;

/** What the API is told. */
export const asked = (selection: Selection, filter: ImageFilter, total: number): ImageSelection =>
  selection.mode === "matching" ? { filter: filterOf(filter), expected: total } : { ids: [...selection.ids] };
