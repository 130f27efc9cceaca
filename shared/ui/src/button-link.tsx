import type { ComponentProps, ElementType, ReactNode } from "react";
import { styled } from "styled-components";
import { type ButtonLook, type ButtonStyleProps, buttonBase, buttonLook } from "./button-style";

const Base = styled.a`
  ${buttonBase}
`;

const Frame = styled(Base)<ButtonStyleProps>`
  ${buttonLook}
`;

export type ButtonLinkProps<Component extends ElementType> = ButtonLook & {
  as?: Component;
  children?: ReactNode;
} & Omit<ComponentProps<Component>, keyof ButtonLook | "as" | "children">;

/** A link that looks like a button: `<ButtonLink as={Link} to="/signup" variant="primary">`. */
export const ButtonLink = <Component extends ElementType = "a">({
  variant = "secondary",
  size = "medium",
  wide = false,
  icon,
  trailing,
  children,
  ...rest
}: ButtonLinkProps<Component>) => {
  return (
    <Frame {...rest} $variant={variant} $size={size} $wide={wide}>
      {icon}
      {children}
      {trailing}
    </Frame>
  );
};
