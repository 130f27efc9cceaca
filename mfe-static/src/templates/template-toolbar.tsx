import { Chip } from "@promptfolio/ui/chip";
import { IconButton } from "@promptfolio/ui/icon-button";
import { LayoutGrid, List } from "@promptfolio/ui/icons";
import { Select } from "@promptfolio/ui/select";
import { color, media, radius, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { namesOf, TEXTS, type TemplateCategory, type TemplateSort } from "../texts";

/** One scrolling line on phones, wrapped elsewhere. */
const Chips = styled.div`
  display: flex;
  gap: ${space[2]};
  margin-inline: calc(-1 * ${space.gutter});
  padding: ${space[4]} ${space.gutter} ${space[1]};
  overflow-x: auto;
  scrollbar-width: none;

  > button {
    flex: none;
  }

  ${media.medium} {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
`;

const { categories } = TEXTS.templates;

export const CategoryChips = ({
  category,
  onChange,
}: {
  category: TemplateCategory;
  onChange: (category: TemplateCategory) => void;
}) => (
  <Chips role="group" aria-label="Category">
    {namesOf(categories).map((name) => (
      <Chip key={name} pressed={name === category} count={categories[name]} onPress={() => onChange(name)}>
        {name}
      </Chip>
    ))}
  </Chips>
);

export type TemplateView = "grid" | "list";

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[4]};
  padding-block: ${space[6]};

  p {
    ${type.subheading}
  }

  small {
    ${type.small}
    color: ${color.inkSoft};
  }
`;

const Controls = styled.div`
  display: flex;
  align-items: end;
  gap: ${space[3]};
  flex: 1 1 100%;

  > :first-child {
    flex: 1;
  }

  ${media.small} {
    flex: none;

    > :first-child {
      width: 12rem;
    }
  }
`;

const Views = styled.div`
  display: flex;
  border: 1px solid ${color.control};
  border-radius: ${radius.control};

  > [aria-pressed="true"] {
    background: ${color.inverse};
    color: ${color.onInverse};
  }
`;

const { sorts } = TEXTS.templates;

export const TemplateToolbar = ({
  count,
  sort,
  onSort,
  view,
  onView,
}: {
  count: number;
  sort: TemplateSort;
  onSort: (sort: TemplateSort) => void;
  view: TemplateView;
  onView: (view: TemplateView) => void;
}) => (
  <Bar>
    <div>
      <p role="status">{TEXTS.templates.found(count)}</p>
      <small>{`${count} shown here. The numbers above count the whole collection that is planned.`}</small>
    </div>
    <Controls>
      <Select
        label="Sort by"
        labelHidden
        options={sorts}
        value={sort}
        onChange={({ target }) => onSort(sorts.find((known) => known === target.value) ?? sort)}
      />
      <Views role="group" aria-label="View">
        <IconButton
          label="Grid view"
          icon={<LayoutGrid aria-hidden />}
          aria-pressed={view === "grid"}
          onClick={() => onView("grid")}
        />
        <IconButton
          label="List view"
          icon={<List aria-hidden />}
          aria-pressed={view === "list"}
          onClick={() => onView("list")}
        />
      </Views>
    </Controls>
  </Bar>
);
