import type { ImageSelection } from "@promptfolio/contracts/api/images";
import { and, inArray, type SQL } from "drizzle-orm";
import type { Transaction } from "../database/database";
import { images } from "../database/schema";
import { Problem } from "../http/problem";
import { filterConditions, forgiveTypos, type ImageFilter } from "./repository/image-conditions";
import { lockImages, type SelectedImage } from "./repository/list-images";

const MAX_SELECTED = 10_000;

/**
 * The selected images, locked until the transaction ends.
 * @throws Problem 409 'stale' if the selection no longer matches what was shown, 422 if it matches too many images
 */
export const resolveSelection = async (
  transaction: Transaction,
  selection: ImageSelection,
): Promise<SelectedImage[]> => {
  const isFilter = "filter" in selection;
  const lock = (condition: SQL | undefined) => lockImages(transaction, condition, MAX_SELECTED + 1);
  const lockMatches = (filter: ImageFilter) => lock(and(...filterConditions(filter, true)));
  let selected = isFilter
    ? await lockMatches(selection.filter)
    : await lock(inArray(images.id, selection.ids));
  // The list that was shown had typos forgiven as well.
  const forgiving =
    isFilter && selected.length === 0 ? await forgiveTypos(transaction, selection.filter) : undefined;
  if (forgiving) selected = await lockMatches(forgiving);
  if (selected.length > MAX_SELECTED) {
    throw new Problem(422, "too-many", `A change can cover ${MAX_SELECTED} images at most.`, {
      field: "selection",
    });
  }
  const expected = isFilter ? selection.expected : new Set(selection.ids).size;
  if (selected.length !== expected) {
    throw new Problem(409, "stale", `The selection has ${selected.length} images now, not ${expected}.`, {
      extra: { found: selected.length },
    });
  }
  return selected;
};
