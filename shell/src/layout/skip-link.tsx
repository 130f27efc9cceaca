import { color, layer, motion, radius, space, type } from "@promptfolio/ui/theme";
import type { MouseEvent, RefObject } from "react";
import { styled } from "styled-components";

const Frame = styled.a`
  ${type.label}
  position: fixed;
  inset-block-start: ${space[2]};
  inset-inline-start: ${space[4]};
  z-index: ${layer.toast};
  max-width: calc(100% - 2 * ${space[4]});
  padding: ${space[3]} ${space[5]};
  border-radius: ${radius.control};
  background: ${color.inverse};
  color: ${color.onInverse};
  transition: transform ${motion.fast};

  &:not(:focus) {
    opacity: 0;
    transform: translateY(-200%);
  }
`;

/** The first tab stop: skips the header. */
export const SkipLink = ({ main }: { main: RefObject<HTMLElement | null> }) => {
  const skip = (event: MouseEvent): void => {
    // Adds no history entry, as this is no navigation.
    event.preventDefault();
    main.current?.focus({ preventScroll: true });
    main.current?.scrollIntoView();
  };
  return (
    <Frame href="#main" onClick={skip}>
      Skip to the content
    </Frame>
  );
};
