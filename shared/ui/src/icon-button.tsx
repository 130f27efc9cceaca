import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { ButtonFrame, type ButtonLook } from "./button-style";
import { useLasting } from "./doing";
import { Spinner } from "./spinner";

const Frame = styled(ButtonFrame)`
  flex: none;
  aspect-ratio: 1;
  padding: 0;
  font-size: 1rem;

  @media (pointer: coarse) {
    min-width: 2.75rem;
  }
`;

export interface IconButtonProps
  extends Pick<ButtonLook, "variant" | "size">,
    Omit<ComponentProps<"button">, "children" | "aria-label"> {
  /** The button's accessible name: what pressing it does. */
  label: string;
  icon: ReactNode;
  busy?: boolean;
  /** The name while it is busy for longer than a moment: what the press is doing. */
  doing?: string;
}

/** A square button with only an icon. */
export const IconButton = ({
  label,
  icon,
  variant = "quiet",
  size = "medium",
  busy = false,
  doing,
  type = "button",
  onClick,
  ...rest
}: IconButtonProps) => {
  const isLasting = useLasting(busy);
  return (
    <Frame
      {...rest}
      {...(busy && { "aria-busy": true, "aria-disabled": true })}
      type={type}
      onClick={busy ? undefined : onClick}
      aria-label={isLasting ? (doing ?? label) : label}
      $variant={variant}
      $size={size}
      $wide={false}
    >
      {busy ? <Spinner /> : icon}
    </Frame>
  );
};
