import { Chip } from "@promptfolio/ui/chip";
import { media, space } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { namesOf, TEXTS, type TemplateCategory } from "../texts";

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
