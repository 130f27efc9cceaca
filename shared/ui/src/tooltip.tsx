import { TOOLTIP } from "@promptfolio/contracts/limits";
import * as Primitive from "radix-ui/tooltip";
import { createContext, type ReactNode, useContext } from "react";
import { styled } from "styled-components";
import { color, layer, radius, space, type } from "./theme/theme";
import { useLandmark } from "./use-landmark";

const Content = styled(Primitive.Content)`
  ${type.caption}
  z-index: ${layer.tooltip};
  max-width: 18rem;
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.small};
  background: ${color.inverse};
  color: ${color.onInverse};
  user-select: none;
  pointer-events: none;
`;

const Grouped = createContext(false);

/** After one tooltip of a group has been shown, the others open without delay for a short while. */
export const TooltipGroup = ({ children }: { children: ReactNode }) => {
  return (
    <Primitive.Provider delayDuration={TOOLTIP.delay} skipDelayDuration={TOOLTIP.skipDelay}>
      <Grouped value>{children}</Grouped>
    </Primitive.Provider>
  );
};

export interface TooltipProps {
  /** A few words. Never the only place for a piece of information: touch devices have no hover. */
  text: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
  /** One focusable element. */
  children: ReactNode;
}

/** A hint beside the element that is hovered or focused. */
export const Tooltip = ({ text, side = "top", children }: TooltipProps) => {
  const grouped = useContext(Grouped);
  const place = useLandmark<HTMLButtonElement>();
  const tooltip = (
    <Primitive.Root onOpenChange={place.locate}>
      <Primitive.Trigger asChild ref={place.trigger}>
        {children}
      </Primitive.Trigger>
      <Primitive.Portal container={place.container}>
        <Content side={side} sideOffset={6} collisionPadding={8}>
          {text}
        </Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
  return grouped ? tooltip : <TooltipGroup>{tooltip}</TooltipGroup>;
};
