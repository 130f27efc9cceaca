import { DEFAULT_CATEGORIES, DEFAULT_TAGS, DEFAULT_THEMES } from "@promptfolio/contracts/vocabulary";
import { useApiQuery } from "@promptfolio/host";
import { getFilters } from "@promptfolio/host/api/images";

const DEFAULTS = { categories: DEFAULT_CATEGORIES, tags: DEFAULT_TAGS, themes: DEFAULT_THEMES };

export interface Facet {
  name: "category" | "tag" | "theme";
  label: string;
  all: string;
  choose: string;
  options: readonly string[];
}

/** The facets with the server's options; with the defaults until they load or if they can't be loaded. */
export const useFacets = (): readonly Facet[] => {
  const { categories, tags, themes } = useApiQuery(getFilters()).data ?? DEFAULTS;
  return [
    {
      name: "category",
      label: "Category",
      all: "All categories",
      choose: "Choose a category",
      options: categories,
    },
    { name: "tag", label: "Tag", all: "All tags", choose: "Choose a tag", options: tags },
    { name: "theme", label: "Theme", all: "All themes", choose: "Choose a theme", options: themes },
  ];
};

/** The options and, if it is none of them, the chosen value. */
export const optionsWith = (options: readonly string[], chosen: string): readonly string[] =>
  chosen === "" || options.includes(chosen) ? options : [...options, chosen];
