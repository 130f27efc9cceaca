import { keyframes, styled } from "styled-components";
import { clippedIcon, PLUS } from "./clipped-icon";
import { color, media, motion, space, type } from "./theme/theme";

const appear = keyframes`
  from { opacity: 0; transform: translateY(-4px); }
`;

/**
 * Headings with a button each, and their answers. The root styles them all, as a page may have dozens of them. Closed
 * answers stay in the page for search engines and for printing.
 */
export const Root = styled.div`
  border-bottom: 1px solid ${color.line};

  > :is(h2, h3, h4) {
    border-top: 1px solid ${color.line};

    > button {
      ${type.subheading}
      display: flex;
      justify-content: space-between;
      align-items: flex-start;
      gap: ${space[6]};
      width: 100%;
      padding-block: ${space[5]};
      text-align: start;

      ${media.hover} {
        &:hover {
          color: ${color.accent};
        }
      }

      &::after {
        ${clippedIcon(PLUS)}
        flex: none;
        width: 1.25rem;
        height: 1.25rem;
        margin-top: 0.15em;
        transition: transform ${motion.base};
      }

      /* Without scripts its answer is open, so pressing does nothing. */
      ${media.noScripts} {
        opacity: 1;

        &::after {
          display: none;
        }
      }

      &[aria-expanded="true"]::after {
        transform: rotate(45deg);
      }
    }
  }

  > div {
    max-width: 64ch;
    padding: 0 ${space[10]} ${space[6]} 0;
    color: ${color.inkSoft};
    text-wrap: pretty;
    animation: ${appear} ${motion.slow};

    &[data-state="closed"] {
      display: none;
    }

    ${media.noScripts} {
      &[data-state="closed"] {
        display: block;
      }
    }

    ${media.print} {
      &[data-state="closed"] {
        display: block;
      }
    }
  }
`;
