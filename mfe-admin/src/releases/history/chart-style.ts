import { color } from "@promptfolio/ui/theme";
import { styled } from "styled-components";
import { axes } from "../../lib/chart-style";

export const MARGIN = { top: 28, right: 6, bottom: 24, left: 48 };

/** Style of all release charts: the stable version's line is solid, the canary's is dashed. */
export const Drawing = styled.svg`
  display: block;
  overflow: visible;
  touch-action: pan-y;

  ${axes}

  .stable,
  .canary {
    fill: none;
    stroke: ${color.accent};
    stroke-width: 2;
    stroke-linejoin: round;
    stroke-linecap: round;
  }

  .canary {
    stroke: ${color.warning};
    stroke-dasharray: 5 4;
  }

  .dot {
    fill: ${color.accent};
  }

  .dot.of-canary {
    fill: ${color.warning};
  }

  .ground {
    fill: ${color.accentSoft};
  }

  .share {
    fill: ${color.warningSoft};
    stroke: ${color.warning};
    stroke-width: 1.5;
  }

  .change {
    stroke: ${color.control};
    stroke-dasharray: 2 3;
  }

  .cursor {
    stroke: ${color.ink};
  }
`;
