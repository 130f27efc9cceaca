import { color, media, radius } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { WIDTHS } from "./hero-wall-style";

/** Placeholder drawings in the theme's colours: a disc, a hill, a column of stripes. */
const DRAWINGS = [
  `radial-gradient(circle at 62% 34%, ${color.accent} 0 21%, transparent 21.4%), linear-gradient(172deg, transparent 58%, ${color.inkSoft} 58.2% 74%, ${color.ink} 74.2%)`,
  `repeating-linear-gradient(90deg, ${color.control} 0 6%, transparent 6% 12%)`,
  `radial-gradient(circle at 50% 100%, ${color.ink} 0 30%, transparent 30.5% 40%, ${color.accent} 40.5% 52%, transparent 52.5%)`,
  `linear-gradient(135deg, ${color.accentSoft} 50%, ${color.control} 50.2%)`,
  `radial-gradient(circle at 28% 28%, ${color.inkSoft} 0 16%, transparent 16.5%), radial-gradient(circle at 70% 68%, ${color.accent} 0 24%, transparent 24.5%)`,
  `linear-gradient(0deg, ${color.ink} 34%, transparent 34.2%), radial-gradient(circle at 50% 66%, ${color.accent} 0 26%, transparent 26.5%)`,
  `repeating-radial-gradient(circle at 0% 100%, ${color.accentSoft} 0 8%, transparent 8% 16%)`,
] as const;

const Frame = styled.div<{ $size: keyof typeof WIDTHS; $drawing: string }>`
  flex: none;
  width: var(--hero-poster);
  aspect-ratio: 4 / 5;
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  background: ${({ $drawing }) => $drawing}, ${color.sunken};

  ${media.medium} {
    width: ${({ $size }) => WIDTHS[$size]};
  }
`;

/** Replaces a picture while the collection is empty or can't be loaded. */
export const BlankPoster = ({ size, drawing }: { size: keyof typeof WIDTHS; drawing: number }) => (
  <Frame aria-hidden $size={size} $drawing={DRAWINGS[drawing % DRAWINGS.length] ?? DRAWINGS[0]} />
);
