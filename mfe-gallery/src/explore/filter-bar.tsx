import { useSearchDraft } from "@promptfolio/host/hooks/use-search-draft";
import { countOf } from "@promptfolio/lib/count-of";
import { Button } from "@promptfolio/ui/button";
import { RemovableChip } from "@promptfolio/ui/chip";
import { SearchField } from "@promptfolio/ui/search-field";
import { Select } from "@promptfolio/ui/select";
import { color, media, space, tabularNumbers, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { TEXTS } from "../texts";
import { activeFilters, type FilterName, SORTS, type Sort } from "./filters";
import { useFilterOptions } from "./use-filter-options";
import type { FilterControl } from "./use-filters";

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  align-items: end;
  margin-bottom: ${space[4]};

  /* The search takes the whole width on phones. */
  > :first-child {
    grid-column: 1 / -1;
  }

  ${media.large} {
    > :first-child {
      grid-column: auto;
    }

    grid-template-columns: minmax(0, 1.6fr) repeat(4, minmax(0, 1fr));
    gap: ${space[4]};
  }
`;

const Count = styled.p`
  ${type.small}
  ${tabularNumbers}
  min-height: 1lh;
  margin-bottom: ${space[6]};
  color: ${color.inkSoft};
`;

const Loading = styled.p`
  ${type.small}
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  min-height: 4.5rem;
  color: ${color.inkSoft};

  ${media.large} {
    grid-column: span 3;
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  margin-bottom: ${space[4]};
`;

const SORT_NAMES: Record<Sort, string> = { random: "Random", newest: "Newest", views: "Most viewed" };

const NAMES: Record<FilterName, string> = {
  category: "Category",
  tag: "Tag",
  theme: "Theme",
  search: "Search",
};

/** Adds the chosen value, as a URL may contain one that is not among the options. */
const withChosen = (options: readonly string[], chosen: string): readonly string[] =>
  chosen === "" || options.includes(chosen) ? options : [...options, chosen];

/** Category, tag, theme and search, with a chip for each active filter. */
export const FilterBar = ({
  filters,
  sort,
  setSort,
  setFilter,
  clear,
  total,
}: FilterControl & {
  /** The number of matches; undefined until it is known. */
  total: number | undefined;
}) => {
  const options = useFilterOptions();
  const [draft, setDraft] = useSearchDraft(filters.search, (value) => setFilter("search", value));
  const active = activeFilters(filters);
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
      <Count>{total !== undefined && countOf(total, "poster")}</Count>
    </>
  );
};
