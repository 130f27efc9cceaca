import type { Image, ImageSelection } from "@promptfolio/contracts/api/images";
import { filterOf, type ImageFilter } from "./image-view";

/** What a bulk action applies to: some images by id, or all that match the filter, loaded or not. */
export type Selection = { mode: "some"; ids: ReadonlySet<string> } | { mode: "matching" };

export const NOTHING_SELECTED: Selection = { mode: "some", ids: new Set() };

/** The API takes this many ids per request; larger selections go by filter. */
export const MAX_IDS = 1000;

export const isSelected = (selection: Selection, id: string): boolean =>
  selection.mode === "matching" || selection.ids.has(id);

/** Drops images that have left the list: no administrator should change what they can't see. */
export const keepListed = (selection: Selection, images: readonly Image[]): Selection =>
  selection.mode === "matching"
    ? selection
    : { mode: "some", ids: new Set(images.map(({ id }) => id).filter((id) => selection.ids.has(id))) };

/** Deselecting one image of 'all that match' leaves the others in the list selected. */
export const toggled = (selection: Selection, id: string, images: readonly Image[]): Selection => {
  const ids = new Set(selection.mode === "matching" ? images.map((image) => image.id) : selection.ids);
  if (isSelected(selection, id)) ids.delete(id);
  else ids.add(id);
  return { mode: "some", ids };
};

/** Selects all images between two of the list, these included. */
export const withRange = (
  selection: Selection,
  [from, to]: readonly [string, string],
  images: readonly Image[],
): Selection => {
  const ends = [from, to].map((id) => images.findIndex((image) => image.id === id));
  const range = images.slice(Math.min(...ends), Math.max(...ends) + 1).map(({ id }) => id);
  const ids = selection.mode === "matching" ? [] : selection.ids;
  return { mode: "some", ids: new Set([...ids, ...range]) };
};

export const countOf = (selection: Selection, total: number): number =>
  selection.mode === "matching" ? total : selection.ids.size;

export const toApiSelection = (selection: Selection, filter: ImageFilter, total: number): ImageSelection =>
  selection.mode === "matching" ? { filter: filterOf(filter), expected: total } : { ids: [...selection.ids] };
