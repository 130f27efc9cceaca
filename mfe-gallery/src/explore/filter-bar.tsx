import { Button } from "@promptfolio/ui/button";
import { RemovableChip } from "@promptfolio/ui/chip";
import { SearchField } from "@promptfolio/ui/search-field";
import { Select } from "@promptfolio/ui/select";
import { color, media, space, type } from "@promptfolio/ui/theme";
import { useRef } from "react";
import { styled } from "styled-components";
import { TEXTS } from "../texts";
import { activeFilters, type FilterName } from "./filters";
import { useFilterOptions } from "./use-filter-options";
import type { FilterControl } from "./use-filters";
import { useSearchDraft } from "./use-search-draft";
import { useSearchShortcut } from "./use-search-shortcut";

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  align-items: end;
  margin-bottom: ${space[6]};

  ${media.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr)) minmax(0, 1.6fr);
    gap: ${space[4]};
  }
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
  margin-bottom: ${space[6]};
`;

const NAMES: Record<FilterName, string> = {
  category: "Category",
  tag: "Tag",
  theme: "Theme",
  search: "Search",
};

/** An address may name what the options don't. */
const withChosen = (options: readonly string[], chosen: string): readonly string[] =>
  chosen === "" || options.includes(chosen) ? options : [...options, chosen];

/** Category, tag, theme and search, with a chip for each that is on. */
export const FilterBar = ({ filters, setFilter, clear }: FilterControl) => {
  const options = useFilterOptions();
  const [draft, setDraft] = useSearchDraft(filters.search, (value) => setFilter("search", value));
  const active = activeFilters(filters);
  const bar = useRef<HTMLDivElement>(null);
  useSearchShortcut(bar);
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
      <Bar ref={bar} role="search" aria-label="Filter the gallery">
        {options === null ? (
          <Loading role="status">{TEXTS.filtersLoading}</Loading>
        ) : (
          <>
            {choice("category", "All categories", options.categories)}
            {choice("tag", "All tags", options.tags)}
            {choice("theme", "All themes", options.themes)}
          </>
        )}
        <SearchField
          label={NAMES.search}
          placeholder="Title, tag, theme…"
          maxLength={100}
          shortcut="/"
          value={draft}
          onChange={setDraft}
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
    </>
  );
};
