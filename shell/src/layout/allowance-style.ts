import { NewViews } from "@promptfolio/ui/new-views";
import { color, media, radius, space, tabularNumbers, type, visuallyHidden } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { room } from "./site-header-style";

/**
 * All widths are reserved from the start: the server's text ("0/1", "New views tomorrow.") takes up the space of the
 * longest ("12/20", "New views in 23 h 59 min."), so that nothing in the header moves.
 */
export const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  margin-inline-start: auto;
  color: ${color.inkSoft};

  ${room.ample} {
    order: 2;
    gap: ${space[3]};
  }
`;

/** The counter opens the list of viewed prompts. */
export const Opener = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: inherit;
  min-height: 2.75rem;
  border-radius: ${radius.control};
  color: inherit;

  ${media.hover} {
    &:hover {
      background: ${color.sunken};
      box-shadow: 0 0 0 ${space[2]} ${color.sunken};
    }
  }
`;

export const Ring = styled.svg`
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  fill: none;
  stroke: ${color.line};
  stroke-width: 3;
  transform: rotate(-90deg);

  circle:last-child {
    stroke: ${color.accent};
  }

  ${room.scarce} {
    display: none;
  }

  ${room.ample} {
    width: 1.75rem;
    height: 1.75rem;
  }
`;

export const Words = styled.span`
  display: block;
  ${tabularNumbers}
  white-space: nowrap;

  ${room.ample} {
    min-width: 10.25rem;
  }
`;

export const Line = styled.span`
  ${type.label}
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 1.5rem;
`;

export const Count = styled.span`
  min-width: 2.5ch;
  color: ${color.ink};
`;

export const Viewed = styled.span`
  display: none;
  font-weight: 500;

  ${room.ample} {
    display: inline;
  }
`;

export const Left = styled.span`
  min-width: 3.25rem;
  margin-inline-start: ${space[1]};
`;

/** On two lines, as wide as a count. */
export const Privilege = styled.p`
  ${type.caption}
  max-width: 9.5rem;
  line-height: 1.2;
  text-wrap: balance;

  ${room.scarce} {
    ${visuallyHidden}
  }
`;

/** On small screens the menu shows it. */
export const Next = styled(NewViews)`
  display: block;
  ${visuallyHidden}

  ${room.ample} {
    ${type.caption}
    position: static;
    width: auto;
    height: auto;
    margin: 0;
    overflow: visible;
    clip-path: none;
    line-height: 1.2;
  }
`;
