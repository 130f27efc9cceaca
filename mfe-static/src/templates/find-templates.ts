import { matchesSearch } from "@promptfolio/lib/search-text";
import type { TemplateCategory, TemplateSort } from "../texts";
import type { Template } from "./samples";

export interface TemplateQuery {
  search: string;
  category: TemplateCategory;
  sort: TemplateSort;
}

const matches = ({ title, description, tags }: Template, search: string): boolean =>
  matchesSearch([title, description, ...tags].join(" "), search);

/** Weighs downloads by rating: half a star counts about as much as a third of the downloads. */
const popularity = ({ downloads, rating }: Template): number => downloads * (rating - 3) ** 2;

const SCORES: Record<TemplateSort, (template: Template) => number> = {
  "Most Popular": popularity,
  Newest: ({ id }) => id,
  "Highest Rated": ({ rating }) => rating,
  "Most Downloaded": ({ downloads }) => downloads,
};

/** The templates that match a query, best first; ties are ordered by downloads. */
export const findTemplates = (templates: readonly Template[], query: TemplateQuery): Template[] => {
  const score = SCORES[query.sort];
  return templates
    .filter(({ category }) => query.category === "All" || category === query.category)
    .filter((template) => matches(template, query.search))
    .sort((a, b) => score(b) - score(a) || b.downloads - a.downloads);
};
