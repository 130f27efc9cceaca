import type { ImageSelection } from "@promptfolio/contracts/api/images";
import { and, inArray } from "drizzle-orm";
import type { Transaction } from "../database/database";
import { images } from "../database/schema";
import { Problem } from "../http/problem";
import { filterConditions } from "./repository/image-conditions";
import { lockImages } from "./repository/list-images";

const MAX_SELECTED = 10_000;

/**
 * The ids of the selected images, locked until the transaction ends.
 * @throws Problem 409 'stale' if the selection no longer matches what was shown, 422 if it matches too many images
 */
export const resolveSelection = async (
  transaction: Transaction,
  selection: ImageSelection,
): Promise<string[]> => {
  const isFilter = "filter" in selection;
  const condition = isFilter
    ? and(...filterConditions(selection.filter, true))
    : inArray(images.id, selection.ids);
  const ids = await lockImages(transaction, condition, MAX_SELECTED + 1);
  if (ids.length > MAX_SELECTED) {
    throw new Problem(422, "too-many", `A change can cover ${MAX_SELECTED} images at most.`, {
      field: "selection",
    });
  }
  const expected = isFilter ? selection.expected : new Set(selection.ids).size;
  if (ids.length !== expected) {
    throw new Problem(409, "stale", `The selection has ${ids.length} images now, not ${expected}.`, {
      extra: { found: ids.length },
    });
  }
  return ids;
};
