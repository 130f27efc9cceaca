import { Link } from "@promptfolio/host/router";
import { color, ellipsis, media, motion, radius, space, tabularNumbers, type } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

export const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[6]} ${space[4]};

  ${media.medium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[6]};
  }
`;

export const Poster = styled.span`
  display: block;
  border-radius: ${radius.card};
  overflow: hidden;
  transition: transform ${motion.base};
`;

export const Card = styled(Link)`
  display: block;
  border-radius: ${radius.card};
  color: ${color.ink};
  text-decoration: none;

  ${media.hover} {
    &:hover ${Poster} {
      transform: translateY(-4px);
    }

    &:hover strong {
      text-decoration: underline;
    }
  }
`;

export const Name = styled.strong`
  ${type.subheading}
  ${ellipsis}
  display: block;
  margin-top: ${space[3]};
`;

export const Under = styled.span`
  ${type.caption}
  ${tabularNumbers}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  margin-top: ${space[1]};
  color: ${color.inkSoft};
`;

export const Failed = styled.p`
  ${type.body}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  color: ${color.inkSoft};
`;
