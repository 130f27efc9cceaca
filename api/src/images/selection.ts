import type { ImageSelection } from "@promptfolio/contracts/api/images";
import { and, asc, inArray, type SQL } from "drizzle-orm";
import type { Transaction } from "../database/database";
import { images } from "../database/schema";
import { Problem } from "../http/problem";
import { filterConditions, forgiveTypos, type ImageFilter } from "./repository/image-conditions";

const MAX_SELECTED = 10_000;

/** The images that match, as they are before the change, and at most one more than a change may cover. */
const lockImages = (transaction: Transaction, condition: SQL | undefined) => {
  const { id, title, category, tag, theme } = images;
  return transaction
    .select({ id, title, category, tag, theme })
    .from(images)
    .where(condition)
    .orderBy(asc(id))
    .limit(MAX_SELECTED + 1)
    .for("update");
};

/**
 * The selected images, locked until the transaction ends.
 * @throws Problem 409 'stale' if the selection no longer matches what was shown, 422 if it matches too many images
 */
export const resolveSelection = async (transaction: Transaction, selection: ImageSelection) => {
  const isFilter = "filter" in selection;
  const lockMatches = (filter: ImageFilter) =>
    lockImages(transaction, and(...filterConditions(filter, true)));
  let selected = await (isFilter
    ? lockMatches(selection.filter)
    : lockImages(transaction, inArray(images.id, selection.ids)));
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
