import { Link } from "@promptfolio/host/router";
import { color, media, space, type } from "@promptfolio/ui/theme";
import { useMemo } from "react";
import { styled } from "styled-components";
import type { LegalSection } from "./legal-body";
import { useReadingPosition } from "./use-reading-position";

const Frame = styled.nav`
  ${media.medium} {
    position: sticky;
    top: calc(var(--header-height, 5rem) + ${space[6]});
    align-self: start;
    max-height: calc(100dvh - var(--header-height, 5rem) - ${space[12]});
    overflow-y: auto;
    /* Space for the focus ring of its links. */
    padding: 2px;
  }

  h2 {
    ${type.label}
    margin-bottom: ${space[2]};
  }
`;

const List = styled.ol.attrs({ role: "list" })`
  ${type.small}
  border-left: 1px solid ${color.line};
`;

const Entry = styled(Link)`
  display: grid;
  grid-template-columns: 1.75rem minmax(0, 1fr);
  margin-left: -1px;
  padding: ${space[1]} ${space[2]} ${space[1]} ${space[4]};
  border-left: 2px solid transparent;
  color: ${color.inkSoft};
  text-decoration: none;

  ${media.touch} {
    padding-block: ${space[3]};
  }

  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }

  &[aria-current] {
    border-left-color: ${color.accent};
    color: ${color.ink};
    font-weight: 600;
  }
`;

export const Contents = ({ sections }: { sections: readonly LegalSection[] }) => {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const current = useReadingPosition(ids);
  return (
    <Frame aria-labelledby="contents-title">
      <h2 id="contents-title">Contents</h2>
      <List>
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <Entry to={{ hash: id }} {...(id === current && { "aria-current": "location" as const })}>
              <span aria-hidden>{index + 1}</span>
              <span>{title}</span>
            </Entry>
          </li>
        ))}
      </List>
    </Frame>
  );
};
