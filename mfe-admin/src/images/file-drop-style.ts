import { color, media, radius, space, type, visuallyHidden } from "@promptfolio/ui/theme";
import { styled } from "styled-components";

export const Zone = styled.label<{ $over: boolean; $wrong: boolean; $low: boolean }>`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[2]};
  width: 100%;
  ${({ $low }) => !$low && "aspect-ratio: 4 / 5;"}
  max-height: 24rem;
  padding: ${space[4]};
  overflow: hidden;
  border: 1.5px dashed ${({ $over, $wrong }) => ($wrong ? color.danger : $over ? color.accent : color.control)};
  border-radius: ${radius.card};
  background: ${({ $over }) => ($over ? color.accentSoft : color.sunken)};
  color: ${color.inkSoft};
  text-align: center;
  cursor: pointer;

  input {
    ${visuallyHidden}
  }

  &:has(input:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }

  &:has(input:disabled) {
    cursor: not-allowed;
  }

  ${media.hover} {
    &:hover {
      border-color: ${color.accent};
    }
  }

  svg {
    width: 2rem;
    height: 2rem;
  }

  strong {
    ${type.label}
    color: ${color.ink};
  }

  small {
    ${type.caption}
  }

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
    background: ${color.sunken};
  }
`;

export const Note = styled.p<{ $wrong?: boolean }>`
  ${type.small}
  margin-top: ${space[2]};
  overflow-wrap: anywhere;
  color: ${({ $wrong }) => ($wrong ? color.danger : color.inkSoft)};
`;
