import type { FilterOptions } from "@promptfolio/contracts/api/images";
import { DEFAULT_CATEGORIES, DEFAULT_TAGS, DEFAULT_THEMES } from "@promptfolio/contracts/vocabulary";
import { useApiQuery } from "@promptfolio/host";
import { getFilters } from "@promptfolio/host/api/images";
import { useSearchDraft } from "@promptfolio/host/hooks/use-search-draft";
import { countOf } from "@promptfolio/lib/formats";
import { Button } from "@promptfolio/ui/button";
import { RemovableChip } from "@promptfolio/ui/chip";
import { SlidersHorizontal } from "@promptfolio/ui/icons";
import { SearchField } from "@promptfolio/ui/search-field";
import { Select } from "@promptfolio/ui/select";
import { useId } from "react";
import { TEXTS } from "../texts";
import { ColorChoice } from "./color-choice";
import { Bar, Chips, Count, Loading, Opener, Sheet } from "./filter-bar-style";
import { activeFilters, type FilterName, SORTS, type Sort } from "./filters";
import type { useFilters } from "./use-filters";

const DEFAULTS: FilterOptions = {
  categories: [...DEFAULT_CATEGORIES],
  tags: [...DEFAULT_TAGS],
  themes: [...DEFAULT_THEMES],
};

/** The filters' options; undefined while loading. From the first failure on, also during retries, the defaults. */
const useFilterOptions = (): FilterOptions | undefined => {
  const { data, isPending, failureCount } = useApiQuery(getFilters());
  if (data) return data;
  return isPending && failureCount === 0 ? undefined : DEFAULTS;
};

const SORT_NAMES: Record<Sort, string> = { random: "Random", newest: "Newest", views: "Most viewed" };

const NAMES: Record<FilterName, string> = {
  category: "Category",
  tag: "Tag",
  theme: "Theme",
  color: "Color",
  search: "Search",
};

/** Adds the chosen value, as a URL may contain one that is not among the options. */
const withChosen = (options: readonly string[], chosen: string): readonly string[] =>
  chosen === "" || options.includes(chosen) ? options : [...options, chosen];

/** Search, category, tag, theme and color, which are in a sheet on phones, with a chip for each active filter. */
export const FilterBar = ({
  filters,
  sort,
  setSort,
  setFilter,
  clear,
  total,
}: ReturnType<typeof useFilters> & {
  /** The number of matches; undefined until it is known. */
  total: number | undefined;
}) => {
  const options = useFilterOptions();
  const [draft, setDraft] = useSearchDraft(filters.search, (value) => setFilter("search", value));
  const sheet = useId();
  const active = activeFilters(filters);
  const chosen = active.filter(({ name }) => name !== "search").length;
  const matches = total === undefined ? "" : countOf(total, "poster");
  const choice = (name: "category" | "tag" | "theme", all: string, values: readonly string[]) => (
    <Select
      label={NAMES[name]}
      placeholder={all}
      options={withChosen(values, filters[name])}
      value={filters[name]}
      onChange={(event) => setFilter(name, event.target.value)}
    />
  );
  return (
    <>
      <Bar role="search" aria-label="Filter the gallery">
        <SearchField
          label={NAMES.search}
          placeholder="Title, tag, theme…"
          maxLength={100}
          shortcut="/"
          value={draft}
          onChange={setDraft}
        />
        {options === undefined ? (
          <Loading role="status">{TEXTS.filtersLoading}</Loading>
        ) : (
          <Opener>
            <Button
              icon={<SlidersHorizontal aria-hidden />}
              popoverTarget={sheet}
              aria-label={chosen > 0 ? `Filters, ${chosen} in use` : "Filters"}
            >
              {chosen > 0 ? `Filters (${chosen})` : "Filters"}
            </Button>
          </Opener>
        )}
        <Sheet id={sheet} popover="auto" role="group" aria-label="Filters">
          {options && (
            <>
              {choice("category", "All categories", options.categories)}
              {choice("tag", "All tags", options.tags)}
              {choice("theme", "All themes", options.themes)}
            </>
          )}
          <Select
            label="Sort by"
            options={SORTS.map((value) => ({ value, label: SORT_NAMES[value] }))}
            value={sort}
            onChange={(event) => setSort(SORTS.find((value) => value === event.target.value) ?? "random")}
          />
          <ColorChoice chosen={filters.color} choose={(name) => setFilter("color", name)} />
          <Button variant="primary" size="large" popoverTarget={sheet} popoverTargetAction="hide">
            {`Show ${matches || "posters"}`}
          </Button>
        </Sheet>
        <Count>{matches}</Count>
      </Bar>
      {active.length > 0 && (
        <Chips role="group" aria-label="Filters in use">
          {active.map(({ name, value }) => (
            <RemovableChip
              key={name}
              label={`${NAMES[name]}: ${value}`}
              onRemove={() => setFilter(name, "")}
            />
          ))}
          {active.length > 1 && (
            <Button variant="quiet" size="small" onClick={clear}>
              Clear all filters
            </Button>
          )}
        </Chips>
      )}
    </>
  );
};
