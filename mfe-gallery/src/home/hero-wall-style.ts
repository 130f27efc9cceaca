import { Link } from "@promptfolio/host/router";
import { color, media, motion, radius, shadow, space, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

/** Shares of the large poster's width. Two small ones and the gap between them are as high as the large one. */
export const WIDTHS = {
  large: "var(--hero-poster)",
  medium: "calc(var(--hero-poster) * 0.64)",
  small: `calc((var(--hero-poster) - ${space[4]} * 0.8) / 2)`,
} as const;

/** Runs off the window's right edge; the clipped part can't be scrolled to. One row of small posters on phones. */
export const Wall = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  min-width: 0;
  padding-block: ${space[1]};
  overflow-x: clip;
  overflow-clip-margin: ${space[2]};

  ${media.medium} {
    gap: ${space[4]};
  }

  > :nth-child(4) {
    display: none;

    ${media.medium} {
      display: flex;
    }

    ${media.large} {
      display: none;
    }

    ${media.wide} {
      display: flex;
    }
  }
`;

export const Column = styled.div`
  display: contents;

  ${media.medium} {
    flex: none;
    display: flex;
    flex-direction: column;
    gap: ${space[4]};

    &:nth-child(2) {
      padding-top: ${space[10]};
    }

    &:nth-child(4) {
      padding-top: ${space[6]};
    }
  }
`;

export const WallPoster = styled(Link)<{ $size: keyof typeof WIDTHS }>`
  display: block;
  flex: none;
  width: var(--hero-poster);

  ${media.medium} {
    width: ${({ $size }) => WIDTHS[$size]};
  }

  border-radius: ${radius.small};
  box-shadow: ${shadow.lifted};
  overflow: clip;
  transition: transform ${motion.slow};

  ${media.hover} {
    &:hover {
      transform: translateY(-3px);
    }
  }
`;

/** A label like the one beside a work in a museum. */
export const Label = styled.p`
  ${type.caption}
  display: none;
  width: ${WIDTHS.large};

  ${media.medium} {
    display: grid;
  }

  color: ${color.inkSoft};

  strong {
    ${type.label}
    color: ${color.ink};
  }
`;
