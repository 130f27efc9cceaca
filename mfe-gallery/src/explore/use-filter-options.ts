import type { FilterOptions } from "@promptfolio/contracts/api/images";
import { DEFAULT_CATEGORIES, DEFAULT_TAGS, DEFAULT_THEMES } from "@promptfolio/contracts/vocabulary";
import { useApiQuery } from "@promptfolio/host";
import { getFilters } from "@promptfolio/host/api/images";

const DEFAULTS: FilterOptions = {
  categories: [...DEFAULT_CATEGORIES],
  tags: [...DEFAULT_TAGS],
  themes: [...DEFAULT_THEMES],
};

/** What can be chosen; null while loading. The defaults apply from the first failure on, during retries. */
export const useFilterOptions = (): FilterOptions | null => {
  const { data, isPending, failureCount } = useApiQuery(getFilters());
  if (data) return data;
  return isPending && failureCount === 0 ? null : DEFAULTS;
};
