import * as Primitive from "radix-ui/tabs";
import { type ReactNode, useEffect, useRef } from "react";
import { styled } from "styled-components";
import { color, media, space, type } from "./theme/theme";

const Root = styled(Primitive.Root)`
  min-width: 0;
`;

const List = styled(Primitive.List)`
  position: relative;
  display: flex;
  gap: ${space[6]};
  border-bottom: 1px solid ${color.line};
  overflow-x: auto;
  overflow-y: hidden;
  scrollbar-width: none;
`;

const Trigger = styled(Primitive.Trigger)`
  ${type.label}
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  flex: none;
  min-height: 2.75rem;
  padding-inline: 2px;
  color: ${color.inkSoft};

  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  &::after {
    content: "";
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background: ${color.accent};
    opacity: 0;
  }

  &[data-state="active"] {
    color: ${color.ink};
  }

  &[data-state="active"]::after {
    opacity: 1;

    ${media.forced} {
      background: Highlight;
      forced-color-adjust: none;
    }
  }

  &:disabled {
    color: ${color.inkFaint};
    cursor: not-allowed;
  }

  svg {
    width: 1.15em;
    height: 1.15em;
  }
`;

const Panel = styled(Primitive.Content)`
  padding-top: ${space[6]};
`;

export interface TabItem {
  value: string;
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
  content: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the row of tabs. */
  label: string;
  items: readonly TabItem[];
  /** Controlled with `value` and `onChange`. Uncontrolled without them: the first tab is open at first. */
  value?: string;
  onChange?: (value: string) => void;
  /** Arrow keys only move the focus, Enter opens: for panels that are fetched or ask for confirmation when left. */
  manual?: boolean;
}

/** Shows one of several panels; arrow keys move between the tabs. Only the open panel is rendered. */
export const Tabs = ({ label, items, value, onChange, manual = false }: TabsProps) => {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab may be out of sight on a phone
  useEffect(() => {
    const row = list.current;
    const active = row?.querySelector<HTMLElement>("[data-state=active]");
    if (!row || !active) return;
    // The tabs get wider or narrower when their font arrives, or the text's size changes.
    const observer = new ResizeObserver(() => {
      row.scrollLeft = active.offsetLeft - (row.clientWidth - active.clientWidth) / 2;
    });
    observer.observe(active);
    return () => observer.disconnect();
  }, [value]);
  return (
    <Root
      defaultValue={items[0]?.value}
      activationMode={manual ? "manual" : "automatic"}
      {...(value !== undefined && { value })}
      {...(onChange && { onValueChange: onChange })}
    >
      <List ref={list} aria-label={label}>
        {items.map((item) => (
          <Trigger key={item.value} value={item.value} disabled={item.disabled ?? false}>
            {item.icon}
            <span>{item.label}</span>
          </Trigger>
        ))}
      </List>
      {items.map((item) => (
        <Panel key={item.value} value={item.value}>
          {item.content}
        </Panel>
      ))}
    </Root>
  );
};
