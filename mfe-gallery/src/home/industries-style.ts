import { color, media, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

export const List = styled.ul.attrs({ role: "list" })`
  border-bottom: 1px solid ${color.line};
`;

export const Row = styled.li`
  display: grid;
  gap: ${space[2]} ${space[10]};
  padding-block: ${space[6]};
  border-top: 1px solid ${color.line};

  ${media.medium} {
    grid-template-columns: 7fr 6fr;
    align-items: baseline;
  }

  h3 {
    ${type.heading}
    font-weight: 600;
  }

  p {
    max-width: 52ch;
    color: ${color.inkSoft};
  }
`;

export const Call = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[6]};
  margin-top: ${space[10]};

  > p {
    ${type.lead}
    max-width: 36ch;
  }
`;
