import { TOOLTIP } from "@promptfolio/contracts/limits";
import * as Primitive from "radix-ui/tooltip";
import { createContext, type ReactNode, useContext, useRef, useState } from "react";
import { styled } from "styled-components";
import { color, layer, radius, space, type } from "./theme/theme";

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
export const TooltipGroup = ({ children }: { children: ReactNode }) => (
  <Primitive.Provider delayDuration={TOOLTIP.delay} skipDelayDuration={TOOLTIP.skipDelay}>
    <Grouped value>{children}</Grouped>
  </Primitive.Provider>
);

export interface TooltipProps {
  /** A few words. Never the only place for a piece of information: touch devices have no hover. */
  text: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
  /** One focusable element. */
  children: ReactNode;
}

const LANDMARKS = "[role=dialog], [role=alertdialog], main, header, footer, nav, aside";

/**
 * A hint beside the element that is hovered or focused. It is in that element's landmark, so that assistive technology
 * finds it there and an open dialog doesn't hide it.
 */
export const Tooltip = ({ text, side = "top", children }: TooltipProps) => {
  const grouped = useContext(Grouped);
  const trigger = useRef<HTMLButtonElement>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const tooltip = (
    <Primitive.Root
      onOpenChange={() => setContainer(trigger.current?.closest<HTMLElement>(LANDMARKS) ?? null)}
    >
      <Primitive.Trigger asChild ref={trigger}>
        {children}
      </Primitive.Trigger>
      <Primitive.Portal container={container}>
        <Content side={side} sideOffset={6} collisionPadding={8}>
          {text}
        </Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
  return grouped ? tooltip : <TooltipGroup>{tooltip}</TooltipGroup>;
};
