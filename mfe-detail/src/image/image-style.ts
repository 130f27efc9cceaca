import { Link } from "@promptfolio/host/router";
import { Container } from "@promptfolio/ui/layout";
import { color, media, radius, space, tabularNumbers, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

export const Page = styled(Container)`
  padding-block: ${space[5]} ${space[10]};
`;

export const Top = styled.div`
  ${type.small}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  min-height: 2.75rem;
  margin-bottom: ${space[4]};
  color: ${color.inkSoft};
`;

export const Back = styled(Link)`
  ${type.label}
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 2.75rem;
  color: ${color.ink};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }

  svg {
    width: 1.15em;
    height: 1.15em;
  }
`;

/** Hints that are only useful with a keyboard. */
export const Keys = styled.p`
  display: none;

  ${media.large} {
    display: block;
  }

  ${media.touch} {
    display: none;
  }

  kbd {
    ${type.caption}
    padding: 0 ${space[1]};
    border: 1px solid ${color.line};
    border-radius: ${radius.small};
  }
`;

/** The picture with its details, which are beside it if there is room. */
export const Spread = styled.article`
  display: grid;
  gap: ${space[8]};
  align-items: start;

  ${media.medium} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }

  ${media.print} {
    && {
      display: block;
    }

    > * {
      max-width: none;
      margin-bottom: ${space[6]};
    }
  }

  ${media.large} {
    grid-template-columns: minmax(0, 1.08fr) minmax(0, 1fr);
    gap: clamp(${space[10]}, 5vw, ${space[20]});
  }
`;

export const Figure = styled.figure`
  position: relative;
  border-radius: ${radius.card};
  overflow: hidden;

  ${media.medium} {
    position: sticky;
    top: calc(var(--header-height, 4.5rem) + ${space[4]});
  }

  ${media.print} {
    position: static;
    max-width: 12cm;
    border-radius: 0;
  }
`;

/** Covers the picture; a press enlarges it. */
export const Enlarge = styled.button`
  position: absolute;
  inset: 0;
  border-radius: ${radius.card};
  cursor: zoom-in;

  > span {
    padding: ${space[2]} ${space[4]};
    border-radius: ${radius.control};
    background: ${color.inverse};
    color: ${color.onInverse};
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  min-width: 0;
  max-width: 38rem;
`;

export const Title = styled.h1`
  ${type.title}
  overflow-wrap: anywhere;
`;

export const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[4]};

  li {
    min-width: 0;
  }
`;

/** Links to the filtered gallery. High enough for a finger, although the badge in it is lower. */
export const BadgeLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  border-radius: ${radius.small};
  text-decoration: none;

  ${media.touch} {
    min-height: 2.75rem;
  }

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`;

/** The picture's URL, for printed pages. */
export const PrintedUrl = styled.p`
  ${type.small}
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

export const Facts = styled.dl`
  ${type.small}
  ${tabularNumbers}
  display: grid;
  /* Two columns, then four; fewer where large text needs the room. */
  grid-template-columns: repeat(auto-fill, minmax(max(7rem, 34%), 1fr));
  gap: ${space[4]};
  padding-top: ${space[5]};
  border-top: 1px solid ${color.line};

  ${media.large} {
    grid-template-columns: repeat(auto-fill, minmax(max(6.5rem, 20%), 1fr));
  }

  dt {
    color: ${color.inkSoft};
  }

  dd {
    ${type.subheading}
    ${tabularNumbers}
    white-space: nowrap;
  }
`;
