import { color, media, radius, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

export const Status = styled.p`
  ${type.caption}
  margin-block: ${space[2]};
  color: ${color.inkSoft};
`;

/** Of one height, so that the dialog doesn't move while results arrive. */
export const List = styled.div`
  height: min(22rem, 45dvh);
  overflow: auto;
  overscroll-behavior: contain;
`;

export const Group = styled.div`
  > p {
    ${type.caption}
    padding: ${space[3]} ${space[3]} ${space[1]};
    color: ${color.inkSoft};
  }
`;

export const Result = styled.div`
  ${type.small}
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  overflow-wrap: anywhere;
  cursor: pointer;

  &[aria-selected="true"] {
    background: ${color.sunken};
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }

  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`;
