import { color, media, space, tabularNumbers, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

export const Frame = styled.div`
  display: grid;
  gap: ${space[8]};
  padding-block: ${space[8]} ${space.section};

  ${media.large} {
    grid-template-columns: 4fr 8fr;
    gap: ${space[16]};
  }

  h2 {
    ${type.heading}
    margin-bottom: ${space[5]};
  }
`;

export const Categories = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  ${media.large} {
    flex-direction: column;
    align-items: flex-start;
  }
`;

export const PlannedNote = styled.p`
  ${type.small}
  max-width: 30ch;
  margin-top: ${space[4]};
  color: ${color.inkSoft};
`;

export const Answer = styled.div`
  display: grid;
  gap: ${space[4]};
`;

export const Facts = styled.div`
  ${type.caption}
  ${tabularNumbers}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[5]};

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }

  svg {
    width: 1rem;
    height: 1rem;
  }
`;
