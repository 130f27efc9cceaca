import { styled } from "styled-components";
import { initials } from "./initials";
import { color } from "./theme/theme";

const Frame = styled.span<{ $size: string }>`
  flex: none;
  display: inline-grid;
  place-content: center;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  border: 1px solid ${color.line};
  border-radius: 50%;
  background: ${color.sunken};
  color: ${color.inkSoft};
  font: 600 calc(${({ $size }) => $size} * 0.36) / 1 var(--font-text);
  user-select: none;
`;

/** A person's initials. Decorative: show the name beside it. */
export const Avatar = ({ name, size = "2.25rem" }: { name: string; size?: string }) => {
  return (
    <Frame aria-hidden $size={size}>
      {initials(name)}
    </Frame>
  );
};
