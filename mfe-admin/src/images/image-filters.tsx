import { useSearchDraft } from "@promptfolio/host/hooks/use-search-draft";
import { Button } from "@promptfolio/ui/button";
import { Row } from "@promptfolio/ui/layout";
import { SearchField } from "@promptfolio/ui/search-field";
import { Select } from "@promptfolio/ui/select";
import { media } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { Panel } from "../frame/panel";
import { filtersLabel, OnDemand } from "../lib/on-demand";
import type { ChangeView } from "../lib/use-search-view";
import { FIELDS } from "./image-fields";
import { useFacets } from "./image-inputs";
import { FIRST_VIEW, type ImageView, isFiltered, SORTS } from "./image-view";

const Fields = styled(Row)`
  > :first-child {
    flex: 1 1 10rem;
    grid-column: span 2;
  }

  ${media.medium} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  }
`;

const ORDERS = [
  { value: "asc", label: "Ascending" },
  { value: "desc", label: "Descending" },
];

interface ImageFiltersProps {
  view: ImageView;
  onChange: ChangeView<ImageView>;
}

export const ImageFilters = ({ view, onChange }: ImageFiltersProps) => {
  const facets = useFacets();
  const [search, setSearch] = useSearchDraft(view.search, (text) =>
    onChange({ search: text }, { replace: true }),
  );
  const choice = (name: keyof ImageView) => ({
    value: view[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <Panel
      title="Filters & Sorting"
      note={
        isFiltered(view) && (
          <Button size="small" onClick={() => onChange(FIRST_VIEW)}>
            Clear filters
          </Button>
        )
      }
    >
      <Fields $align="end">
        <SearchField
          label="Search"
          placeholder="Title, prompt, category…"
          maxLength={100}
          value={search}
          onChange={setSearch}
        />
        <OnDemand column="9rem" label={filtersLabel(facets.filter(({ name }) => view[name] !== "").length)}>
          {facets.map(({ name, all, options }) => (
            <Select
              key={name}
              {...choice(name)}
              label={FIELDS[name].name}
              placeholder={all}
              options={options}
            />
          ))}
          <Select {...choice("sort")} label="Sort by" options={SORTS} />
          <Select {...choice("order")} label="Order" options={ORDERS} />
        </OnDemand>
      </Fields>
    </Panel>
  );
};
