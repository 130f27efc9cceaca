import { color, layer, radius, shadow, space, type } from "@promptfolio/shared/theme";
import { styled } from "styled-components";

export const NoticeViewport = styled.ol`
  position: fixed;
  inset-block-end: ${space[4]};
  inset-inline-end: ${space[4]};
  z-index: ${layer.toast};
  width: min(26rem, calc(100vw - 2rem));
  padding: 0;
  list-style: none;
`;

export const NoticeFrame = styled.li`
  position: relative;
  display: grid;
  gap: ${space[1]};
  padding: ${space[4]} ${space[10]} ${space[4]} ${space[5]};
  border-radius: ${radius.card};
  border: 1px solid ${color.line};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.floating};
  &[data-destructive="true"] {
    background: ${color.dangerStrong};
    border-color: ${color.dangerStrong};
    color: ${color.onDanger};
  }
  &[data-swipe="move"] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe="end"] {
    opacity: 0;
  }
`;

export const NoticeTitle = styled.strong`
  ${type.label}
`;

export const NoticeDescription = styled.span`
  ${type.small}
`;

export const NoticeClose = styled.button`
  position: absolute;
  inset-block-start: ${space[2]};
  inset-inline-end: ${space[2]};
  width: ${space[8]};
  height: ${space[8]};
  border: 0;
  background: none;
  color: inherit;
  font-size: 1.25rem;
  cursor: pointer;
`;
