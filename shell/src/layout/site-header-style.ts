import { Link } from "@promptfolio/host/router";
import {
  color,
  layer,
  measure,
  media,
  motion,
  radius,
  shadow,
  space,
  type,
  visuallyHidden,
} from "@promptfolio/ui/theme";
import { createGlobalStyle, css, styled } from "styled-components";

/**
 * The header's width in units of its text size: with text twice as large, a desktop's header folds like a phone's.
 * (Media queries would not detect that.)
 */
export const room = {
  /** Not even the product's name fits next to the count. */
  scarce: "@container (width <= 22rem)",
  /** Not everything except the links fits in one row. */
  tight: "@container (width < 47rem)",
  /** It does. */
  ample: "@container (width >= 47rem)",
  /** The links fold, and nothing else. */
  folded: "@container (47rem <= width < 60rem)",
  /** The links fit too. */
  plenty: "@container (width >= 60rem)",
} as const;

/** Scroll targets and sticky elements stay clear of the header. */
export const HeaderHeight = createGlobalStyle`
  :root { --header-height: 4rem; }
  ${media.medium} {
    :root { --header-height: 4.5rem; }
  }
`;

export const Bar = styled.header`
  container-type: inline-size;
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  background: ${color.paper};
  border-bottom: 1px solid ${color.line};

  ${media.low} {
    position: relative;
  }
`;

export const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  max-width: calc(${measure.page} + 2 * ${space.gutter});
  height: calc(var(--header-height) - 1px);
  margin-inline: auto;
  padding-inline: ${space.gutter};

  ${room.plenty} {
    gap: ${space[4]};
  }
`;

const hoverable = css`
  border-radius: ${radius.control};

  ${media.hover} {
    &:hover {
      background: ${color.sunken};
    }
  }
`;

/** A control that is drawn in full when it is pointed at. */
export const quietControl = css`
  border-radius: ${radius.control};
  color: ${color.inkSoft};

  ${media.hover} {
    &:hover {
      background: ${color.sunken};
      color: ${color.ink};
    }
  }
`;

export const Brand = styled(Link)`
  ${type.subheading}
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space[2]};
  min-height: 2.75rem;
  border-radius: ${radius.control};
  text-decoration: none;

  svg {
    flex: none;
  }

  ${room.scarce} {
    span {
      ${visuallyHidden}
    }
  }
`;

export const MenuButton = styled.button`
  ${hoverable}
  display: grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  margin-inline-end: calc(-1 * ${space[2]});

  svg {
    width: 1.375rem;
    height: 1.375rem;
  }

  /* The position of the links where they fit. */
  ${room.ample} {
    order: 1;
    margin-inline-end: 0;
  }

  ${room.plenty} {
    display: none;
  }
`;

const sheet = css`
  position: absolute;
  inset: 100% 0 auto;
  padding: ${space[3]} ${space.gutter} ${space[6]};
  border-block: 1px solid ${color.line};
  background: ${color.paper};
  box-shadow: ${shadow.floating};
`;

/** A sheet below the header on small screens; on larger ones its parts are in the header's row. */
export const Panel = styled.div`
  ${sheet}
  display: grid;
  gap: ${space[2]};
  max-height: calc(100dvh - var(--header-height));
  overflow-y: auto;
  transition:
    opacity ${motion.base},
    transform ${motion.base};

  /* Hidden only after it has faded, but visible at once when it opens: the next Tab goes into it. */
  &[data-open="false"] {
    visibility: hidden;
    opacity: 0;
    transform: translateY(-8px);
    transition:
      opacity ${motion.base},
      transform ${motion.base},
      visibility ${motion.base};
  }

  ${room.ample} {
    display: contents;

    &[data-open="false"] {
      visibility: visible;
    }
  }
`;

export const Nav = styled.nav`
  display: grid;

  a {
    ${type.label}
    ${hoverable}
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    margin-inline: calc(-1 * ${space[3]});
    padding-inline: ${space[3]};
    color: ${color.inkSoft};
    text-decoration: none;
  }

  a[aria-current="page"] {
    color: ${color.ink};
  }

  + button {
    margin-inline: calc(-1 * ${space[3]});
  }

  ${room.ample} {
    + button {
      order: 3;
      margin-inline: 0;
    }
  }

  ${room.folded} {
    ${sheet}

    [data-open="false"] > & {
      display: none;
    }
  }

  ${room.plenty} {
    order: 1;
    display: flex;

    a {
      margin-inline: 0;
    }
  }
`;

export const Note = styled.p`
  ${type.caption}
  padding-block: ${space[2]} ${space[3]};
  color: ${color.inkSoft};

  ${room.ample} {
    display: none;
  }
`;
