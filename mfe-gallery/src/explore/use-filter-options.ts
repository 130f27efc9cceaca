import { getFilters } from "@promptfolio/shared/api/images";
import type { FilterOptions } from "@promptfolio/shared/contracts/api/images";
import { DEFAULT_CATEGORIES, DEFAULT_TAGS, DEFAULT_THEMES } from "@promptfolio/shared/contracts/vocabulary";
import { useApiQuery } from "@promptfolio/shared/host";

const DEFAULTS: FilterOptions = {
  categories: [...DEFAULT_CATEGORIES],
  tags: [...DEFAULT_TAGS],
  themes: [...DEFAULT_THEMES],
};

/** What can be chosen; null while loading. The defaults hold from the first failure on, while it is tried again. */
export const useFilterOptions = (): FilterOptions | null => {
  const { data, isPending, failureCount } = useApiQuery(getFilters());
  if (data) return data;
  return isPending && failureCount === 0 ? null : DEFAULTS;
};
