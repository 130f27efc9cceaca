import type { ComponentProps, ElementType, ReactNode } from "react";
import { ButtonFrame, type ButtonLook } from "./button-style";

export type ButtonLinkProps<Component extends ElementType> = ButtonLook & {
  as?: Component;
  children?: ReactNode;
} & Omit<ComponentProps<Component>, keyof ButtonLook | "as" | "children">;

/** A link that looks like a button: `<ButtonLink as={Link} to="/signup" variant="primary">`. */
export const ButtonLink = <Component extends ElementType = "a">({
  as,
  variant = "secondary",
  size = "medium",
  wide = false,
  icon,
  trailing,
  children,
  ...rest
}: ButtonLinkProps<Component>) => (
  <ButtonFrame as={as ?? "a"} {...rest} $variant={variant} $size={size} $wide={wide}>
    {icon}
    {children}
    {trailing}
  </ButtonFrame>
);
