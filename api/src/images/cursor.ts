import { IMAGE_SORT_KEYS } from "@promptfolio/contracts/api/images";
import { type Static, Type } from "typebox";
import { Compile } from "typebox/compile";
import { badRequest } from "../http/problem";

export type ImageSortKey = (typeof IMAGE_SORT_KEYS)[number];
export interface ImageOrder {
  sort: ImageSortKey;
  order: "asc" | "desc";
}

/** The end of a page: the order, and the last image's sort value and id. */
const Position = Type.Tuple([
  Type.Enum(IMAGE_SORT_KEYS),
  Type.Union([Type.Literal("asc"), Type.Literal("desc")]),
  Type.Union([Type.String({ maxLength: 200 }), Type.Integer({ minimum: 0, maximum: 2_147_483_647 })]),
  Type.String({ pattern: "^[a-z0-9]{20,40}$" }),
]);
type Position = Static<typeof Position>;
const compiledPosition = Compile(Position);

export interface ImagePosition extends ImageOrder {
  value: string | number;
  id: string;
}

export const writeCursor = ({ sort, order, value, id }: ImagePosition): string =>
  Buffer.from(JSON.stringify([sort, order, value, id] satisfies Position)).toString("base64url");

const invalid = () => badRequest("The parameter 'cursor' isn't a cursor of this list.", "cursor");

const isValueOf = (sort: ImageSortKey, value: string | number): boolean => {
  if (sort === "views" || sort === "downloads") return typeof value === "number";
  if (sort === "created_at") return typeof value === "string" && new Date(value).getTime() >= 0;
  return typeof value === "string" && !value.includes("\u0000");
};

/**
 * Reads a cursor for continuing a list with this order.
 * @throws Problem 400
 */
export const readCursor = (cursor: string, { sort, order }: ImageOrder): ImagePosition => {
  let position: unknown;
  try {
    position = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
  } catch {
    throw invalid();
  }
  if (!compiledPosition.Check(position)) throw invalid();
  const [itsSort, itsOrder, value, id] = position;
  if (itsSort !== sort || itsOrder !== order || !isValueOf(sort, value)) throw invalid();
  return { sort, order, value, id };
};
