import { DEFAULT_CATEGORIES, DEFAULT_TAGS, DEFAULT_THEMES } from "@promptfolio/contracts/vocabulary";
import { useApiQuery } from "@promptfolio/host";
import { getFilters } from "@promptfolio/host/api/images";

const DEFAULTS = { categories: DEFAULT_CATEGORIES, tags: DEFAULT_TAGS, themes: DEFAULT_THEMES };

/** The facets with the server's options; with the defaults until they load or if they can't be loaded. */
export const useFacets = () => {
  const { categories, tags, themes } = useApiQuery(getFilters()).data ?? DEFAULTS;
  return [
    { name: "category", all: "All categories", options: categories },
    { name: "tag", all: "All tags", options: tags },
    { name: "theme", all: "All themes", options: themes },
  ] as const;
};

/** The options and, if it is none of them, the chosen value. */
export const optionsWith = (options: readonly string[], chosen: string): readonly string[] =>
  chosen === "" || options.includes(chosen) ? options : [...options, chosen];
