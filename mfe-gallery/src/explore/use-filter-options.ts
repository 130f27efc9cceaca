import type { FilterOptions } from "@promptfolio/contracts/api/images";
import { DEFAULT_CATEGORIES, DEFAULT_TAGS, DEFAULT_THEMES } from "@promptfolio/contracts/vocabulary";
import { useApiQuery } from "@promptfolio/host";
import { getFilters } from "@promptfolio/host/api/images";

const DEFAULTS: FilterOptions = {
  categories: [...DEFAULT_CATEGORIES],
  tags: [...DEFAULT_TAGS],
  themes: [...DEFAULT_THEMES],
};

/** The filters' options; undefined while loading. From the first failure on, also during retries, the defaults. */
export const useFilterOptions = (): FilterOptions | undefined => {
  const { data, isPending, failureCount } = useApiQuery(getFilters());
  if (data) return data;
  return isPending && failureCount === 0 ? undefined : DEFAULTS;
};
