import { css, keyframes } from "styled-components";
import { color, motion, radius, shadow } from "./theme/theme";

const appear = keyframes`
  from { opacity: 0; transform: translateY(4px); }
`;

const leave = keyframes`
  to { opacity: 0; }
`;

/** Styles of elements that float over the page: menus, dialogs. */
export const floatingStyle = css`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.floating};
  animation: ${appear} ${motion.fast};

  &[data-state="closed"] {
    animation: ${leave} ${motion.fast} forwards;
  }
`;
