import type { ComponentProps, MouseEvent } from "react";
import { ButtonFrame, type ButtonLook } from "./button-style";
import { Doing } from "./doing";
import { Spinner } from "./spinner";

export interface ButtonProps extends ButtonLook, ComponentProps<"button"> {
  /** In progress: shows a spinner and ignores presses, but keeps the focus. */
  busy?: boolean;
  /** The label while it is busy for longer than a moment: what the press is doing. */
  doing?: string;
}

export const Button = ({
  variant = "secondary",
  size = "medium",
  wide = false,
  busy = false,
  doing,
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
  // An element of its own, as icons and spinners come and go beside it (scripts/lint/dynamic-text.grit).
  const label = typeof children === "string" ? <span>{children}</span> : children;
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
      {doing === undefined ? (
        label
      ) : (
        <Doing active={busy} text={doing}>
          {label}
        </Doing>
      )}
      {trailing}
    </ButtonFrame>
  );
};
