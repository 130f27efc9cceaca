import type { IMAGE_SORT_KEYS, ImageListQuery } from "@promptfolio/contracts/api/images";
import { ADMIN } from "@promptfolio/contracts/limits";

export type ImageSortKey = (typeof IMAGE_SORT_KEYS)[number];

export type ImageFilter = Record<"search" | "category" | "tag" | "theme", string>;

export type ImageView = ImageFilter & {
  sort: ImageSortKey;
  order: "asc" | "desc";
};

export const NO_FILTER: ImageFilter = { search: "", category: "", tag: "", theme: "" };

/** By date, the oldest first. */
export const FIRST_VIEW: ImageView = { ...NO_FILTER, sort: "created_at", order: "asc" };

/** All images, the newest first. */
export const NEWEST_VIEW: ImageView = { ...FIRST_VIEW, order: "desc" };

export const SORTS: readonly { value: ImageSortKey; label: string }[] = [
  { value: "created_at", label: "Date" },
  { value: "title", label: "Title" },
  { value: "category", label: "Category" },
  { value: "views", label: "Views" },
  { value: "downloads", label: "Downloads" },
];

/** Reads the view from the URL. */
export const viewOf = (parameters: URLSearchParams): ImageView => {
  const sort = parameters.get("sort");
  const text = (name: keyof ImageFilter): string => parameters.get(name) ?? "";
  return {
    search: text("search"),
    category: text("category"),
    tag: text("tag"),
    theme: text("theme"),
    sort: SORTS.find(({ value }) => value === sort)?.value ?? FIRST_VIEW.sort,
    order: parameters.get("order") === "desc" ? "desc" : "asc",
  };
};

/** The filter without empty values, as the API takes it. */
export const filterOf = ({ search, category, tag, theme }: ImageFilter): Partial<ImageFilter> => ({
  ...(search.trim() && { search: search.trim() }),
  ...(category && { category }),
  ...(tag && { tag }),
  ...(theme && { theme }),
});

export const isFiltered = (filter: ImageFilter): boolean => Object.keys(filterOf(filter)).length > 0;

export const queryOf = (view: ImageView, cursor: string): ImageListQuery => ({
  ...filterOf(view),
  limit: ADMIN.imageListLimit,
  random: false,
  sort: view.sort,
  order: view.order,
  ...(cursor && { cursor }),
});

/** Sorting by the same column reverses the order; another column starts ascending. */
export const sortedBy = (view: ImageView, sort: ImageSortKey): ImageView => ({
  ...view,
  sort,
  order: view.sort === sort && view.order === "asc" ? "desc" : "asc",
});
