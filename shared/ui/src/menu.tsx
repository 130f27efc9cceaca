import * as Primitive from "radix-ui/dropdown-menu";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { styled } from "styled-components";
import { floatingStyle } from "./floating-style";
import { color, layer, media, radius, space, type } from "./theme/theme";
import { useLandmark } from "./use-landmark";

const Content = styled(Primitive.Content)`
  ${floatingStyle}
  z-index: ${layer.menu};
  min-width: 12rem;
  max-width: min(20rem, calc(100vw - 2rem));
  max-height: var(--radix-dropdown-menu-content-available-height);
  overflow: auto;
  padding: ${space[1]};
  border-radius: ${radius.control};
`;

const Item = styled(Primitive.Item)<{ $destructive: boolean }>`
  ${type.small}
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 2.25rem;
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.small};
  color: ${({ $destructive }) => ($destructive ? color.danger : color.ink)};
  cursor: pointer;
  user-select: none;

  ${media.touch} {
    min-height: 2.75rem;
  }

  &[data-highlighted] {
    background: ${({ $destructive }) => ($destructive ? color.dangerSoft : color.sunken)};
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }

  ${media.hover} {
    &[data-highlighted]:hover {
      outline: none;
    }
  }

  &[data-disabled] {
    color: ${color.inkFaint};
    cursor: not-allowed;
  }

  svg {
    flex: none;
    width: 1.1em;
    height: 1.1em;
  }
`;

const Divider = styled(Primitive.Separator)`
  height: 1px;
  margin: ${space[1]} ${space[2]};
  background: ${color.line};
`;

export type MenuEntry =
  | "divider"
  | {
      label: string;
      icon?: ReactNode;
      onSelect: () => void;
      destructive?: boolean;
      disabled?: boolean;
    };

export interface MenuProps {
  /** The button that opens it, with an accessible name. */
  trigger: ReactNode;
  entries: readonly MenuEntry[];
  align?: "start" | "center" | "end";
  /** Opens at once: for a menu whose code was fetched when its button was pressed. */
  defaultOpen?: boolean;
}

/** A menu of actions: arrow keys move, letters find, Escape closes it and returns the focus to the button. */
export const Menu = ({ trigger, entries, align = "end", defaultOpen = false }: MenuProps) => {
  const place = useLandmark<HTMLButtonElement>();
  const [open, setOpen] = useState(false);
  const change = (isOpen: boolean) => {
    place.locate();
    setOpen(isOpen);
  };
  // The landmark that it opens in is known only after the button is mounted.
  const openAtOnce = useEffectEvent(() => defaultOpen && change(true));
  useEffect(() => void openAtOnce(), []);
  return (
    <Primitive.Root modal={false} open={open} onOpenChange={change}>
      <Primitive.Trigger asChild ref={place.trigger}>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal container={place.container}>
        <Content align={align} sideOffset={6} collisionPadding={12}>
          {entries.map((entry, index) =>
            entry === "divider" ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a divider has nothing but its position
              <Divider key={index} />
            ) : (
              <Item
                key={entry.label}
                onSelect={entry.onSelect}
                disabled={entry.disabled ?? false}
                $destructive={entry.destructive ?? false}
              >
                {entry.icon}
                <span>{entry.label}</span>
              </Item>
            ),
          )}
        </Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
};
