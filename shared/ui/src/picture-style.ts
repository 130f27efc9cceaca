import { css, keyframes, styled } from "styled-components";
import { color, media, motion, space, type } from "./theme/theme";

const pulse = keyframes`
  50% { opacity: 0.72; }
`;

/** The tile is larger than the box, so that its soft edges are outside. It is a background, not a picture. */
const placeholder = css`
  &::before {
    content: "";
    position: absolute;
    inset: 0;
    background: inherit;
    background-position: center;
    background-size: 124% 124%;
    animation: ${pulse} 1.8s ease-in-out infinite;

    ${media.stillness} {
      animation: none;
    }
  }
`;

/** While waiting it has a tile as its background image, which only the placeholder shows. */
export const Frame = styled.span<{ $width: number; $height: number; $waiting: boolean }>`
  position: relative;
  display: block;
  width: 100%;
  aspect-ratio: ${({ $width, $height }) => `${$width} / ${$height}`};
  overflow: hidden;
  background: ${color.sunken};
  background-size: 0 0;
  ${({ $waiting }) => $waiting && placeholder}
`;

export const Image = styled.img<{ $shown: boolean; $fit: "cover" | "contain" }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: ${({ $fit }) => $fit};
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transition: opacity ${motion.slow};
`;

export const Fallback = styled.span`
  ${type.small}
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[4]};
  text-align: center;
  color: ${color.inkSoft};

  svg {
    width: 1.5rem;
    height: 1.5rem;
    stroke-width: 1.5;
  }
`;
