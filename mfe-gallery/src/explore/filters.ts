import type { ImageListQuery } from "@promptfolio/contracts/api/images";

/** The gallery's filters; an empty value matches all images. */
export type Filters = Required<Pick<ImageListQuery, "category" | "tag" | "theme" | "color" | "search">>;
export type FilterName = keyof Filters;

const FILTER_NAMES: readonly FilterName[] = ["category", "tag", "theme", "color", "search"];

/** The orders that visitors can choose; random unless the URL says otherwise. */
export const SORTS = ["random", "newest", "views"] as const;
export type Sort = (typeof SORTS)[number];

/** Reads the order from the URL. */
export const readSort = (query: URLSearchParams): Sort =>
  SORTS.find((sort) => sort === query.get("sort")) ?? "random";

/** The URL's query with another order. */
export const withSort = (query: URLSearchParams, sort: Sort): URLSearchParams => {
  const next = new URLSearchParams(query);
  if (sort === "random") next.delete("sort");
  else next.set("sort", sort);
  return next;
};

/** The API's parameters for an order. */
export const sortQuery = (
  sort: Sort,
  seed: string,
): Pick<ImageListQuery, "random" | "seed" | "sort" | "order"> => {
  if (sort === "random") return { random: true, seed };
  return { sort: sort === "newest" ? "created_at" : "views", order: "desc" };
};

/** The API's limit: longer values in the URL are cut. In characters. */
const MAX_LENGTH: Record<FilterName, number> = { category: 60, tag: 60, theme: 60, color: 20, search: 100 };

/** Reads the filters from the URL. Like on the server, the first value of a repeated parameter counts. */
export const readFilters = (query: URLSearchParams): Filters => {
  const read = (name: FilterName): string => (query.get(name) ?? "").slice(0, MAX_LENGTH[name]);
  return {
    category: read("category"),
    tag: read("tag"),
    theme: read("theme"),
    color: read("color"),
    search: read("search"),
  };
};

/** The URL's query with one filter changed, or removed if the value is empty. */
export const withFilter = (query: URLSearchParams, name: FilterName, value: string): URLSearchParams => {
  const next = new URLSearchParams(query);
  if (value === "") next.delete(name);
  else next.set(name, value.slice(0, MAX_LENGTH[name]));
  return next;
};

/** The URL's query without any filter. */
export const withoutFilters = (query: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(query);
  for (const name of FILTER_NAMES) next.delete(name);
  return next;
};

/** The active filters, in the bar's order. */
export const activeFilters = (filters: Filters): { name: FilterName; value: string }[] =>
  FILTER_NAMES.map((name) => ({ name, value: filters[name] })).filter(({ value }) => value !== "");
