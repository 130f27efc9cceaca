import { INERT_MEDIA } from "@promptfolio/contracts/page";
import { css, keyframes, styled } from "styled-components";
import { color, media, motion, space, type } from "./theme/theme";

const pulse = keyframes`
  50% { opacity: 0.72; }
`;

/** The gradient, as a layer of its own: it pulses, the picture above it does not. */
const placeholder = css`
  background-size: 0 0;

  &::before {
    content: "";
    position: absolute;
    inset: 0;
    background: inherit;
    background-size: auto;
    animation: ${pulse} 1.8s ease-in-out infinite;

    ${media.stillness} {
      animation: none;
    }
  }
`;

interface Size {
  $width: number;
  $height: number;
}

/** A box of the picture's ratio. Its background image is a gradient, the picture's placeholder. */
const box = css<Size>`
  position: relative;
  display: block;
  width: 100%;
  aspect-ratio: ${({ $width, $height }) => `${$width} / ${$height}`};
  overflow: hidden;
  background: ${color.sunken};
`;

export const Frame = styled.span<Size & { $waiting: boolean }>`
  ${box}
  ${({ $waiting }) => $waiting && placeholder}
`;

/** Shows the placeholder behind the picture, always. */
export const StillFrame = styled.span<Size>`
  ${box}
`;

const filling = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

export const Image = styled.img<{ $shown: boolean }>`
  ${filling}
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transition: opacity ${motion.slow};
`;

/**
 * Browsers don't fetch a lazy picture that isn't displayed: it waits as long as the scripts' preloads do, for the page's
 * first picture to be painted.
 */
export const StillImage = styled.img`
  ${filling}

  @media (scripting: enabled) {
    :root:has(link[media="${INERT_MEDIA}"]) &[loading="lazy"] {
      display: none;
    }
  }
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
