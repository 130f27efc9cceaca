import type { ComponentProps, MouseEvent } from "react";
import { ButtonFrame } from "./button-frame";
import type { ButtonLook } from "./button-style";
import { Spinner } from "./spinner";

export interface ButtonProps extends ButtonLook, ComponentProps<"button"> {
  /** In progress: shows a spinner and ignores presses, but keeps the focus. Change the label along with it. */
  busy?: boolean;
}

export const Button = ({
  variant = "secondary",
  size = "medium",
  wide = false,
  busy = false,
  icon,
  trailing,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <ButtonFrame
      {...rest}
      {...(busy && { "aria-busy": true, "aria-disabled": true })}
      type={type}
      onClick={press}
      $variant={variant}
      $size={size}
      $wide={wide}
    >
      {busy ? <Spinner /> : icon}
      {children}
      {trailing}
    </ButtonFrame>
  );
};
