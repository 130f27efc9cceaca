import type { ReactNode } from "react";
import { css, styled } from "styled-components";
import { X } from "./icons";
import { color, media, radius, space, tabularNumbers, type } from "./theme/theme";

const chipStyle = css`
  ${type.small}
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 2.25rem;
  padding: ${space[1]} ${space[4]};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.ink};
  max-width: 100%;
  font-weight: 500;

  ${media.hover} {
    &:hover {
      border-color: ${color.control};
    }
  }

  ${media.touch} {
    min-height: 2.75rem;
  }

  &:focus-visible {
    border-radius: ${radius.pill};
  }

  svg {
    width: 1em;
    height: 1em;
  }
`;

const Toggle = styled.button`
  ${chipStyle}

  &[aria-pressed="true"] {
    background: ${color.inverse};
    border-color: ${color.inverse};
    color: ${color.onInverse};
  }
`;

const Count = styled.span`
  ${tabularNumbers}
  opacity: 0.78;
`;

/** One of several filters, on or off. Put a group of them into an element with `role="group"` and a name. */
export const Chip = ({
  pressed,
  onPress,
  count,
  children,
}: {
  pressed: boolean;
  onPress: () => void;
  count?: number;
  children: ReactNode;
}) => (
  <Toggle type="button" aria-pressed={pressed} onClick={onPress}>
    {children}
    {count !== undefined && <Count>{count}</Count>}
  </Toggle>
);

const Removable = styled.button`
  ${chipStyle}
  padding-right: ${space[3]};
  background: ${color.accentSoft};
  border-color: transparent;
  color: ${color.accent};
`;

/** An active filter; pressing removes it. */
export const RemovableChip = ({ label, onRemove }: { label: string; onRemove: () => void }) => (
  <Removable type="button" aria-label={`Remove ${label}`} onClick={onRemove}>
    <span>{label}</span>
    <X aria-hidden />
  </Removable>
);
