import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Button, type ButtonProps } from "./button";
import { useLasting } from "./doing";

const Frame = styled(Button)`
  flex: none;
  aspect-ratio: 1;
  padding: 0;
  font-size: 1rem;

  @media (pointer: coarse) {
    min-width: 2.75rem;
  }
`;

export interface IconButtonProps extends Omit<ButtonProps, "children" | "aria-label" | "trailing" | "wide"> {
  /** The button's accessible name: what pressing it does. */
  label: string;
  icon: ReactNode;
  /** The name while it is busy for longer than a moment: what the press is doing. */
  doing?: string;
}

/** A square button with only an icon. */
export const IconButton = ({ label, variant = "quiet", doing = label, ...button }: IconButtonProps) => {
  const isLasting = useLasting(button.busy ?? false);
  return <Frame {...button} variant={variant} aria-label={isLasting ? doing : label} />;
};
